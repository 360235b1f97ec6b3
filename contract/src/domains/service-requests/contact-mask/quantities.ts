import type { Token } from './tokens.ts';

const MONTHS = 12;
const DAYS = 31;

/** The indexes of number tokens that clearly belong to no phone number: money, decimals, dates, times, fractions. */
export function quantityTokens(tokens: readonly Token[]): ReadonlySet<number> {
  const quantities = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.kind !== 'number') continue;
    const chain = chainFrom(tokens, at);
    if (isQuantity(tokens, chain)) for (const index of chain) quantities.add(index);
    at = chain.at(-1) ?? at;
  }
  return quantities;
}

/** Numbers joined by one sign, such as 12/3/2026. */
function chainFrom(tokens: readonly Token[], first: number): number[] {
  const chain = [first];
  const sign = tokens[first + 1];
  if (sign?.kind !== 'mark' || sign.gap !== 'none') return chain;
  for (let at = first; isLink(tokens, at, sign.text); at += 2) chain.push(at + 2);
  return chain;
}

const isLink = (tokens: readonly Token[], at: number, sign: string): boolean => {
  const [mark, next] = [tokens[at + 1], tokens[at + 2]];
  return mark?.text === sign && mark.gap === 'none' && next?.kind === 'number' && next.gap === 'none';
};

function isQuantity(tokens: readonly Token[], chain: readonly number[]): boolean {
  const [first = 0] = chain;
  const last = chain.at(-1) ?? first;
  const before = tokens[first - 1]?.text ?? '';
  const after = tokens[last + 1];
  if (['$', '€', '£'].includes(before)) return true;
  if (after !== undefined && ['%', '°', '"', '″', '′', '½', '¼', '¾'].includes(after.text)) return true;
  const parts = chain.map((index) => tokens[index]?.text ?? '');
  if (parts.length === 1) return false;
  const sizes = parts.map((part) => part.length);
  switch (tokens[first + 1]?.text) {
    case ',':
      return (sizes[0] ?? 0) <= 3 && sizes.slice(1).every((size) => size === 3);
    case '.':
      return parts.length === 2 && (sizes[1] ?? 0) <= 2;
    case ':':
      return parts.length <= 3 && (sizes[0] ?? 0) <= 2 && sizes.slice(1).every((size) => size === 2);
    case '/':
      // Between two more numbers it separates parts of a longer one: 5 0 2/5 5 5/0 1 7 7.
      return tokens[first - 1]?.kind !== 'number' || tokens[last + 1]?.kind !== 'number'
        ? isDate(parts) || (parts.length === 2 && sizes.every((size) => size <= 2))
        : false;
    case '-':
      return parts.length === 3 && isDate(parts);
    default:
      return false;
  }
}

/** '12/3', '12/3/26', '2026-03-15', '3/2026'. */
function isDate(parts: readonly string[]): boolean {
  if (parts.length > 3) return false;
  const years = parts.filter((part) => part.length === 4 && /^(?:19|20)/.test(part)).length;
  const rest = parts.filter((part) => part.length <= 2 && Number(part) >= 1 && Number(part) <= DAYS);
  if (years + rest.length !== parts.length || years > 1) return parts.length === 3 && isShortDate(parts);
  return rest.some((part) => Number(part) <= MONTHS);
}

/** '3/15/05' */
const isShortDate = (parts: readonly string[]) =>
  parts.every((part) => part.length <= 2) && Number(parts[0]) <= DAYS && Number(parts[1]) <= DAYS;
