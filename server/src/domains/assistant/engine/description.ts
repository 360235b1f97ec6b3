import type { Language } from '@plumbline/contract/domains/assistant/understanding.ts';
import { Cue, type SaidText } from './said-words.ts';

/** The minimum length that the form accepts. */
const SHORTEST = 10;

/** Filler before the subject. Several can follow each other: 'um, hey so, I need somebody to …'. */
const OPENERS: readonly RegExp[] = [
  /^(?:u+m+|u+h+|e+r+m*|a+h+|o+h+|h+m+|okay|ok|yeah|yes|yep|alright|all right|basically|anyways?|so(?! (?:many|much|far|long)\b))\b(?!['’-])[\s,.!…-]*/iu,
  /^(?:well|right|look|listen|like|now|and)\s?(?:,|\.{2,}|…)\s*/iu,
  /^(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))\b(?:\s+(?:there|guys|all|everyone|folks|y'?all|team|plumbline))?[\s,.!…-]*/iu,
  /^(?:my question is|i have a question|quick question|question|help|help me|please help|please help me|help please)[\s]*[,:;.!…-]+[\s]*/iu,
  /^(?:please|pls|plz|kindly)\b[\s,]*/iu,
  /^(?:i was|i'?m|i am|we were|we'?re|we are|just)\s+(?:just\s+)?(?:wondering|hoping|calling|writing|asking)\s+(?:if|whether|to see if|because|about|that)\s+(?:(?:you|someone|somebody|anyone|anybody)(?: guys)?\s+(?:can|could|would|might)\s+(?:please\s+|possibly\s+|maybe\s+)?(?:come (?:(?:out|over|by) (?:and|to)|and)\s+|help (?:me |us )?(?:to |with |out with )?)?)?/iu,
  /^(?:can|could|would|will)\s+(?:you|someone|somebody|anyone|anybody|one of you(?: guys)?|you guys)\s+(?:please\s+|possibly\s+|maybe\s+)?(?:come (?:(?:out|over|by) (?:and|to)|and)\s+|send (?:someone|somebody|a person|a guy) (?:out |over )?to\s+|help (?:me |us )?(?:to |with |out with )?)?/iu,
  /^(?:(?:i|we)\s+|i'?d\s+|we'?d\s+|i'?m\s+|i am\s+|we'?re\s+|we are\s+)?(?:(?:really|just|kind of|kinda|do)\s+)*(?:need|want|would like|like|looking for|searching for|trying to find|hoping to find|gotta find|have to find)\s+(?:(?:to (?:find|get|hire|have))\s+)?(?:someone|somebody|anyone|a person|a guy|a pro|a professional|some help|help)\s+(?:(?:out )?(?:here )?(?:who|that) (?:can|could|knows how to|will)|to come (?:(?:out|over|by|here) (?:and|to)|and)|to|with|for)\s+/iu,
];
/** Filler after the subject: thanks and goodbyes. */
const CLOSERS: readonly RegExp[] = [
  /\b(?:thanks|thank you|thx|ty|cheers)(?: (?:so much|very much|a lot|a bunch|in advance|again|everyone|everybody|guys|all|you all|for (?:your|any|the) help|for reading))?[\s.!…]*$/iu,
  /\b(?:please|pls|plz)[\s.!…]*$/iu,
  /[\s,…](?:bye|you know|or whatever|i guess|yeah|um+|uh+)[\s.!…]*$/iu,
];
const SPANISH_OPENERS: readonly RegExp[] = [
  /^(?:este+|eh+|em+|mmm+|pues|bueno|mire|oiga|ok|okay|a ver|es que|fíjese(?: que)?|fijese(?: que)?|disculpe|perdón|perdon)\b[\s,.!…-]*/iu,
  /^[¡¿]?(?:hola|buen(?:os|as)? (?:días|dias|tardes|noches|día|dia)|qué tal|que tal|saludos)\b[\s,.!…-]*/iu,
  /^(?:por favor|porfa|favor de)\b[\s,]*/iu,
  /^(?:(?:yo )?(?:necesito|ocupo|quiero|quisiera|busco|me gustaría|me gustaria)) (?:que )?(?:a )?(?:alguien|una persona|un señor|ayuda)(?: (?:que (?:me )?(?:venga a|pueda|sepa)|para(?: que)?|con))?\s+/iu,
  /^¿?(?:me )?(?:puede|pueden|podría|podrían|podria|podrian)(?: alguien)? (?:venir a|ayudarme (?:a|con)|ayudar (?:a|con)|mandar a alguien (?:a|para|que))\s+/iu,
];
const SPANISH_CLOSERS: readonly RegExp[] = [
  /[\s,.!]*\b(?:muchas gracias|mil gracias|gracias)(?: (?:por (?:todo|su (?:ayuda|atención|atencion|tiempo))|de antemano))?[\s.!…]*$/iu,
  /(?<![\s,])[\s,]+(?:por favor|porfa|saludos|bendiciones)[\s.!…]*$/iu,
];
const FILLERS: Readonly<Record<Language, { openers: readonly RegExp[]; closers: readonly RegExp[] }>> = {
  en: { openers: OPENERS, closers: CLOSERS },
  es: { openers: SPANISH_OPENERS, closers: SPANISH_CLOSERS },
};
const ENDS_IN_WORD = /[a-z0-9.!?]$/;
const DANGLING = /[\s,;:–—-]+$/u;
/** No real sentence has more filler than this. */
const MOST_ROUNDS = 20;
/** Filler between words. */
const HESITATIONS = /(?:,\s*|\s+|\.{3}\s*|…\s*)(?:u+m+|u+h+|e+r+m|h+m+)\b[,.…]*(?=\s|$)/giu;
const ASIDES = /,\s*(?:like|you know|i mean|i guess|sort of|kind of|you see)\s*,/giu;

/**
 * Returns the person's own words without filler and with a capital first letter. Keeps the filler if too little would
 * remain for the form.
 * @param said of a text returned by `readableText`
 */
export function describe({ text, cues }: SaidText, language: Language = 'en'): string {
  const mayHesitate = (cues & Cue.hesitation) !== 0;
  const mayClose = mayHesitate || (cues & Cue.closing) !== 0;
  const bare = mayHesitate || text.includes(',') ? withoutAsides(text) : text;
  const { openers, closers } = FILLERS[language];
  const whole = mayClose ? repeat(closers, bare) : bare;
  const cleaned = repeat(openers, ENDS_IN_WORD.test(whole) ? whole : whole.replace(DANGLING, ''));
  const said = cleaned.length >= SHORTEST || text.length < SHORTEST ? cleaned : text;
  return upperFirst(/[\p{L}\p{N}]/u.test(said) ? said : text);
}

const withoutAsides = (text: string) => text.replace(ASIDES, ' ').replace(HESITATIONS, ' ').replace(/\s+/g, ' ').trim();

/** Removes matches until none is left. */
function repeat(patterns: readonly RegExp[], text: string): string {
  let rest = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = rest;
    for (const pattern of patterns) rest = rest.replace(pattern, '');
    if (rest === before) return rest;
  }
  return rest;
}

function upperFirst(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase().length === first.length ? first.toUpperCase() + text.slice(first.length) : text;
}
