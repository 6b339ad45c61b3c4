import { expect, type Page } from "@playwright/test";

/** Goes to a view of a board or a share and waits until it is drawn: the tab answers at once, what it shows a moment later. */
export async function openView(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name, exact: true }).click();
  await expect(page.getByRole("tabpanel", { name, exact: true }).locator(":scope > *").first()).toBeVisible();
}
