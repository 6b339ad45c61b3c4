// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AddOrImport } from "@/components/servers/add-or-import";
import type { AddInput } from "@/components/servers/server-parts";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));
afterEach(cleanup);

function show() {
  const sent: AddInput[] = [];
  render(
    <AddOrImport
      hosts={[]}
      addServer={async (input) => {
        sent.push(input);
        return { problem: "enough" };
      }}
      previewConfig={async () => ({ problem: "No servers were found." })}
      importServers={async () => ({ problem: "" })}
    />,
  );
  const paste = (text: string) => fireEvent.change(screen.getByLabelText(/^Paste what/), { target: { value: text } });
  return {
    sent,
    paste,
    value: (label: string) => screen.getByRole<HTMLInputElement>("textbox", { name: label }).value,
  };
}

test("a pasted line fills the fields, which can be changed before they are sent", async () => {
  const { sent, paste, value } = show();
  paste("API_KEY=x npx -y @acme/mail-mcp");
  expect([value("Name"), value("Command"), value("Arguments")]).toEqual(["mail", "npx", "-y\n@acme/mail-mcp"]);
  fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "post" } });
  paste("uvx other");
  expect(value("Name"), "a name of one's own stays").toBe("post");
  fireEvent.click(screen.getByRole("button", { name: "Continue to agree" }));
  expect(await screen.findByText("enough")).toBeTruthy();
  expect(sent).toEqual([{ kind: "stdio", name: "post", command: "uvx", args: "other", env: [], cwd: "" }]);
});

test("an address goes to its own fields", () => {
  const { paste, value } = show();
  paste("https://mcp.linear.app/sse");
  expect([value("Name"), value("URL")]).toEqual(["linear", "https://mcp.linear.app/sse"]);
});

test("a whole line in the field of the program is taken apart when the field is left", () => {
  const { value } = show();
  const command = screen.getByRole("textbox", { name: "Command" });
  fireEvent.change(command, { target: { value: "docker run -i --rm mcp/time" } });
  fireEvent.blur(command);
  expect([value("Command"), value("Arguments")]).toEqual(["docker", "run\n-i\n--rm\nmcp/time"]);
});

test("a program whose path has a space stays whole", () => {
  const { value } = show();
  const command = screen.getByRole("textbox", { name: "Command" });
  fireEvent.change(command, { target: { value: "/Applications/My Mail.app/mcp" } });
  fireEvent.blur(command);
  expect(value("Command")).toBe("/Applications/My Mail.app/mcp");
});

test("what is wrong is said when the field is left, and JSON that holds no server says so", async () => {
  const { paste } = show();
  paste("npx a | b");
  fireEvent.blur(screen.getByLabelText(/^Paste what/));
  expect(screen.getByRole("alert").textContent).toContain("A shell would read");
  paste('{"x": 1}');
  fireEvent.click(screen.getByRole("button", { name: "Look into it" }));
  expect(await screen.findByText("No servers were found.")).toBeTruthy();
});
