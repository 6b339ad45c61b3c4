import { describe, expect, test } from "vitest";
import { clientAddress, readProxies } from "@/lib/boot/client-address.mjs";

const asking = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as Parameters<typeof clientAddress>[0];

describe("who asks", () => {
  test("is whoever is connected, whatever the header says, as long as nobody is trusted", () => {
    const nobody = readProxies("")!;
    expect(clientAddress(asking("127.0.0.1", "8.8.8.8"), nobody)).toBe("127.0.0.1");
    expect(clientAddress(asking("203.0.113.9", "8.8.8.8, 9.9.9.9"), nobody)).toBe("203.0.113.9");
  });

  test("is whom a trusted proxy names; a header that somebody else sends does nothing", () => {
    const proxies = readProxies("127.0.0.1, 10.0.0.0/8,2001:db8::/32")!;
    expect(clientAddress(asking("127.0.0.1", "203.0.113.7"), proxies)).toBe("203.0.113.7");
    expect(clientAddress(asking("::ffff:10.1.2.3", "203.0.113.7, 10.9.9.9"), proxies)).toBe("203.0.113.7");
    expect(clientAddress(asking("2001:db8::1", "[2001:4860::8]:443"), proxies)).toBe("2001:4860::8");
    expect(clientAddress(asking("203.0.113.9", "8.8.8.8"), proxies)).toBe("203.0.113.9");
  });

  test("is not what a stranger wrote before the proxy added its own entry", () => {
    const proxies = readProxies("127.0.0.1")!;
    expect(clientAddress(asking("127.0.0.1", "1.1.1.1, 203.0.113.7"), proxies)).toBe("203.0.113.7");
    expect(clientAddress(asking("127.0.0.1", "127.0.0.1, 203.0.113.7"), proxies)).toBe("203.0.113.7");
    expect(clientAddress(asking("127.0.0.1", "203.0.113.7, <script>"), proxies)).toBe("127.0.0.1");
    expect(clientAddress(asking("127.0.0.1"), proxies)).toBe("127.0.0.1");
  });
});

test.each(["proxy.example", "10.0.0.0/33", "10.0.0/8", "::/129", "10.0.0.0/8/8", "1.2.3.4/x"])(
  "%s is no address and no network",
  (text) => expect(readProxies(text)).toBeUndefined(),
);
