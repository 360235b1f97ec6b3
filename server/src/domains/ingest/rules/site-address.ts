import { parseAddress, placeByZip, streetLine } from '../../locations/public.ts';
import type { Listing } from '../../projects/public.ts';
import { plainLine } from './plain-text.ts';
import type { SourceRow } from './source-row.ts';

const MAX_STREET = 200;
const MAX_CITY = 80;
const MAX_UNIT = 60;

/**
 * Returns the address of a row, and whether its street has the form of one. Missing parts come from its ZIP code, then
 * from its source.
 */
export function readAddress(
  row: SourceRow,
  defaults: { readonly city?: string | undefined; readonly state?: string | undefined },
): { readonly address: Pick<Listing, 'street' | 'city' | 'state' | 'zip'>; readonly isAddress: boolean } {
  const address = parseAddress(
    {
      street: plainLine(row.street, MAX_STREET),
      unit: plainLine(row.unit, MAX_UNIT),
      city: plainLine(row.city, MAX_CITY),
      state: plainLine(row.state, 40),
      zip: plainLine(row.zip, 20),
    },
    defaults,
  );
  const { city, state, zip } = address;
  const ofZip = zip === null ? null : placeByZip(zip);
  // '1 Elm St, IN' is not in Louisville, Indiana.
  const isOfSource = state === null || defaults.state === undefined || state === defaults.state;
  return {
    isAddress: address.kind !== 'unparsed' && address.kind !== 'lot',
    address: {
      street: properCase(streetLine(address) ?? '') || null,
      city: properCase(city ?? '') || ofZip?.city || (isOfSource ? defaults.city : null) || null,
      state: state ?? ofZip?.state ?? defaults.state ?? null,
      zip,
    },
  };
}

const KEPT = /^(?:[NS][EW]|[NSEW]|US|KY|IN|SR|CR|[IVX]{2,4}|\d+[A-Z]?|[A-Z]+\d[A-Z0-9]*|PO|APT)$/;

/** Turns '1338 LYNMAR DR' into '1338 Lynmar Dr'. Text with lower-case letters stays as it is. */
function properCase(text: string): string {
  if (/[a-z]/.test(text)) return text;
  return text.replace(/[A-Z0-9'’]+/g, (word) => {
    if (KEPT.test(word)) return word;
    const [, start = '', rest = ''] = /(O['’]|MC(?=[A-Z]{3}))?(.*)/.exec(word) ?? [];
    const capital = (part: string) => `${part.charAt(0)}${part.slice(1).toLowerCase()}`;
    return `${capital(start)}${capital(rest)}`;
  });
}
