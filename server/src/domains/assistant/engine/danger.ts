import type { Features } from './features.ts';
import { type Hazard, hazards } from './hazards.ts';

const DENIED = /\b(?:no|not|isnt|wasnt|arent|without|never|dont|doesnt|didnt|havent|hasnt|nor|neither)(?: \w+){0,3} ?$/;
/** Told of the past, of every time, or of what might be. */
const NOT_NOW =
  /\b(?:last (?:year|winter|summer|spring|fall|month|week|january|february|december|night we fixed)|(?:years?|months?|weeks?) ago|already (?:fixed|repaired|stopped|replaced|cleaned)|(?:has|have) (?:since )?been (?:fixed|repaired|replaced)|(?:was|were|got) (?:fixed|repaired|replaced)|used to|previous(?:ly)?|damaged? (?:from|by|due)|after (?:a|the|our|that) (?:\w+ )?(?:flood|burst|fire|leak|storm|pipe)|due to|caused by|every (?:time|year|spring|summer|fall|winter)|each (?:time|year)|once a year|when(?:ever)? it (?:rains|snows|storms)|prevent(?:ing|s)?|avoid(?:ing)?|protect(?:ion)?|in case|worried|afraid|insurance|what (?:do i do |to do |happens )?if|so (?:that )?(?:it|they|the pipes?|pipes) (?:doesnt|dont|wont))\b/;
const OVER =
  /\b(?:smell|leak|alarm|it|problem) (?:is |was |has been |has |got )*(?:gone|fixed|repaired|stopped)\b|\b(?:install|buy|replace|add|mount|new|best)\b.*\b(?:detectors?|alarms?)\b/;

/**
 * What in these words can't wait, the most dangerous of it; undefined when nothing does.
 * @param said the clauses of the text in lower case, see `clauses`
 */
export function findHazard(said: readonly string[]): Hazard | undefined {
  const whole = said.join(' , ');
  return hazards.find(
    ({ signs, circumstances, always }) =>
      said.some((clause) => !(always ? OVER : NOT_NOW).test(clause) && signs.some((sign) => shows(sign, clause))) &&
      (circumstances === undefined || circumstances.some((circumstance) => circumstance.test(whole))),
  );
}

function shows(sign: RegExp, clause: string): boolean {
  const found = sign.exec(clause);
  return found !== null && !DENIED.test(clause.slice(0, found.index));
}

/** What tells of danger: the words, and the hazard that the reviewed rules found in them, as `!flooding`. */
export const dangerFeatures = (present: Features, hazard: Hazard | undefined): Features =>
  hazard ? new Set([...present, `!${hazard.name}`]) : present;
