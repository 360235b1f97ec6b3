import { type Hazard, hazards, type Sign } from './hazards.ts';
import { clauses, type Token } from './tokens.ts';

const DENIED = /\b(?:no|not|isnt|wasnt|arent|without|never|dont|doesnt|didnt|havent|hasnt|nor|neither)(?: \w+){0,3} ?$/;
/** Phrases about the past, habits or possibilities. */
const NOT_NOW =
  /\b(?:last (?:year|winter|summer|spring|fall|month|week|january|february|december|night we fixed)|(?:years?|months?|weeks?) ago|already (?:fixed|repaired|stopped|replaced|cleaned)|(?:has|have) (?:since )?been (?:fixed|repaired|replaced)|(?:was|were|got) (?:fixed|repaired|replaced)|used to|previous(?:ly)?|damaged? (?:from|by|due)|after (?:a|the|our|that) (?:\w+ )?(?:flood|burst|fire|leak|storm|pipe)|due to|caused by|every (?:time|year|spring|summer|fall|winter)|each (?:time|year)|once a year|when(?:ever)? it (?:rains|snows|storms)|prevent(?:ing|s)?|avoid(?:ing)?|protect(?:ion)?|in case|worried|afraid|insurance|what (?:do i do |to do |happens )?if|so (?:that )?(?:it|they|the pipes?|pipes) (?:doesnt|dont|wont))\b/;
const OVER =
  /\b(?:smell|leak|alarm|it|problem) (?:is |was |has been |has |got )*(?:gone|fixed|repaired|stopped)\b|\b(?:install|buy|replace|add|mount|new|best)\b.*\b(?:detectors?|alarms?)\b/;

const calls = hazards.flatMap(({ signs }) =>
  signs.flatMap((sign) => sign[0].split(' ').map((word) => ({ word, sign }))),
);
const isBeginning = ({ word }: { readonly word: string }) => word.endsWith('*');
const signsByWord = Map.groupBy(
  calls.filter((each) => !isBeginning(each)),
  ({ word }) => word,
);
const signsByBeginning = calls.filter(isBeginning).map(({ word, sign }) => ({ beginning: word.slice(0, -1), sign }));

/** Returns the most dangerous hazard mentioned in these words; undefined if there is none. */
export function findHazard(words: readonly Token[]): Hazard | undefined {
  const toTry = signsCalledBy(words);
  if (toTry.size === 0) return undefined;
  const said = clauses(words);
  const isShown = ({ signs, always }: Hazard) => {
    const fitting = signs.filter((sign) => toTry.has(sign));
    return said.some(
      (clause) => fitting.some(([, pattern]) => shows(pattern, clause)) && !(always ? OVER : NOT_NOW).test(clause),
    );
  };
  const isSo = ({ circumstances }: Hazard) =>
    circumstances === undefined || circumstances.some((circumstance) => circumstance.test(said.join(' , ')));
  return hazards.find((hazard) => isShown(hazard) && isSo(hazard));
}

function signsCalledBy(words: readonly Token[]): Set<Sign> {
  const found = new Set<Sign>();
  for (const { word } of words) {
    for (const { sign } of signsByWord.get(word) ?? []) found.add(sign);
    for (const { beginning, sign } of signsByBeginning) if (word.startsWith(beginning)) found.add(sign);
  }
  return found;
}

function shows(sign: RegExp, clause: string): boolean {
  const found = sign.exec(clause);
  return found !== null && !DENIED.test(clause.slice(0, found.index));
}
