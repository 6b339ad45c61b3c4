import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { DRAIN, PROBED, problemOf, read, VARIABLES_READ } from "./files";

type Named = { name: string };
type Probe = { httpGet: { path: string; port: string }; timeoutSeconds?: number };
type Container = Named & {
  image: string;
  args?: string[];
  env?: (Named & { value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } })[];
  envFrom?: { configMapRef: Named }[];
  ports?: (Named & { containerPort: number })[];
  volumeMounts: (Named & { mountPath: string })[];
  securityContext: object;
  lifecycle?: { preStop: { sleep: { seconds: number } } };
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
};
type Pod = {
  initContainers?: Container[];
  containers: Container[];
  volumes: Named[];
  terminationGracePeriodSeconds?: number;
  securityContext: object;
};
type Kustomization = {
  resources: string[];
  images: { name: string; newName: string; digest: string }[];
  configMapGenerator: { name: string; literals: string[] }[];
};

const kustomization = parse(read("kubernetes/kustomization.yaml")) as Kustomization;
const documents = parseAllDocuments(read("kubernetes/trefoil.yaml"));
const objects = documents.map((one) => one.toJS()) as { kind: string; spec: never }[];
const specOf = <T>(kind: string): T => objects.find((one) => one.kind === kind)!.spec;
const deployment = specOf<{ replicas: number; selector: object; template: { metadata: object; spec: Pod } }>(
  "Deployment",
);
const job = specOf<{ template: { spec: Pod } }>("Job").template.spec;
const pods = [deployment.template.spec, job];
const containers = pods.flatMap(({ initContainers = [], containers: own }) => [...initContainers, ...own]);
const app = deployment.template.spec.containers[0]!;
const settings = kustomization.configMapGenerator[0]!.literals.map((line) => line.split("=")[0]!);
const isSecret = (name: string) => /SECRET|DATABASE_URL/.test(name);

test("it is YAML without a fault: a migration job, two copies, a disruption budget, and a way in, all of the same label", () => {
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  expect(kustomization.resources).toEqual(["trefoil.yaml"]);
  expect(objects.map(({ kind }) => kind)).toEqual(["Job", "Deployment", "PodDisruptionBudget", "Service", "Ingress"]);
  expect(deployment.replicas).toBe(2);
  expect(deployment.template.metadata).toEqual({
    labels: (deployment.selector as { matchLabels: object }).matchLabels,
  });
  expect(specOf("PodDisruptionBudget")).toEqual({ minAvailable: 1, selector: deployment.selector });
  expect({ matchLabels: specOf<{ selector: object }>("Service").selector }).toEqual(deployment.selector);
});

test("one line names the image, by its digest", () => {
  expect(kustomization.images).toEqual([
    { name: "trefoil", newName: expect.any(String), digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) },
  ]);
  expect(containers.map(({ image }) => image)).toEqual(["trefoil", "trefoil", "trefoil"]);
});

test("variables and commands are those of the program; the job alone migrates", () => {
  const set = containers.flatMap(({ env = [] }) => env.map(({ name }) => name));
  expect(VARIABLES_READ).toEqual(expect.arrayContaining([...set, ...settings]));
  expect(problemOf(app.args!)).toBeUndefined();
  expect(app.args).toContain("--no-migrate");
  expect(job.containers.map(({ args }) => args)).toEqual([["trefoil", "migrate"]]);
  expect(app.envFrom).toEqual([{ configMapRef: { name: kustomization.configMapGenerator[0]!.name } }]);
});

test("probes ask what answers: start and readiness for the data, liveness for the process alone", () => {
  const port = app.ports!.find(({ containerPort }) => containerPort === 3210)!.name;
  const [live, ready] = PROBED.map((path) => ({ httpGet: { path, port } }));
  expect(app.startupProbe).toMatchObject(ready!);
  expect(app.readinessProbe).toMatchObject(ready!);
  expect(app.livenessProbe).toMatchObject(live!);
  // A check of the program's own may take three seconds.
  expect(app.readinessProbe!.timeoutSeconds).toBeGreaterThan(3);
});

test("an end has more time than requests in progress have", () => {
  expect(deployment.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
    DRAIN + app.lifecycle!.preStop.sleep.seconds,
  );
});

test("everything runs without rights, mounts what there is, and holds no secret but by name", () => {
  for (const pod of pods) {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } });
    const mounted = [...(pod.initContainers ?? []), ...pod.containers].flatMap((one) => one.volumeMounts);
    expect(pod.volumes.map(({ name }) => name)).toEqual(expect.arrayContaining(mounted.map(({ name }) => name)));
  }
  for (const { securityContext, env = [] } of containers) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    expect(env.filter(({ name, value }) => isSecret(name) && value !== undefined)).toEqual([]);
  }
  expect(settings.filter(isSecret)).toEqual([]);
  expect(app.volumeMounts.map(({ mountPath }) => mountPath)).toContain(
    app.env!.find(({ name }) => name === "TREFOIL_DATA")!.value,
  );
});
