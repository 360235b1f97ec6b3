import type { Page } from 'playwright-core';

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Returns each layout shift of a page so far, except those after input: its value, and the elements that moved. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const all: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as Shift[]) {
            const moved = entry.sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 120) : '',
            );
            if (!entry.hadRecentInput) all.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          observer.disconnect();
          resolve(all);
        }, 200);
      }),
  );
