import { invalid } from './stripe-objects.ts';

/** A request in Stripe's notation: `metadata[purpose]=fee&expand[0]=latest_charge`. */
export interface Form {
  text(name: string): string | undefined;
  /** @throws StripeRefusal 400 if it isn't a whole number. */
  number(name: string): number | undefined;
  /** Returns the values of `name[…]`, keyed by the text in the brackets. */
  group(name: string): Record<string, string>;
  list(name: string): string[];
}

export function createForm(encoded: string): Form {
  const fields = new URLSearchParams(encoded);
  const text = (name: string) => fields.get(name) ?? undefined;
  const group = (name: string) =>
    Object.fromEntries(
      [...fields].flatMap(([key, value]) =>
        key.startsWith(`${name}[`) && key.endsWith(']') ? [[key.slice(name.length + 1, -1), value] as const] : [],
      ),
    );
  return {
    text,
    number: (name) => {
      const given = text(name);
      if (given === undefined) return undefined;
      if (!/^-?\d+$/.test(given)) throw invalid(`Invalid integer: ${given}`, 'parameter_invalid_integer', name);
      return Number(given);
    },
    group,
    list: (name) => Object.values(group(name)),
  };
}
