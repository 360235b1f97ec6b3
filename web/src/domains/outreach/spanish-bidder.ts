import type { SpokenBidder } from './spoken-bidder.ts';

/** Words that introduce a name. */
const NAME_AFTER = /\b(?:me llamo|mi nombre es|(?:soy|habla)(?! (?:el|la|un|una|de)\b))\s+/iu;
/** A company comes after these words; the first in this order decides. */
const COMPANY_AFTER: readonly RegExp[] = [
  /\b(?:mi|nuestra|la) (?:empresa|compañía|compañia) (?:es|se llama)\s+/iu,
  /\b(?:de|para|en) (?:la|mi|nuestra) (?:empresa|compañía|compañia)(?: llamada)?\s+/iu,
  /\b(?:trabajo (?:en|para|con)|de parte de|soy de|llamo de)\s+/iu,
];
/** A name or a company ends here. */
const END =
  /(?<![,.;!?])[,.;!?]+(?=\s|$)|\s(?:y (?:mi|me|trabajo|soy|quiero|quisiera|puedo|llamo)|(?:de|para|en) (?:la|mi|nuestra) (?:empresa|compañ[ií]a)|mi (?:empresa|compañ[ií]a|nombre|teléfono|telefono|correo|número)|trabajo|llamo|sobre|quiero|quisiera|de parte)\b/iu;
/** Two words of a name, then 'de' and something that isn't part of a name. */
const OF_COMPANY = /^(\S+\s+\S+(?:\s+\S+)?)\s+(?:de|con)\s+(?!(?:la|las|los)\s)(.+)$/iu;
const SMALL = /^(?:de|del|la|las|los|y|e|en|el|para)$/iu;
const LARGE = /^(?:llc|hvac|inc|ky|sa)$/iu;
const MOST = { name: 5, company: 10 };

const upTo = (text: string): string => {
  const end = text.search(END);
  return (end < 0 ? text : text.slice(0, end)).trim();
};

/** Capitalizes a name. Capitals in the recognized text stay, as in 'McKay'. */
const written = (text: string, most: number): string =>
  text
    .split(' ')
    .slice(0, most)
    .map((word, at) => {
      if (LARGE.test(word)) return word.toUpperCase();
      if (/\p{Lu}/u.test(word) || (at > 0 && SMALL.test(word))) return word;
      return word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(' ');

const after = (text: string, introduction: RegExp): string | undefined => {
  const found = introduction.exec(text);
  return found ? text.slice(found.index + found[0].length) : undefined;
};

/** The name and the company in Spanish speech: 'Me llamo Ana López, de Plomería Acme.' */
export function spanishBidder(spoken: string): SpokenBidder {
  const heard = spoken.replace(/\s+/g, ' ').trim();
  const text = /\p{Ll}/u.test(heard) ? heard : heard.toLowerCase();
  const afterName = after(text, NAME_AFTER);
  const named = afterName === undefined ? '' : upTo(afterName);
  const [, person, ofPerson] = OF_COMPANY.exec(named) ?? [];
  const name = person ?? named;
  // 'Ana López, de Plomería Acme': after the comma.
  const ofNamed = afterName === undefined ? undefined : after(afterName.slice(named.length), /^,\s*(?:de|con)\s+/iu);
  const introduced = COMPANY_AFTER.map((introduction) => after(text, introduction)).find((said) => said !== undefined);
  const company = upTo(introduced ?? ofNamed ?? ofPerson ?? '');
  return {
    ...(name === '' ? {} : { name: written(name, MOST.name) }),
    ...(company === '' ? {} : { company: written(company, MOST.company) }),
  };
}
