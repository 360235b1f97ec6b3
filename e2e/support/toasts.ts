import type { Locator, Page } from 'playwright-core';

/** The region of the toasts, which F8 leads to. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' });

/** Waits for a toast with this title and text. */
export async function seeToast(page: Page, title: string, text: string): Promise<void> {
  await toasts(page).getByRole('listitem').filter({ hasText: title }).filter({ hasText: text }).waitFor();
}
