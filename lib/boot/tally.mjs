/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * Counts one gate. A gate without a report is one test. A report never outvotes the exit code: a run that ended badly
 * has at least one failure, even if it crashed before it could count.
 * @param {number | null} exitCode
 * @param {Tally | null} reported
 * @returns {Tally}
 */
export function countGate(exitCode, reported) {
  const counted = reported ?? { passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 };
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/**
 * Reads the JSON report of Vitest. A file that could not be loaded holds no tests and counts as one failure.
 * @param {any} report
 * @returns {Tally}
 */
export function readVitest(report) {
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Reads the JSON report of Playwright. A test that passes only when repeated has failed.
 * @param {any} report
 * @returns {Tally}
 */
export function readPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  const add = (/** @type {keyof Tally} */ key) => tallies.reduce((total, tally) => total + tally[key], 0);
  return { passed: add("passed"), failed: add("failed"), skipped: add("skipped") };
}

/**
 * The one line that closes a run.
 * @param {Tally} tally
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
