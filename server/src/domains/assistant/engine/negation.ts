import type { Token } from './tokens.ts';

/** Number of words that a 'not' applies to. */
const REACH = 5;
/** 'X is fine' is short. A long clause that ends in 'fine' says more than that. */
const LONGEST_PRAISE = 12;
const DETERMINERS = new Set('the my our a an your his her their this that any about from because with'.split(' '));
/** 'It does not heat' describes a problem; 'not the heat' rules something out. */
const PREDICATES = new Set('do does did will would can could should must has have had why'.split(' '));
const TURNS = new Set('its it but just only is are i we they'.split(' '));
const DISMISSALS: readonly (readonly string[])[] = [
  ['instead', 'of'],
  ['rather', 'than'],
  ['other', 'than'],
  ['dont', 'need'],
  ['dont', 'send'],
  ['dont', 'want'],
  ['do', 'not', 'send'],
  ['do', 'not', 'want'],
  ['no', 'quiero'],
  ['no', 'necesito'],
  ['no', 'ocupo'],
  ['en', 'vez', 'de'],
  ['en', 'lugar', 'de'],
  ['do', 'not', 'need'],
  ['no', 'need', 'for'],
  ['nothing', 'wrong', 'with'],
  ['nothing', 'to', 'do', 'with'],
];
const WELL =
  /^(.*?) (?:is|are|was|works?|seems?|runs?|(?:is|are) (?:working|running)) (?:just |all |totally |perfectly )?(?:fine|ok|okay|good|great|normal|perfect|not (?:the|a|an) (?:problem|issue))$/;

const NOT = new Set('not isnt wasnt arent aint'.split(' '));
/** Every pattern here requires one of these words. */
const RULING_OUT = new Set([
  ...NOT,
  ...DISMISSALS.map(([first = '']) => first),
  ...'fine ok okay good great normal perfect problem issue'.split(' '),
]);

/**
 * Returns for each word whether it is only named to rule it out, such as 'AC' in 'not the AC, the heater' or 'the AC is
 * fine'. Words that describe a problem ('not working', 'no heat') don't count.
 */
export function ruledOut(words: readonly Token[]): boolean[] {
  if (!words.some(({ word }) => RULING_OUT.has(word))) return [];
  const out = words.map(() => false);
  const strike = (from: number, clause: number, most: number) => {
    for (let i = from; i < Math.min(words.length, from + most); i += 1) {
      const token = words[i];
      if (!token || token.clause !== clause || (i > from && TURNS.has(token.word))) return;
      out[i] = true;
    }
  };
  words.forEach(({ word, clause }, i) => {
    if (NOT.has(word) && contrasts(words, i)) strike(i + 1, clause, REACH);
    for (const dismissal of DISMISSALS) {
      if (dismissal.every((part, n) => words[i + n]?.word === part)) strike(i + dismissal.length, clause, REACH);
    }
  });
  for (let start = 0; start < words.length; ) {
    const clause = words[start]?.clause ?? 0;
    let end = start;
    while (words[end]?.clause === clause) end += 1;
    const said = words.slice(start, end).map(({ word }) => word);
    const well = said.length <= LONGEST_PRAISE ? WELL.exec(said.join(' ')) : null;
    if (well?.[1]) strike(start, clause, well[1].split(' ').length);
    start = end;
  }
  return out;
}

/** Returns whether this 'not' denies a thing rather than an action. */
function contrasts(words: readonly Token[], at: number): boolean {
  const clause = words[at]?.clause;
  const next = words[at + 1];
  if (!next || next.clause !== clause || PREDICATES.has(words[at - 1]?.word ?? '')) return false;
  if (DETERMINERS.has(next.word)) return true;
  if (/(?<!plumb)ing$/.test(next.word)) return false;
  const after = words[at + 2];
  return words[at]?.word === 'not' && (!after || after.clause !== clause);
}
