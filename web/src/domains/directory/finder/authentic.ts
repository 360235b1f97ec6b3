import { inferTrade } from '@plumbline/contract/domains/directory/category.ts';
import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';

type Row = Pick<FoundContractor, 'companyName' | 'email' | 'phone' | 'isSynthetic' | 'specialties'>;

/** Names that people type as placeholders, or that forms are filled with by default. */
const PLACEHOLDER_NAMES: ReadonlySet<string> = new Set([
  'company name',
  'demo company',
  'demo contractor',
  'demo plumbing',
  'example company',
  'example contractor',
  'example plumbing',
  'jane doe',
  'john doe',
  'john doe plumbing',
  'lorem ipsum',
  'n a',
  'placeholder',
  'sample company',
  'sample contractor',
  'sample plumbing',
  'tbd',
  'test',
  'test company',
  'test contractor',
  'test plumber',
  'test plumbing',
  'unknown',
  'your company',
  'your company name',
]);

const PLACEHOLDER_EMAIL = /(?:^|[^a-z])test(?:ing)?\d*@|@test\.|placeholder|@(?:[\w-]+\.)*example\.|@localhost/i;
const PLACEHOLDER_PHONE = '555-';

/** The words of specialties that belong to a trade. For other trades, specialties are not checked. */
const specialtyWords: Partial<Record<Trade, RegExp>> = {
  electrical: /electric|wir(?:e|ing)|outlet|panel|light|circuit|generator|ev charger/i,
  hvac: /hvac|\bheat(?:ing)?\b|cool|furnace|\bair\b|duct|thermostat|mini-split/i,
};

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const isPlaceholder = ({ companyName, email, phone }: Row): boolean =>
  PLACEHOLDER_NAMES.has(plainName(companyName)) ||
  PLACEHOLDER_EMAIL.test(email ?? '') ||
  (phone ?? '').includes(PLACEHOLDER_PHONE);

/**
 * Removes placeholders and duplicate listings of one company. For electrical or HVAC descriptions, also removes
 * contractors without that specialty (specification, section 5). With `sampleData`, the sample rows of demonstration
 * mode stay. Keeps the order.
 */
export function authentic<Found extends Row>(
  contractors: readonly Found[],
  { description, sampleData }: { readonly description: string; readonly sampleData: boolean },
): Found[] {
  const wanted = specialtyWords[inferTrade(description)];
  const names = new Set<string>();
  return contractors.filter((contractor) => {
    if (contractor.isSynthetic && sampleData) return true;
    const name = plainName(contractor.companyName);
    if (isPlaceholder(contractor) || names.has(name)) return false;
    if (wanted && !contractor.specialties.some((specialty) => wanted.test(specialty))) return false;
    names.add(name);
    return true;
  });
}
