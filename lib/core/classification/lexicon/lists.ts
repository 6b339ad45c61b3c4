import type { Resource } from "./resource";
import { BUSINESS } from "./resources/business";
import { CLOUD } from "./resources/cloud";
import { CODE } from "./resources/code";
import { COMMUNICATION } from "./resources/communication";
import { DATA } from "./resources/data";
import { MACHINE } from "./resources/machine";
import { REFERENCE } from "./resources/reference";
import { WEB } from "./resources/web";
import { WORK } from "./resources/work";
import type { Service } from "./service";
import { ENGINEERING } from "./services/engineering";
import { TALK } from "./services/talk";
import { WORK_SERVICES } from "./services/work";
import { WORLD } from "./services/world";

export const RESOURCES: readonly Resource[] = [
  ...COMMUNICATION,
  ...WORK,
  ...CODE,
  ...MACHINE,
  ...DATA,
  ...CLOUD,
  ...BUSINESS,
  ...WEB,
  ...REFERENCE,
];
export const SERVICES: readonly Service[] = [...TALK, ...WORK_SERVICES, ...ENGINEERING, ...WORLD];
