/** The words of a command that publishes among which its receiver may stand; undefined when it does not publish. */
export function publishedTo(program: string, args: readonly string[]): string[] | undefined {
  if (IMAGES.has(program) && args.some((word) => BUILT_TO_REGISTRY.test(word)))
    return args.flatMap((word) => word.split(/[=,]/)).filter((word) => /\.[a-z]/i.test(word));
  return PUBLISHING.get(program)?.has(args.find((word) => !word.startsWith("-")) ?? "")
    ? args.filter((word) => /[:@]|\.[a-z]/i.test(word))
    : undefined;
}

/** Programs whose first word decides: these words of theirs leave the machine for a place that was set up before. */
const PUBLISHING: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    git: new Set(["push", "send-email"]),
    npm: new Set(["publish"]),
    pnpm: new Set(["publish"]),
    yarn: new Set(["publish"]),
    cargo: new Set(["publish"]),
    bun: new Set(["publish"]),
    deno: new Set(["publish", "deploy"]),
    poetry: new Set(["publish"]),
    uv: new Set(["publish"]),
    hatch: new Set(["publish"]),
    flit: new Set(["publish"]),
    gem: new Set(["push"]),
    dotnet: new Set(["nuget"]),
    mvn: new Set(["deploy"]),
    vsce: new Set(["publish"]),
    ovsx: new Set(["publish"]),
    hg: new Set(["push"]),
    svn: new Set(["commit", "ci", "import"]),
    docker: new Set(["push"]),
    podman: new Set(["push"]),
    buildah: new Set(["push"]),
    nerdctl: new Set(["push"]),
    helm: new Set(["push"]),
    surge: new Set([""]),
    wrangler: new Set(["deploy", "publish", "pages"]),
    fly: new Set(["deploy"]),
    flyctl: new Set(["deploy"]),
    firebase: new Set(["deploy"]),
    railway: new Set(["up"]),
    gh: new Set(["pr", "issue", "gist", "release", "repo", "api", "workflow", "secret"]),
    glab: new Set(["mr", "issue", "snippet", "release", "repo", "api"]),
    twine: new Set(["upload"]),
    vercel: new Set(["", "deploy"]),
    netlify: new Set(["deploy"]),
  }),
);

/** Programs that build images, and words by which what is built goes to a registry, its layers or what is kept for the next time. */
const IMAGES = new Set(["docker", "podman", "buildah", "nerdctl", "img", "kaniko", "buildctl"]);
const BUILT_TO_REGISTRY = /^--(?:push|cache-to|export-cache)\b|type=registry/;
