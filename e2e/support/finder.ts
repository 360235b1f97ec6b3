import type { Locator, Page } from 'playwright-core';

/** Returns the path of the search around a place. */
export const near = (place: string) => `/find-plumbers?near=${encodeURIComponent(place)}`;

/** Opens the rest of a card, with its map. */
export const unfold = async (card: Locator) => {
  await card.getByText('Hours, reviews, map and more').click();
  await card.getByRole('img', { name: /^Map: / }).waitFor();
};

/** Opens the filters. */
export const openFilters = (page: Page) => page.locator('summary').filter({ hasText: 'Filters' }).click();
