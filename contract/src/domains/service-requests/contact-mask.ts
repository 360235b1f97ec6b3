import { findAddresses } from './contact-mask/addresses.ts';
import { foldText } from './contact-mask/folded-text.ts';
import { findHandles } from './contact-mask/handles.ts';
import { findNames } from './contact-mask/names.ts';
import { findPhoneNumbers } from './contact-mask/phone-numbers.ts';
import { MASK } from './contact-mask/placeholder.ts';
import { findOwnStreet } from './contact-mask/streets.ts';
import { type Span, tokensOf } from './contact-mask/tokens.ts';
import { findWebAddresses } from './contact-mask/web-addresses.ts';

/**
 * Returns a text as a contractor may read it before the fee is settled: phone numbers, email addresses, links, profile
 * names, addresses and what is known of the customer are replaced by `MASK`, however they are disguised. All else stays
 * as it was written.
 * @param known the customer's name first, then email, phone and street in any order
 */
export function maskContacts(text: string, known: readonly string[] = []): string {
  const folded = foldText(text);
  const tokens = tokensOf(folded, text);
  const [name = '', ...others] = known;
  const spans = [
    ...findPhoneNumbers(tokens),
    ...findWebAddresses(tokens),
    ...findHandles(tokens),
    ...findNames(tokens, name),
    ...others.filter(isStreet).flatMap((street) => findOwnStreet(tokens, street)),
    ...findAddresses(tokens),
  ];
  const ranges = merged(spans).map(({ first, last }) => ({
    start: folded.starts[tokens[first]?.start ?? 0] ?? 0,
    end: folded.ends[(tokens[last]?.end ?? 1) - 1] ?? text.length,
  }));
  let masked = '';
  let at = 0;
  for (const { start, end } of ranges) {
    masked += text.slice(at, start) + MASK;
    at = end;
  }
  return masked + text.slice(at);
}

/** Email addresses and phone numbers are found by their form, whether or not they are known. */
const isStreet = (secret: string): boolean => !secret.includes('@') && /\p{L}{2}/u.test(secret);

/** In order; those that overlap or touch become one. */
function merged(spans: readonly Span[]): Span[] {
  const result: { first: number; last: number }[] = [];
  for (const { first, last } of [...spans].sort((a, b) => a.first - b.first)) {
    const previous = result.at(-1);
    if (previous !== undefined && first <= previous.last + 1) previous.last = Math.max(previous.last, last);
    else result.push({ first, last });
  }
  return result;
}
