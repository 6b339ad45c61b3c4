import type { ReportSection } from "../define";
import allTools from "./all-tools";
import beside from "./beside";
import besideServers from "./beside-servers";
import channels from "./channels";
import claims from "./claims";
import client from "./client";
import compositions from "./compositions";
import cover from "./cover";
import evidence from "./evidence";
import findings from "./findings";
import method from "./method";
import people from "./people";
import fixes from "./fixes";
import policies from "./policies";
import remarks from "./remarks";
import session from "./session";
import since from "./since";

/** Every part of the report in its order. To add one, put a file beside this one and a line here. */
export const SECTIONS: readonly ReportSection[] = [
  cover,
  since,
  findings,
  beside,
  fixes,
  claims,
  policies,
  besideServers,
  session,
  people,
  method,
  evidence,
  compositions,
  client,
  allTools,
  channels,
  remarks,
];
