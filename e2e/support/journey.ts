import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { type Product, type ProductOptions, startProduct } from '../../tools/product.ts';
import { speaksPseudo } from '../../tools/pseudo/build.ts';
import { type Complaints, collectComplaints, type Refusal } from './complaints.ts';
import { rememberTyped } from './long-words.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { rememberDataOf } from './pseudo/data.ts';
import { takeFound } from './pseudo/look.ts';
import { understandAnswers, understandPseudo } from './pseudo/understand.ts';
import { newVisitor, type Visitor } from './visitors.ts';

export interface OpenOptions {
  /** A phone of 390×844 with touch (default), or a desktop of 1440×900. */
  readonly size?: 'phone' | 'desk';
  /** Opens another tab of the same visitor; by default, a new visitor. */
  readonly visitorOf?: Page;
  /** Responses of 400 and above that this test expects. */
  readonly refusals?: readonly Refusal[];
  /** A new visitor's location, language, color scheme, service worker … */
  readonly context?: BrowserContextOptions;
  /** Prepares the empty page before the address is opened: stand-ins for requests, a session, listeners. */
  readonly before?: (page: Page) => Promise<unknown>;
  /**
   * Returns the page as it arrived, also from `goto` and `reload`. By default, the app has taken it over, as it has when
   * people begin to act.
   */
  readonly early?: true;
}

export interface Journey {
  /** Address of the product under test, without a trailing slash. */
  readonly url: string;
  readonly mailbox: Mailbox;
  /** The product, if it belongs to this file alone. */
  readonly product: Product | undefined;
  /**
   * Opens a path or an address in a page that stays open until the end of the test; outside tests, until the end of the
   * file.
   */
  open(address: string, options?: OpenOptions): Promise<Page>;
  /** Expects such a response from now on. */
  expectRefusal(page: Page, refusal: Refusal): void;
}

if (speaksPseudo) understandAnswers();

/** A page and what ends its use: a visitor leaves, or closes one more tab. */
type Opened = Visitor;

async function newTab(of: Page): Promise<Opened> {
  const page = await of.context().newPage();
  return { page, leave: () => page.close() };
}

/** Moves the pointer, which starts the app of a page that arrived with its content, and waits until it has taken over. */
async function takenOver(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(
    () => document.querySelector('script[data-files]') === null || document.documentElement.dataset.app !== undefined,
  );
}

/** Makes `goto` and `reload` wait for the app, too, unless they only wait until the response has begun. */
function waitForAppOf(page: Page): void {
  const waiting =
    <A extends unknown[], R>(open: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      const response = await open(...given);
      const isEarly = given.some(
        (each) => typeof each === 'object' && Reflect.get(each ?? {}, 'waitUntil') === 'commit',
      );
      if (!isEarly) await takenOver(page);
      return response;
    };
  Object.assign(page, { goto: waiting(page.goto.bind(page)), reload: waiting(page.reload.bind(page)) });
}

function productOfThisWorker(): string {
  const worker = process.env.VITEST_POOL_ID ?? 'none';
  const url = inject('productUrls')[Number(worker) - 1];
  if (url === undefined) throw new Error(`There is no product for worker ${worker}.`);
  return url;
}

/**
 * Opens pages for the journeys of one test file. Call it once at the top. A console error or a failed request in a page
 * fails the current test. `own` starts a product for this file alone.
 */
export function journey({ own }: { own?: ProductOptions } = {}): Journey {
  let product: Product | undefined;
  const watched = new Map<Page, Complaints>();
  /** Pages of the file, opened outside its tests. */
  const ofFile: Opened[] = [];
  /** Pages of the running test; null outside tests. */
  let ofTest: Opened[] | null = null;
  const close = async (opened: readonly Opened[]) => {
    for (const { page } of opened) watched.delete(page);
    await Promise.all(opened.map((each) => each.leave()));
  };

  beforeAll(async () => {
    if (own) product = await startProduct(own.dataDir === undefined ? { copyOf: inject('newData'), ...own } : own);
  });
  beforeEach(() => {
    ofTest = [];
  });
  afterEach(async () => {
    const complaints = [...watched.values()].flatMap((each) => each.take());
    // An open page keeps rendering and slows down the next test.
    const leftOpen = ofTest ?? [];
    ofTest = null;
    await close(leftOpen);
    complaints.push(...takeFound());
    if (complaints.length > 0) throw new Error([...new Set(complaints)].join('\n'));
  });
  afterAll(async () => {
    await close(ofFile);
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
    async open(address, { size = 'phone', visitorOf, refusals = [], context = {}, before, early } = {}) {
      const opened = visitorOf ? await newTab(visitorOf) : await newVisitor({ size, context, origin: url() });
      const { page } = opened;
      (ofTest ?? ofFile).push(opened);
      rememberTyped(page);
      if (speaksPseudo) {
        understandPseudo(page);
        rememberDataOf(page);
      }
      const complaints = collectComplaints(page);
      for (const refusal of refusals) complaints.expect(refusal);
      watched.set(page, complaints);
      await before?.(page);
      if (!early && context.javaScriptEnabled !== false) waitForAppOf(page);
      await page.goto(new URL(address, url()).href);
      return page;
    },
    expectRefusal: (page, refusal) => watched.get(page)?.expect(refusal),
  };
}
