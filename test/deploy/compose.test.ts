import { expect, test } from "vitest";
import { parse } from "yaml";
import { DRAIN, PROBED, problemOf, read, VARIABLES_READ } from "./files";

type Service = {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  ports?: string[];
  stop_grace_period?: string;
  healthcheck?: { test: string[] };
};
type Compose = {
  services: Record<string, Service>;
  volumes: object;
  networks: { inside: { ipam: { config: { subnet: string }[] } } };
};
const { services, volumes, networks } = parse(read("compose.yaml")) as Compose;
const copies = Object.entries(services).filter(([name]) => name.startsWith("trefoil-"));
const [, copy] = copies[0]!;

test("two copies and the migration run commands and variables of the program, from the image that the container file makes", () => {
  expect(copies.map(([name]) => name)).toEqual(["trefoil-1", "trefoil-2"]);
  for (const { command, environment, image } of [...copies.map(([, one]) => one), services["migrate"]!]) {
    expect(image).toBe("localhost/trefoil");
    expect(problemOf(command!)).toBeUndefined();
    expect(VARIABLES_READ).toEqual(expect.arrayContaining(Object.keys(environment!)));
  }
  expect(copy.command).toContain("--no-migrate");
  expect(copy.depends_on).toEqual({ migrate: { condition: "service_completed_successfully" } });
  expect(read("Containerfile")).toContain(
    `EXPOSE ${/127\.0\.0\.1:(\d+)\/health/.exec(copy.healthcheck!.test.join())![1]}\n`,
  );
});

test("both share the folder of the key that the image names, and have the time to end that the program takes", () => {
  const folder = /^ENV TREFOIL_DATA=(\S+)$/m.exec(read("Containerfile"))![1];
  for (const [, { volumes: mounted, stop_grace_period: grace }] of copies) {
    expect(mounted).toContain(`key:${folder}`);
    expect(Number.parseInt(grace!)).toBeGreaterThan(DRAIN);
  }
});

test("no service, volume or file is named that there is not, and only the proxy is published, on this computer alone", () => {
  const made = ["./tls.crt", "./tls.key"];
  const ports = [];
  for (const { depends_on: needed = {}, volumes: mounted = [], ports: published = [] } of Object.values(services)) {
    expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(needed)));
    const sources = mounted.map((one) => one.split(":")[0]!);
    for (const file of sources.filter((one) => one.startsWith("./") && !made.includes(one)))
      expect(read(file)).not.toBe("");
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(sources.filter((one) => !one.startsWith("./"))));
    ports.push(...published);
  }
  expect(ports).toEqual(["127.0.0.1:8443:8443"]);
});

test("it holds no secret, and the identity provider knows the address and the client that the copies name", () => {
  expect(read("compose.yaml").match(/(?:PASSWORD|SECRET): (?!\$\{)/g)).toBeNull();
  const { issuer, staticClients } = parse(read("dex.yaml")) as {
    issuer: string;
    staticClients: { id: string; secretEnv: string; redirectURIs: string[] }[];
  };
  const { environment } = copy;
  expect(issuer).toBe(environment!["TREFOIL_OIDC_ISSUER"]);
  expect(staticClients).toMatchObject([
    {
      id: environment!["TREFOIL_OIDC_CLIENT_ID"],
      redirectURIs: [`${environment!["TREFOIL_PUBLIC_URL"]}/sign-in/callback`],
    },
  ]);
  const variable = `\${${staticClients[0]!.secretEnv}`;
  expect(environment!["TREFOIL_OIDC_CLIENT_SECRET"]).toContain(variable);
  expect(services["login"]!.environment![staticClients[0]!.secretEnv]).toContain(variable);
});

test("the proxy asks both copies whether they are ready, stands at the public addresses, and is the one that is trusted", () => {
  const proxy = read("Caddyfile");
  expect(proxy).toContain(`reverse_proxy ${copies.map(([name]) => `${name}:3210`).join(" ")} {`);
  expect(PROBED).toContain(/health_uri (\S+)/.exec(proxy)![1]);
  for (const name of ["TREFOIL_PUBLIC_URL", "TREFOIL_OIDC_ISSUER"])
    expect(proxy).toContain(`\n${copy.environment![name]} {\n`);
  expect(copy.environment!["TREFOIL_TRUSTED_PROXIES"]).toBe(networks.inside.ipam.config[0]!.subnet);
});
