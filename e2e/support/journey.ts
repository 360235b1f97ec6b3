import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { type Product, type ProductOptions, startProduct } from '../../tools/product.ts';
import { type Complaints, collectComplaints, type Refusal } from './complaints.ts';
import { rememberTyped } from './long-words.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

export interface OpenOptions {
  /** A phone of 390×844 with touch (default), or a desk of 1440×900. */
  readonly size?: 'phone' | 'desk';
  /** Another tab of the same visitor; else a new visitor. */
  readonly visitorOf?: Page;
  /** Answers of 400 and above that this test provokes. */
  readonly refusals?: readonly Refusal[];
  /** A place, a language, a colour scheme … of a new visitor. */
  readonly context?: BrowserContextOptions;
}

export interface Journey {
  /** Address of the product under test, without a slash at the end. */
  readonly url: string;
  readonly mailbox: Mailbox;
  /** The product, when it is this file's own. */
  readonly product: Product | undefined;
  /** Opens a path or an address in a page that stays open until the end of the test; of the file, outside of tests. */
  open(address: string, options?: OpenOptions): Promise<Page>;
  /** From now on such an answer is part of the test. */
  expectRefusal(page: Page, refusal: Refusal): void;
}

const sizes: Readonly<Record<'phone' | 'desk', BrowserContextOptions>> = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1440, height: 900 } },
};

function productOfThisWorker(): string {
  const worker = process.env.VITEST_POOL_ID ?? 'none';
  const url = inject('productUrls')[Number(worker) - 1];
  if (url === undefined) throw new Error(`There is no product for worker ${worker}.`);
  return url;
}

/**
 * A browser for the journeys of one test file. Call it once at the top; pages that complain on the console or get a
 * failed request fail the test in which that happened. `own` starts a product for this file alone.
 */
export function journey({ own }: { own?: ProductOptions } = {}): Journey {
  let browser: Browser | undefined;
  let product: Product | undefined;
  const watched = new Map<Page, Complaints>();
  /** What the running test has opened; null outside of tests. */
  let opened: { readonly page: Page; readonly toClose: Page | BrowserContext }[] | null = null;

  beforeAll(async () => {
    const { path, args } = inject('chromium');
    browser = await chromium.launch({ executablePath: path, args: [...args] });
    if (own) product = await startProduct(own.dataDir === undefined ? { copyOf: inject('newData'), ...own } : own);
  });
  beforeEach(() => {
    opened = [];
  });
  afterEach(async () => {
    const complaints = [...watched.values()].flatMap((each) => each.take());
    // A page that stays goes on drawing, and takes the machine from the next test.
    const leftOpen = opened ?? [];
    opened = null;
    for (const { page } of leftOpen) watched.delete(page);
    await Promise.all(leftOpen.map(({ toClose }) => toClose.close()));
    if (complaints.length > 0) throw new Error([...new Set(complaints)].join('\n'));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const url = () => product?.url ?? productOfThisWorker();
  return {
    get url() {
      return url();
    },
    get mailbox() {
      return openMailbox(url());
    },
    get product() {
      return product;
    },
    async open(address, { size = 'phone', visitorOf, refusals = [], context = {} } = {}) {
      if (!browser) throw new Error('Pages are opened inside a test.');
      const options = { reducedMotion: 'reduce', locale: 'en-US', ...sizes[size], ...context } as const;
      const visitor = visitorOf?.context() ?? (await browser.newContext(options));
      const page = await visitor.newPage();
      opened?.push({ page, toClose: visitorOf === undefined ? visitor : page });
      rememberTyped(page);
      const complaints = collectComplaints(page);
      for (const refusal of refusals) complaints.expect(refusal);
      watched.set(page, complaints);
      await page.goto(new URL(address, url()).href);
      return page;
    },
    expectRefusal: (page, refusal) => watched.get(page)?.expect(refusal),
  };
}
