import { ATTACKS } from "./attacks";
import { BLIND_ATTACKS, BLIND_TASKS } from "./blind";
import { EIGHTH_ATTACKS, EIGHTH_TASKS } from "./eighth";
import { ELEVENTH_ATTACKS, ELEVENTH_TASKS } from "./eleventh";
import { FIFTH_ATTACKS, FIFTH_TASKS } from "./fifth";
import { FOURTH_ATTACKS, FOURTH_TASKS } from "./fourth";
import { NINTH_ATTACKS, NINTH_TASKS } from "./ninth";
import { SEVENTH_ATTACKS, SEVENTH_TASKS } from "./seventh";
import { SIXTH_ATTACKS, SIXTH_TASKS } from "./sixth";
import { TASKS } from "./tasks";
import { TENTH_ATTACKS, TENTH_TASKS } from "./tenth";
import { TWELFTH_ATTACKS, TWELFTH_TASKS } from "./twelfth";
import { UNSEEN_ATTACKS, UNSEEN_TASKS } from "./unseen";
import type { Scenario } from "./define";

/** Every scripted session, attacks and tasks. */
export const ALL: readonly Scenario[] = [
  ATTACKS,
  TASKS,
  BLIND_ATTACKS,
  BLIND_TASKS,
  UNSEEN_ATTACKS,
  UNSEEN_TASKS,
  FOURTH_ATTACKS,
  FOURTH_TASKS,
  FIFTH_ATTACKS,
  FIFTH_TASKS,
  SIXTH_ATTACKS,
  SIXTH_TASKS,
  SEVENTH_ATTACKS,
  SEVENTH_TASKS,
  EIGHTH_ATTACKS,
  EIGHTH_TASKS,
  NINTH_ATTACKS,
  NINTH_TASKS,
  TENTH_ATTACKS,
  TENTH_TASKS,
  ELEVENTH_ATTACKS,
  ELEVENTH_TASKS,
  TWELFTH_ATTACKS,
  TWELFTH_TASKS,
].flat();
