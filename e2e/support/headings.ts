import type { Page } from 'playwright-core';

/** Returns the headings of a page that skip a level, such as an h3 below an h1. Screen readers list headings by level. */
export const skippingHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((each) => each.checkVisibility());
    const levelOf = (heading: Element | undefined) => (heading === undefined ? 0 : Number(heading.tagName.slice(1)));
    return headings
      .filter((heading, at) => levelOf(heading) > levelOf(headings[at - 1]) + 1)
      .map((heading) => `${heading.tagName} ${heading.textContent}`);
  });
