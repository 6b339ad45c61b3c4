import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  // For the package: everything that it takes to run without this checkout.
  output: process.env.TREFOIL_STANDALONE === "1" ? "standalone" : undefined,
  // Arguments of server functions hold what people typed, secrets included.
  logging: { serverFunctions: false },
  reactStrictMode: true,
  // Next would redirect before the proxy has looked at Host; the proxy does it after.
  skipTrailingSlashRedirect: true,
  // The type check is a gate of its own, over the tests too; a user's first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // The pages of the handbook are part of the program, not files to be found beside it.
  turbopack: { rules: { "*.md": { type: "text" } } },
  serverExternalPackages: [
    "@prisma/adapter-libsql",
    "@prisma/adapter-pg",
    "pg",
    "@libsql/client",
    "libsql",
    "@napi-rs/keyring",
    "pg-boss",
    "prom-client",
    "rate-limiter-flexible",
  ],
  experimental: {
    // A cache of 230 MB that only the next build reads: writing it took a sixth of a first start.
    turbopackFileSystemCacheForBuild: false,
    // Nobody is sent them, and the log writes messages without their places.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    // A page that one may not see is answered with 403 and `app/forbidden.tsx`.
    authInterrupts: true,
    // A config file or a pasted `tools/list` answer: 16 MB, stated in the form. The proxy buffers bodies and must allow as much.
    serverActions: { bodySizeLimit: "16mb" },
    proxyClientMaxBodySize: "16mb",
  },
};

export default config;
