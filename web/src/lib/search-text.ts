/**
 * Returns a search parameter as text. The router parses '42' as a number and 'true' as a boolean, which an id may look
 * like. Returns undefined if it is empty.
 */
const searchText = (value: unknown): string | undefined => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

type Texts<Name extends string> = { [Key in Name]?: string };

/** Reads the named search parameters as texts and leaves out missing ones, for `validateSearch`. */
export const textsFrom =
  <const Name extends string>(...names: readonly Name[]) =>
  (search: Readonly<Record<string, unknown>>): Texts<Name> => {
    const texts: Texts<Name> = {};
    for (const name of names) {
      const text = searchText(search[name]);
      if (text !== undefined) texts[name] = text;
    }
    return texts;
  };
