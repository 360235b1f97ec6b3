import { plain, pseudoPattern } from '@plumbline/contract/kernel/testing/pseudo.ts';
import type { Locator, Page } from 'playwright-core';
import { parsed, rememberAnswer, rememberTyped } from './data.ts';

type Method = (...given: unknown[]) => unknown;
type Methods = Record<string, Method | undefined>;

const understood = new WeakSet<object>();

/** Replaces methods of every object of this kind by versions of theirs. */
function change(sample: object, names: readonly string[], version: (original: Method) => Method): void {
  const kind = Object.getPrototypeOf(sample) as Methods;
  for (const name of names) {
    const original = kind[name];
    if (original !== undefined) {
      kind[name] = function changed(this: unknown, ...given) {
        return version(original.bind(this))(...given);
      };
    }
  }
}

const isPattern = (value: unknown): value is string | RegExp => typeof value === 'string' || value instanceof RegExp;

interface Options {
  readonly name?: unknown;
  readonly hasText?: unknown;
  readonly hasNotText?: unknown;
  readonly exact?: boolean;
}

/** Options for finding an element, with patterns for the pseudo texts in place of English ones. */
function optionsInPseudo(options: unknown): unknown {
  if (typeof options !== 'object' || options === null) return options;
  const { name, hasText, hasNotText, exact, ...rest } = options as Options;
  return {
    ...rest,
    ...(isPattern(name) && { name: pseudoPattern(name, exact) }),
    ...(isPattern(hasText) && { hasText: pseudoPattern(hasText) }),
    ...(isPattern(hasNotText) && { hasNotText: pseudoPattern(hasNotText) }),
  };
}

/** Returns a value with its pseudo texts in English. */
function plainOf(value: unknown): unknown {
  if (typeof value === 'string') return plain(value);
  if (Array.isArray(value)) return value.map(plainOf);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plainOf(each)]));
}

const readsPlain =
  (original: Method): Method =>
  async (...given) =>
    plainOf(await original(...given));

/** A choice of a list is named by its value or by its label. */
function chooseByPlainLabel(locator: Locator): void {
  const kind = Object.getPrototypeOf(locator) as Locator;
  const choose = kind.selectOption;
  kind.selectOption = async function chosen(this: Locator, choice, options) {
    const choices = await this.evaluate((list: HTMLSelectElement) =>
      [...list.options].map(({ value, label }) => ({ value, label })),
    );
    const named = choices.find(({ label }) => label === choice);
    return choose.call(this, named === undefined ? choice : { value: named.value }, options);
  };
}

/** Lets the journeys find and read English where the pages speak the pseudo language. */
export function understandPseudo(page: Page): void {
  if (understood.has(Object.getPrototypeOf(page) as object)) return;
  understood.add(Object.getPrototypeOf(page) as object);
  // A page delegates these calls to its main frame. Patching the frame keeps the page's own methods unchanged.
  for (const each of [page.mainFrame(), page.locator('body'), page.frameLocator('iframe')]) {
    change(each, ['getByText', 'getByLabel', 'getByPlaceholder', 'getByAltText', 'getByTitle'], (original) => {
      return (text, options) =>
        original(isPattern(text) ? pseudoPattern(text, (options as Options | undefined)?.exact) : text);
    });
    change(each, ['getByRole', 'locator'], (original) => (what, options) => original(what, optionsInPseudo(options)));
    change(each, ['filter'], (original) => (options) => original(optionsInPseudo(options)));
  }
  chooseByPlainLabel(page.locator('body'));
  for (const each of [page, page.locator('body')]) {
    change(
      each,
      [
        'textContent',
        'innerText',
        'allTextContents',
        'allInnerTexts',
        'getAttribute',
        'title',
        'evaluate',
        'evaluateAll',
      ],
      readsPlain,
    );
  }
}

/** Lets the tests read English in what the API answers. */
export function understandAnswers(): void {
  const original = fetch;
  globalThis.fetch = async (input, init) => {
    if (typeof init?.body === 'string') rememberTyped(parsed(init.body));
    return original(input, init);
  };
  change(new Response(), ['text'], readsPlain);
  change(new Response(), ['json'], (read) => async () => {
    const value = await read();
    rememberAnswer(value);
    return plainOf(value);
  });
}
