import type { Page, Route } from 'playwright-core';

/** Holds the scripts of a page that contain a text back, until the function that it returns is called. */
export async function holdScripts(page: Page, text: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let holds = true;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const isWanted = (await response.text()).includes(text);
    // It may have been let go while its text was read.
    if (holds && isWanted) held.push(route);
    else await route.fulfill({ response });
  });
  return async () => {
    holds = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** In the code of the schematic map alone. */
export const OF_THE_MAP = 'map-schematic';
