import { type Program, Visitor } from 'oxc-parser';

/** Words that the glossary has replaced, with their replacements. */
const RETIRED: readonly (readonly [retired: RegExp, instead: string])[] = [
  [/crafts(?:man|men)/i, 'contractor'],
  [/plumber/i, 'contractor'],
  [/homeowner/i, 'customer'],
  [/tradesman|tradesmen|handym[ae]n(?=[A-Z_]|s\b)/i, 'contractor'],
  [/vendor|supplier/i, 'contractor'],
];

/** Names fixed by the specification: the role, wire fields, routes and what is named after them. */
const FIXED = new Set(
  (
    'craftsman finding_craftsman craftsmanId craftsmanName craftsmanCompany craftsmanPhone craftsmanEmail ' +
    'craftsmanRating LIVE_CRAFTSMAN_ROUTE selectedPlumberId selectedPlumberIds findPlumbers FindPlumbers ' +
    'FindPlumbersQuery getPlumber selectPlumber'
  ).split(' '),
);

/** Tools process the words themselves; benches name their accounts after the role. */
const FREE = /^(?:tools|bench)\/|\/(?:data|engine|evaluation|reading)\/|\/business-name\.ts$|table-row\.test\.ts$/;

/** Returns a problem for each name in the code that uses a retired word: one thing has one name. */
export function retiredWordsIn(path: string, program: Program): string[] {
  if (FREE.test(path)) return [];
  const found = new Set<string>();
  const look = (name: string) => {
    if (FIXED.has(name)) return;
    const instead = RETIRED.find(([retired]) => retired.test(name))?.[1];
    if (instead !== undefined) {
      found.add(
        `names '${name}': the glossary says '${instead}'; only what the specification fixes keeps the old word`,
      );
    }
  };
  new Visitor({
    Identifier: ({ name }) => look(name),
    JSXIdentifier: ({ name }) => look(name),
  }).visit(program);
  return [...found];
}
