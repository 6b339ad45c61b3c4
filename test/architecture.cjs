/** Who may import whom. Each comment is the message that the person who broke the rule will read. */
const npm = (names) => `node_modules/(${names})/`;
const error = (name, comment, from, to) => ({ name, severity: "error", comment, from, to });
const OUR_FOLDERS = "^(app|components|lib|prisma|test)/";

module.exports = {
  forbidden: [
    error(
      "core-is-pure",
      "lib/core only computes: itself, zod, d3, the hash, the differ, the unzipper, the writer of Word files and the parsers. No Node, Next, React, network or database.",
      { path: "^lib/core/" },
      {
        pathNot: [
          "^lib/core/",
          npm(
            "zod|fflate|docx|diff|d3|@types/d3|@types/d3-[a-z]+|@types/sarif|jsonc-parser|smol-toml|yaml|shell-quote|@noble/hashes",
          ),
        ],
      },
    ),
    error(
      "model-is-the-floor",
      "The nouns depend on zod and each other.",
      { path: "^lib/core/model/" },
      { pathNot: ["^lib/core/model/", npm("zod")] },
    ),
    error(
      "text-serves-all",
      "lib/core/text knows the nouns and nothing else of core.",
      { path: "^lib/core/text/" },
      { path: "^lib/core/", pathNot: "^lib/core/(text|model)/" },
    ),
    error(
      "siblings-do-not-meet",
      "One signal, importer, exporter, chart or report a file; they share only define.ts, entries.ts of the exporters, the roles of marks and lib/core/text.",
      {
        path: "^lib/core/(classification/signals|importers|exporters|charts|reports/formats)/",
        pathNot: "/index[.]ts$",
      },
      { path: "^lib/core/$1/[^/]+$", pathNot: "/(define|entries|examples|roles|svg)[.]ts$" },
    ),
    error(
      "classification-reads-downwards",
      "Lexicon, parsing, features, signals, scoring, effects: each step knows those before it, and classify.ts all of them.",
      { path: "^lib/core/classification/(lexicon|parsing|features|signals)/" },
      { path: "^lib/core/classification/(classify[.]ts|(scoring|effects)/)" },
    ),
    error(
      "parsing-observes-nothing",
      "Words are read before anything is made of them.",
      { path: "^lib/core/classification/(lexicon|parsing)/" },
      { path: "^lib/core/classification/(features|signals)/" },
    ),
    error(
      "the-lexicon-is-data",
      "The lexicon is read by the parser and never reads.",
      { path: "^lib/core/classification/lexicon/" },
      { path: "^lib/core/classification/parsing/" },
    ),
    error(
      "features-judge-nothing",
      "What was observed is one thing, for which leg it speaks another.",
      { path: "^lib/core/classification/features/" },
      { path: "^lib/core/classification/signals/" },
    ),
    error(
      "analysis-does-not-classify",
      "The combinatorics work on verdicts; how a verdict came about is not their business.",
      { path: "^lib/core/analysis/" },
      { path: "^lib/core/(classification|importers|reports|charts)/" },
    ),
    error(
      "reports-read-the-report",
      "A format sees the finished Report, not how it was reached.",
      { path: "^lib/core/reports/(formats|html)/" },
      {
        path: "^lib/core/(classification|importers|analysis)/",
        pathNot: "^lib/core/classification/scoring/counterfactuals[.]ts$",
      },
    ),
    error(
      "the-word-writer-is-loaded",
      "The library that writes Word files is large: formats/docx.ts loads lib/core/reports/word when somebody asks for such a file.",
      { path: OUR_FOLDERS, pathNot: "^(lib/core/reports/word/|test/)" },
      { path: ["^lib/core/reports/word/", npm("docx")], dynamic: false },
    ),
    error(
      "known-tools-are-loaded",
      "The file of known tools is large: load.ts loads it when somebody asks, and nothing else reads it.",
      { path: OUR_FOLDERS, pathNot: "^(lib/core/classification/reviewed/load[.]ts|lib/fit/|test/)" },
      { path: "^lib/core/classification/reviewed/known[.]json$" },
    ),
    error(
      "the-browser-looks-nothing-up",
      "Components are sent to the browser, and the file of known tools must not be.",
      { path: "^components/" },
      { path: "^lib/core/classification/reviewed/load[.]ts$", reachable: true },
    ),
    error(
      "d3-draws-charts",
      "d3 does arithmetic in lib/core/charts and nowhere else.",
      { path: OUR_FOLDERS, pathNot: "^(lib/core/charts|test)/" },
      { path: npm("d3|d3-[a-z]+") },
    ),
    error(
      "mcp-alone-connects",
      "Only lib/mcp speaks MCP or starts servers; lib/print starts a browser, lib/boot and prisma the project's own tools, lib/jobs/heavy threads.",
      {
        path: OUR_FOLDERS,
        pathNot: "^(lib/mcp|lib/print|lib/boot|prisma|lib/jobs/heavy|test)/|^lib/cli/mcp/serve[.]ts$",
      },
      {
        path: [
          "^(node:)?(child_process|net|http|https|tls|dgram|worker_threads)$",
          npm("@modelcontextprotocol/[a-z]+|undici|cross-spawn"),
        ],
      },
    ),
    error(
      "the-mcp-server-is-loaded",
      "The SDK's server is large: commands/mcp.ts loads it when there is something to serve, and no other command does.",
      { path: OUR_FOLDERS, pathNot: "^test/" },
      { path: "^lib/cli/mcp/serve[.]ts$", dynamic: false },
    ),
    error(
      "trefoil-mcp-only-answers",
      "lib/cli/mcp speaks MCP to a client on its own standard streams: it uses the SDK's server, and never connects or starts anything.",
      { path: "^lib/cli/(mcp/|commands/mcp[.]ts$)" },
      {
        path: [
          "^(node:)?(child_process|net|http|https|tls|dgram|worker_threads|fs|fs/promises)$",
          "^lib/(mcp|print|jobs|store|advisor|fit)/",
          npm("@modelcontextprotocol/client|undici|cross-spawn"),
          "node_modules/@modelcontextprotocol/sdk/.*/client/",
        ],
      },
    ),
    error(
      "store-alone-queries",
      "Only lib/store talks to the database; lib/boot makes its tables and checks it.",
      {
        path: OUR_FOLDERS,
        pathNot: ["^(lib/store|prisma|test)/", "^lib/boot/(migrate|open-data|open-postgresql)[.]mjs$"],
      },
      { path: ["@prisma/", npm("pg"), "^lib/store/generated/"] },
    ),
    error(
      "secrets-stay-shut",
      "Actions, routes and jobs seal and unseal, the store signs the audit log; everyone else is handed a Secret or nothing, and may check a signature.",
      {
        pathNot: [
          "^(lib/secrets|lib/jobs|lib/identity|test)/",
          "^lib/store/audit[.]ts$",
          "^app/.*(actions|route)[.]ts$",
        ],
      },
      { path: "^lib/secrets/", pathNot: "^lib/secrets/check-signature[.]ts$" },
    ),
    error(
      "store-and-mcp-are-strangers",
      "They meet in a job, an action or the command line, never in each other.",
      { path: "^lib/(store|mcp)/" },
      { path: "^lib/(store|mcp|jobs)/", pathNot: "^lib/$1/" },
    ),
    error(
      "metrics-count",
      "What is counted stands in one place, lib/metrics, with names and labels that tell nothing of anybody.",
      { path: OUR_FOLDERS, pathNot: "^lib/metrics/" },
      { path: npm("prom-client") },
    ),
    error(
      "tracing-tells-nothing-of-anybody",
      "What is told of a request stands in one place, lib/tracing, which takes addresses and texts out of it.",
      { path: OUR_FOLDERS, pathNot: "^(lib|test)/tracing/" },
      { path: npm("@opentelemetry/[^/]+") },
    ),
    error(
      "lib-knows-no-ui",
      "lib runs on the command line too, so it never imports the web app.",
      { path: "^lib/", pathNot: "^lib/(boot|identity)/" },
      { path: ["^(app|components)/", npm("next|react|react-dom")] },
    ),
    error(
      "identity-serves-the-app",
      "Who asks is known while a request is answered; what is done for them learns it from lib/who.ts.",
      { path: OUR_FOLDERS, pathNot: "^(app|lib/identity|test)/" },
      { path: "^lib/identity/" },
    ),
    error(
      "identity-knows-no-pages",
      "It is asked by pages, and by none in particular.",
      { path: "^lib/identity/" },
      { path: "^(app|components)/" },
    ),
    error(
      "cli-needs-no-database",
      "The command line runs in CI without a database.",
      { path: "^lib/cli/" },
      { path: "^lib/(store|jobs)/", reachable: true },
    ),
    error(
      "fit-is-offline",
      "Fitting weights reads files and core; it contacts nothing and keeps nothing.",
      { path: "^lib/fit/" },
      { path: "^lib/(mcp|store|jobs|secrets|cli|access)/" },
    ),
    error(
      "access-stands-alone",
      "Who is let in is decided by lib/access without the rest, and asked by proxy.ts alone.",
      { path: "^lib/access/" },
      { path: "^(app|components|lib)/|node_modules", pathNot: "^lib/access/" },
    ),
    error(
      "proxy-alone-asks-access",
      "One guard at the one door: only proxy.ts uses lib/access, and lib/identity, which knows whom it let in.",
      { path: OUR_FOLDERS, pathNot: "^(lib/access|lib/identity|test)/" },
      { path: "^lib/access/" },
    ),
    error(
      "boot-comes-first",
      "lib/boot runs before anything is installed or built, so it imports nothing of ours.",
      { path: "^lib/boot/" },
      { path: "^(app|components|lib)/", pathNot: "^lib/boot/" },
    ),
    error(
      "components-get-props",
      "Components show what they are given. Pages fetch, actions change.",
      { path: "^components/" },
      { path: "^app/|^lib/", pathNot: "^lib/core/" },
    ),
    error(
      "ui-knows-no-domain",
      "components/ui has no domain words.",
      { path: "^components/ui/" },
      { path: "^lib/|^components/", pathNot: "^components/ui/" },
    ),
    error(
      "pages-do-not-connect",
      "A page reads the store. Actions, routes and jobs may contact a server.",
      { path: "^app/.*(page|layout)[.]tsx$" },
      { path: "^lib/mcp/" },
    ),
    error("nothing-imports-tests", "Tests depend on code, not the reverse.", { pathNot: "^test/" }, { path: "^test/" }),
    error(
      "no-circular",
      "Two files that need each other are one file, or three.",
      { pathNot: "^prisma/" },
      { circular: true },
    ),
    error("no-unresolvable", "This import leads nowhere.", { pathNot: "node_modules" }, { couldNotResolve: true }),
    error(
      "no-orphans",
      "Nothing reaches this file. Use it or delete it.",
      { orphan: true, path: "^(components|lib)/", pathNot: "[.]d[.]ts$" },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: ["node_modules", "^lib/store/generated/"] },
    exclude: { path: ["[.]next/", "^dist/"] },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".d.ts", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
