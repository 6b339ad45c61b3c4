// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MendButtons } from "@/components/servers/mend-buttons";
import { renderInApp } from "../in-app";

test("an entry that nothing answers for is told of where it was asked for", async () => {
  const gone = () => Promise.reject(new TypeError("Failed to fetch"));
  const actions = { entryOf: gone, editServer: gone, giveTools: gone };
  renderInApp(<MendButtons server={{ id: "1", name: "mail" }} actions={actions} />);
  fireEvent.click(screen.getByRole("button", { name: "Edit mail" }));
  expect(await screen.findByText(/Trefoil did not answer/)).toBeDefined();
});
