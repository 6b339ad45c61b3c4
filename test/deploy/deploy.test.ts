import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readOptions } from "@/lib/boot/options.mjs";
import { storeCommand } from "@/lib/boot/store-command.mjs";
import { VARIABLES } from "@/lib/boot/variables.mjs";
import { EnvSchema } from "@/lib/env";

type Named = { name: string };
type Container = Named & {
  command?: string[];
  args?: string[];
  image: string;
  env?: (Named & { valueFrom?: { secretKeyRef: { name: string; key: string } } })[];
  envFrom?: { configMapRef: Named }[];
  ports?: (Named & { containerPort: number })[];
  volumeMounts: (Named & { mountPath: string })[];
  securityContext: object;
  lifecycle?: { preStop: { sleep: { seconds: number } } };
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string }; timeoutSeconds?: number };
};
type Pod = {
  initContainers?: Container[];
  containers: Container[];
  volumes: Named[];
  terminationGracePeriodSeconds?: number;
  securityContext: object;
};

const FOLDER = path.resolve(import.meta.dirname, "../../.deploy");
const read = (name: string) => readFileSync(path.join(FOLDER, name), "utf8");

/** The variables that the program reads, and Node's own. */
const KNOWN = [...Object.keys(EnvSchema.shape), ...VARIABLES.map(({ name }) => name), "NODE_EXTRA_CA_CERTS"];
/** Seconds: what `lib/boot/launch.mjs` gives what is being answered. */
const DRAIN = Number(
  /DRAIN_MS = (\d+)_000/.exec(readFileSync(path.resolve(FOLDER, "../lib/boot/launch.mjs"), "utf8"))![1],
);
const HEALTH = ["/health/live", "/health/ready"];

/** Whether a command line of the image is one that the program takes. */
function isCommand([program, ...args]: readonly string[]): boolean {
  return program === "trefoil" && (storeCommand(args)?.name === "migrate" || readOptions(args).ok);
}

