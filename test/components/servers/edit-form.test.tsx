// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { EditForm } from "@/components/servers/edit-form";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));
afterEach(cleanup);

function show() {
  const sent: unknown[] = [];
  const take = async (input: unknown) => {
    sent.push(input);
    return { problem: "Write the command.", fields: { "entry.command": "Write the command." } };
  };
  render(
    <EditForm
      serverId="1"
      transport={{ kind: "stdio", command: "npx", args: ["--token", "{{secret:arg.1}}"], env: ["KEY"] }}
      version="v1"
      kept={["arg.1", "env.KEY"]}
      editServer={take}
      giveTools={take}
    />,
  );
  return sent;
}

test("the entry stands in the form, its values do not, and what is wrong is said at its field", async () => {
  const sent = show();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Arguments" }).value).toBe(
    "--token\n{{secret:arg.1}}",
  );
  expect(screen.getByLabelText<HTMLInputElement>("Value of variable 1").placeholder).toBe("kept as it is");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Write the command.");
  // The focus follows in an effect, after the message is there.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Command" })));
  expect(sent).toMatchObject([{ serverId: "1", entry: { command: "npx", env: [{ name: "KEY", value: "" }] } }]);
});

test("tools are pasted on a tab of their own", () => {
  const sent = show();
  fireEvent.mouseDown(screen.getByRole("tab", { name: "Paste its tools" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Answer to tools/list" }), { target: { value: "[]" } });
  fireEvent.click(screen.getByRole("button", { name: "Keep these tools" }));
  expect(sent).toEqual([{ serverId: "1", text: "[]" }]);
});
