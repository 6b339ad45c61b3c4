import { table } from "./markdown";

/** How long judging takes, measured by hand with `npm run bench:classify`: it depends on the machine. */
export const JUDGING_TIME = [
  "Judging is compared with parsing the same bytes as JSON on the same core (`npm run bench:classify`). 4,998 definitions of real servers, 6.6 MB, on two processors, two runs on 27 November 2026:",
  table(
    ["what", "tools a second", "times `JSON.parse`", "aim"],
    [
      ["without evidence, as for lists", "2,379 and 2,652", "31.5 and 30.4", "25"],
      ["with evidence, as for the page of a server", "1,548 and 1,922", "48.4 and 41.9", "none"],
      ["the first pass of a new process, without evidence", "1,198 and 1,302", "62.6 and 61.9", "60"],
    ],
  ),
  "Both aims are what rules alone took before words were learned beside them, and both are missed. The work is spread thin: no part of it is more than a tenth (looking up weights 9 %, finding the features of words 9 %, cutting texts into words 8 %), so there is no single step that would reach them. The first pass is slower because the program is still being compiled while it runs; by an estimate that is two fifths of its work.",
  "Longer definitions take longer up to the limits of what is read: 0.8 ms for a description of 1,000 characters, 1.4 to 1.6 for 10,000, 2.0 to 2.9 for 100,000, and 2.1 to 3.0 for 1,000,000.",
];