describe("compose.yaml", () => {
  const { services, volumes, networks } = parse(read("compose.yaml"), { merge: true }) as {
    services: Record<string, Record<string, never> & { environment?: Record<string, string>; command?: string[] }>;
    volumes: object;
    networks: { inside: { ipam: { config: { subnet: string }[] } } };
  };
  const ours = Object.entries(services).filter(([, { image }]) => image === "localhost/trefoil");

  test("runs two copies and the migration by commands and variables that the program knows", () => {
    expect(ours.map(([name]) => name)).toEqual(["trefoil-1", "trefoil-2", "migrate"]);
    for (const [name, { command, environment }] of ours) {
      expect(isCommand(command!), name).toBe(true);
      expect(Object.keys(environment!).filter((one) => !KNOWN.includes(one))).toEqual([]);
    }
    expect(services["trefoil-1"]!.environment!["TREFOIL_TRUSTED_PROXIES"]).toBe(networks.inside.ipam.config[0]!.subnet);
  });

  test("names no service, volume or file that there is not, and publishes nothing but the proxy on this computer", () => {
    const published: string[] = [];
    for (const { depends_on = {}, volumes: mounted = [], ports = [] } of Object.values(services) as unknown as {
      depends_on?: object;
      volumes?: string[];
      ports?: string[];
    }[]) {
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
      for (const source of mounted.map((one) => one.split(":")[0]!).filter((one) => !/^\.\/tls\./.test(one)))
        if (source.startsWith("./")) read(source);
        else expect(Object.keys(volumes)).toContain(source);
      published.push(...ports);
    }
    expect(published).toEqual(["127.0.0.1:8443:8443"]);
  });

  test("gives an end longer than what is being answered may take", () => {
    for (const name of ["trefoil-1", "trefoil-2"])
      expect(Number.parseInt(String(services[name]!["stop_grace_period"]))).toBeGreaterThan(DRAIN);
  });

  test("holds no password, and the identity provider knows the address that the app names", () => {
    expect(read("compose.yaml").match(/(?:PASSWORD|SECRET): (?!\$\{)/g)).toBeNull();
    const { issuer, staticClients } = parse(read("dex.yaml")) as {
      issuer: string;
      staticClients: { id: string; redirectURIs: string[] }[];
    };
    const { environment } = services["trefoil-1"]!;
    expect(issuer).toBe(environment!["TREFOIL_OIDC_ISSUER"]);
    expect(staticClients).toMatchObject([
      {
        id: environment!["TREFOIL_OIDC_CLIENT_ID"],
        redirectURIs: [`${environment!["TREFOIL_PUBLIC_URL"]}/sign-in/callback`],
      },
    ]);
  });

  test("the proxy asks both copies, and whether they are ready", () => {
    const caddy = read("Caddyfile");
    expect(caddy).toContain("reverse_proxy trefoil-1:3210 trefoil-2:3210 {");
    expect(HEALTH).toContain(/health_uri (\S+)/.exec(caddy)![1]);
  });
});

describe("kubernetes.yaml", () => {
  const documents = parseAllDocuments(read("kubernetes.yaml"));
  const objects = documents.map((one) => one.toJS()) as { kind: string; metadata: Named; spec: never; data?: object }[];
  const find = <T>(kind: string) => objects.find((one) => one.kind === kind)! as unknown as { spec: T; data: object };
  const deployment = find<{ replicas: number; selector: object; template: { metadata: object; spec: Pod } }>(
    "Deployment",
  ).spec;
  const job = find<{ template: { spec: Pod } }>("Job").spec;
  const app = deployment.template.spec.containers[0]!;

  test("is YAML without a fault, with a migration job, two copies, probes, a budget and a way in", () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
    expect(objects.map(({ kind }) => kind)).toEqual([
      "ConfigMap",
      "Job",
      "Deployment",
      "PodDisruptionBudget",
      "Service",
      "Ingress",
    ]);
    expect(deployment.replicas).toBe(2);
    expect(find<{ minAvailable: number }>("PodDisruptionBudget").spec).toMatchObject({
      minAvailable: 1,
      selector: deployment.selector,
    });
    expect({ matchLabels: find<{ selector: object }>("Service").spec.selector }).toEqual(deployment.selector);
    expect({ matchLabels: (deployment.template.metadata as { labels: object }).labels }).toEqual(deployment.selector);
  });

  test("sets variables and gives options that the program knows, and leaves migrations to the job", () => {
    const names = [app, ...job.template.spec.containers].flatMap(({ env = [] }) => env.map(({ name }) => name));
    expect([...names, ...Object.keys(find("ConfigMap").data)].filter((one) => !KNOWN.includes(one))).toEqual([]);
    expect(app.args).toContain("--no-migrate");
    expect(isCommand(app.args!)).toBe(true);
    expect(job.template.spec.containers[0]!.args).toEqual(["trefoil", "migrate"]);
  });

  test("probes what answers: startup and readiness the data, liveness the process alone", () => {
    const port = app.ports!.find(({ containerPort }) => containerPort === 3210)!.name;
    const probe = (path: string) => ({ httpGet: { path, port } });
    expect(app.startupProbe).toMatchObject(probe("/health/ready"));
    expect(app.readinessProbe).toMatchObject(probe("/health/ready"));
    expect(app.livenessProbe).toMatchObject(probe("/health/live"));
    // A check has three seconds.
    expect(app.readinessProbe!.timeoutSeconds).toBeGreaterThan(3);
  });

  test("gives an end longer than what is being answered may take", () => {
    expect(deployment.template.spec.terminationGracePeriodSeconds!).toBeGreaterThan(
      DRAIN + app.lifecycle!.preStop.sleep.seconds,
    );
  });

  test("runs everything without rights, mounts only what there is, and holds no secret", () => {
    for (const pod of [deployment.template.spec, job.template.spec]) {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true });
      for (const container of [...(pod.initContainers ?? []), ...pod.containers]) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] },
        });
        const mounted = container.volumeMounts.map(({ name }) => name);
        expect(pod.volumes.map(({ name }) => name)).toEqual(expect.arrayContaining(mounted));
        for (const { name, valueFrom } of container.env ?? [])
          expect([name, valueFrom !== undefined]).toEqual([name, /SECRET|DATABASE_URL/.test(name)]);
      }
    }
    expect(Object.keys(find("ConfigMap").data).filter((one) => /SECRET|DATABASE_URL/.test(one))).toEqual([]);
    expect(objects.map(({ kind }) => kind)).not.toContain("Secret");
  });
});
