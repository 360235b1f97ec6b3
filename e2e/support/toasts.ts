import type { Locator, Page } from 'playwright-core';

/** Returns the toasts' region, which F8 focuses. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: /\(F8\)$/ });

/** Waits for a toast with this title and text. */
export async function seeToast(page: Page, title: string, text: string): Promise<void> {
  await toasts(page).getByRole('listitem').filter({ hasText: title }).filter({ hasText: text }).waitFor();
}

/** Fails if the visible toast covers the element it is about. */
export async function keepsOff(page: Page, place: Locator): Promise<void> {
  const [over, under] = [await toasts(page).getByRole('listitem').boundingBox(), await place.boundingBox()];
  if (!over || !under) throw new Error('The toast or what it is about is not there');
  if (over.y < under.y + under.height && under.y < over.y + over.height) {
    throw new Error(`The toast at ${over.y} px covers what is at ${under.y} px, ${under.height} px high`);
  }
}
