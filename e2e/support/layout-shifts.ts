import type { Page } from 'playwright-core';

interface Shift {
  readonly value: number;
  readonly startTime: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * Less is 0 in the three decimals that Lighthouse reports. The parser of a busy browser may paint between the icon of a
 * button and its text, which then pushes the icon aside: some 0.00002.
 */
const VISIBLE = 0.000_5;

/**
 * Returns each layout shift of a page so far, except those after input and those too small to see: its value, when it
 * happened, and the elements that moved, each with where it was and where it is now (x, y, width × height, in CSS
 * pixels).
 */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    (visible) =>
      new Promise<string[]>((resolve) => {
        const all: string[] = [];
        const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x}, ${y}, ${width} × ${height}`;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as Shift[]) {
            const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
              const what = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent?.slice(0, 40);
              return `${what}: ${place(previousRect)} → ${place(currentRect)}`;
            });
            const at = `${entry.startTime.toFixed()} ms`;
            if (!entry.hadRecentInput && entry.value >= visible)
              all.push(`${entry.value.toFixed(6)} at ${at}: ${moved.join(' | ')}`);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          observer.disconnect();
          resolve(all);
        }, 200);
      }),
    VISIBLE,
  );
