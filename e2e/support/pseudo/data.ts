import { WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import { MASK } from '@plumbline/contract/domains/service-requests/contact-mask/placeholder.ts';
import { QUERIES_ID, VIEWER_ID } from '@plumbline/contract/kernel/site.ts';
import { outsideMarks } from '@plumbline/contract/kernel/testing/pseudo.ts';
import type { Page } from 'playwright-core';

/** Fields of the API whose texts come from people, sources and settings: no language changes them. */
const FIELDS: ReadonlySet<string> = new Set([
  // Business hours are stored in English.
  ...WEEKDAYS,
  'additionalInfo',
  'address',
  'appName',
  'board',
  'city',
  'comment',
  'companyName',
  'contactInfo',
  'contactName',
  'content',
  'contractor',
  'county',
  'craftsmanCompany',
  'craftsmanName',
  'customerEmail',
  'customerName',
  'deadline',
  'description',
  'device',
  'details',
  'email',
  'firstName',
  'host',
  'id',
  'insurance',
  'insuranceInfo',
  'lastName',
  'license',
  'licenseNumber',
  'location',
  'name',
  'note',
  'notes',
  'number',
  'owner',
  'permitStatus',
  'projectTitle',
  'proposalDetails',
  'reply',
  'reviewText',
  'serviceAreas',
  'serviceDetails',
  'serviceType',
  'source',
  'sourceName',
  'specialties',
  'state',
  'statusSaid',
  'title',
  'website',
  'zipCode',
]);

/** The longest first: a title may hold the name of a city. */
let sorted: string[] | null = null;
const data = new Set<string>();

/** Returns the data that the product was sent or has answered with, the longest first. */
export const knownData = (): readonly string[] => {
  sorted ??= [...data].toSorted((a, b) => b.length - a.length);
  return sorted;
};

function add(text: string): void {
  const known = text.trim().replaceAll(/\s+/g, ' ');
  if (!/\p{L}{2}/u.test(known) || known.includes('⟦') || data.has(known)) return;
  data.add(known);
  sorted = null;
}

/** Remembers the phrases of a source that the reason for a trade quotes, with or without a capital letter. */
function addQuotes(reason: string): void {
  const sources = knownData().join('\n').toLowerCase();
  for (const phrase of outsideMarks(reason).split(/[:,.…]\s*/)) {
    const quoted = phrase.trim().toLowerCase();
    if (quoted !== '' && sources.includes(quoted)) add(phrase);
  }
}

/** Remembers the data in what the API has answered. */
export function rememberAnswer(value: unknown, field = ''): void {
  if (typeof value === 'string') {
    // The contact mask replaces hidden parts with a word of ours. The rest of such a text was typed.
    if (FIELDS.has(field) || value.includes(MASK)) value.split(MASK).forEach(add);
    if (field === 'reason') addQuotes(value);
  } else if (Array.isArray(value)) {
    for (const inner of value) rememberAnswer(inner, field);
  } else if (typeof value === 'object' && value !== null) {
    // Texts first: reasons, which are further inside, quote them.
    const entries = Object.entries(value).toSorted(
      ([, a], [, b]) => Number(typeof b === 'string') - Number(typeof a === 'string'),
    );
    for (const [key, inner] of entries) rememberAnswer(inner, key);
  }
}

/** A choice of a form, which has words. */
const CHOICE = /^[a-z-]+$/;

/** Remembers what the API was sent: but for choices, a test has typed it. */
export function rememberTyped(value: unknown): void {
  if (typeof value === 'string')
    value
      .split('\n')
      .filter((line) => !CHOICE.test(line))
      .forEach(add);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(rememberTyped);
}

/** Parses JSON; null for anything else. */
export function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const DATA_IN_PAGE = new RegExp(`<script[^>]* id="(?:${QUERIES_ID}|${VIEWER_ID})"[^>]*>(.*?)</script>`, 'gs');

/** Remembers the data that a rendered page brings. */
function rememberPage(html: string): void {
  for (const [, json] of html.matchAll(DATA_IN_PAGE)) rememberAnswer(parsed(json));
}

/** From here on, remembers what a page sends and receives. Refusals are ours, and no data. */
export function rememberDataOf(page: Page): void {
  page.on('request', (request) => {
    const sent = request.postData();
    if (request.url().includes('/api/')) rememberTyped(parsed(sent));
    else if (request.isNavigationRequest()) [...new URLSearchParams(sent ?? '').values()].forEach(rememberTyped);
  });
  page.on('response', (response) => {
    const isAnswer = response.ok() && response.url().includes('/api/');
    if (!isAnswer && !response.request().isNavigationRequest()) return;
    // The answers of a page are gone once it is left.
    response.text().then(
      (text) => (isAnswer ? rememberAnswer(parsed(text)) : rememberPage(text)),
      () => undefined,
    );
  });
}
