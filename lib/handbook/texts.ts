import accuracy from "./text/accuracy.md";
import backups from "./text/backups.md";
import board from "./text/board.md";
import ci from "./text/ci.md";
import clients from "./text/clients.md";
import combinations from "./text/combinations.md";
import commandLine from "./text/command-line.md";
import compositions from "./text/compositions.md";
import components from "./text/components.md";
import configuration from "./text/configuration.md";
import developing from "./text/developing.md";
import drift from "./text/drift.md";
import fileFormats from "./text/file-formats.md";
import fix from "./text/fix.md";
import governance from "./text/governance.md";
import guard from "./text/guard.md";
import guardMeasured from "./text/guard-measured.md";
import hints from "./text/hints.md";
import howItWorks from "./text/how-it-works.md";
import least from "./text/least.md";
import legs from "./text/legs.md";
import mcp from "./text/mcp.md";
import overrides from "./text/overrides.md";
import policies from "./text/policies.md";
import questions from "./text/questions.md";
import readme from "./text/README.md";
import reports from "./text/reports.md";
import rules from "./text/rules.md";
import servers from "./text/servers.md";
import sessions from "./text/sessions.md";
import runForATeam from "./text/run-for-a-team.md";
import settings from "./text/settings.md";
import severity from "./text/severity.md";
import shareProtocol from "./text/share-protocol.md";
import terms from "./text/terms.md";
import threatModel from "./text/threat-model.md";
import tutorialDeveloper from "./text/tutorial-developer.md";
import tutorialPlatformTeam from "./text/tutorial-platform-team.md";
import tutorialReviewer from "./text/tutorial-reviewer.md";
import tutorialServerAuthor from "./text/tutorial-server-author.md";

/** The text of every page by the name of its file. */
export const TEXTS = {
  accuracy,
  backups,
  board,
  ci,
  clients,
  combinations,
  "command-line": commandLine,
  compositions,
  components,
  configuration,
  developing,
  drift,
  "file-formats": fileFormats,
  fix,
  governance,
  guard,
  "guard-measured": guardMeasured,
  hints,
  "how-it-works": howItWorks,
  least,
  legs,
  mcp,
  overrides,
  policies,
  questions,
  README: readme,
  reports,
  rules,
  servers,
  sessions,
  "run-for-a-team": runForATeam,
  settings,
  severity,
  "share-protocol": shareProtocol,
  terms,
  "threat-model": threatModel,
  "tutorial-developer": tutorialDeveloper,
  "tutorial-platform-team": tutorialPlatformTeam,
  "tutorial-reviewer": tutorialReviewer,
  "tutorial-server-author": tutorialServerAuthor,
} as const;
