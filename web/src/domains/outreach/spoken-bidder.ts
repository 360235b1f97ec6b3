/** A bidder's details in speech. Details that weren't mentioned are missing. */
export interface SpokenBidder {
  readonly name?: string;
  readonly company?: string;
}

/** After these words comes a name; the first that is there decides. 'My company name is' says no person's name. */
const NAME_AFTER = /(?<!\b(?:company|business|firm)(?:'s)? )\bname(?:'s| is)\s+/i;
/** These too, unless something else than a name follows. */
const CALLED_AFTER = /\b(?:i'm|i am|this is|call me)\s+/i;
/** After these words comes a company; the first in this order decides. */
const COMPANY_AFTER: readonly RegExp[] = [
  /\b(?:company|business|firm)(?: name)?(?:'s| is| called| named)+\s+(?:called |named )?/i,
  /\b(?:name of (?:my|our|the) (?:company|business|firm)) is\s+/i,
  /\b(?:from|on behalf of|work(?:ing)? (?:for|at)|(?:i|we) (?:own|run))\s+/i,
  /\b(?:company|business|firm) (?!and\b|my\b|i\b|i'm\b|we\b)/i,
];
/** Right after a name these say the company too; anywhere else they say anything. */
const COMPANY_OF_NAMED = /^(?:with|at|of)\s+/i;
/** Ends a name or a company. */
const NEXT_CLAUSE =
  /[,.;!?]+(?=\s|$)|\b(?:(?:and )?(?:my|our|the) (?:company|business|firm|name|phone|number|email)|(?:and )?(?:i|i'm|i'd|i've|i am|we|we're|you) |(?:and )?(?:my|our) |calling|looking|interested|about|regarding|(?:e-?mail|phone|cell) (?:is|address|number)|\d{3}[\s-]?\d{3,})/i;
const AFTER_NAME =
  /\b(?:from|with|at|of|for|on|in|and|but|so|company|here|speaking|owner|representing|working|over)\b/i;
/** Words after 'I am' that don't start a name. */
const NO_NAME = /^(?:an?|the|not|just|very|so|really|currently|also|available|ready|about|going|licensed|your)\b/i;

/** A name has this many words, unless particles join more. */
const NAME_WORDS = 2;
const WHOLE_NAME_WORDS = 4;
const COMPANY_WORDS = 10;
const PARTICLE = /^(?:de|del|della|der|den|di|da|dos|du|la|le|las|los|van|von|st|saint|bin|al)$/i;
const SUFFIX = /^(?:jr|sr|ii|iii|iv)$/i;
/** Words in lowercase, and words in capitals, within a company's name. */
const SMALL = /^(?:and|of|the|for|in|on|at|by)$/;
const LARGE = /^(?:llc|llp|pllc|hvac|ac|ii|iii|iv|usa|us|ky|abc|dba)$/;

/** Capitalizes a word of a name. Capitals in the recognized text stay, as in 'McKay'. */
function capital(word: string): string {
  if (/\p{Lu}/u.test(word)) return word;
  const large = (_: string, before: string, letter: string) => before + letter.toUpperCase();
  return word.replace(/(^|[-/&])(\p{Ll})/gu, large).replace(/^(O'|Mc)(\p{Ll})/u, large);
}

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Returns the text before the first match of any of the ends. */
function before(text: string, ...ends: readonly RegExp[]): string {
  const at = ends.map((end) => text.search(end)).filter((place) => place >= 0);
  return text.slice(0, Math.min(text.length, ...at)).trim();
}

/** Returns the name and the text after it. */
function nameIn(text: string): { readonly name: string; readonly rest: string } | undefined {
  const named = NAME_AFTER.exec(text);
  const called = named ?? CALLED_AFTER.exec(text);
  if (!called) return undefined;
  const after = text.slice(called.index + called[0].length);
  const said = before(after, NEXT_CLAUSE, AFTER_NAME);
  const words = wordsOf(said);
  if (words.length === 0 || NO_NAME.test(said)) return undefined;
  // A longer run of words starts with a name only if it was introduced as one (specification, section 5).
  if (words.length > WHOLE_NAME_WORDS && !named) return undefined;
  const isWhole = words.length <= WHOLE_NAME_WORDS || words.some((word) => PARTICLE.test(word));
  const length = isWhole ? WHOLE_NAME_WORDS + 2 : NAME_WORDS;
  const name = words
    .slice(0, length)
    .map((word, at) => {
      if (at > 0 && PARTICLE.test(word)) return word.toLowerCase();
      return SUFFIX.test(word) && /^i/i.test(word) ? word.toUpperCase() : capital(word);
    })
    .join(' ');
  return { name, rest: after.slice(said.length).trim() };
}

function companyIn(text: string, afterName: string): string | undefined {
  const places = [
    ...COMPANY_AFTER.map((introduction) => [introduction, text] as const),
    [COMPANY_OF_NAMED, afterName] as const,
  ];
  for (const [introduction, text] of places) {
    const found = introduction.exec(text);
    if (!found) continue;
    let said = before(text.slice(found.index + found[0].length), NEXT_CLAUSE);
    // 'From Louisville with Acme Plumbing': the place comes first.
    if (/^from/i.test(found[0])) said = said.split(/ with /i).at(-1) ?? said;
    const words = wordsOf(
      said.replace(/^(?:a|my|our|the|this)\s+(?:company|business|firm)(?: called| named)?\s+/i, ''),
    );
    if (words.length === 0) continue;
    return words
      .slice(0, COMPANY_WORDS)
      .map((word, at) => {
        if (LARGE.test(word)) return word.toUpperCase();
        return at > 0 && SMALL.test(word) ? word : capital(word);
      })
      .join(' ');
  }
  return undefined;
}

/**
 * Returns the name and the company in speech (specification, section 5: the words after 'name is', and those after
 * 'company' or 'from'), each up to the next clause, and capitalized.
 */
export function spokenBidder(spoken: string): SpokenBidder {
  const heard = spoken.replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  // Some recognizers write everything large.
  const text = /\p{Ll}/u.test(heard) ? heard : heard.toLowerCase();
  const named = nameIn(text);
  const company = companyIn(text, named?.rest ?? '');
  return { ...(named ? { name: named.name } : {}), ...(company ? { company } : {}) };
}
