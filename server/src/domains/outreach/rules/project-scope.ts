import type { Language } from '@plumbline/contract/kernel/language.ts';
import { scopeWords } from './scope.words.ts';

/** Parts of building work with the ways listings spell them. */
const PARTS: readonly (readonly [part: keyof (typeof scopeWords)['en'], written: RegExp])[] = [
  ['restrooms', /\b(?:rest|wash)[- ]?rooms?\b|\btoilets?\b/i],
  ['bathrooms', /\bbath(?:[- ]?rooms?|s)?\b/i],
  ['kitchen', /\bkitchens?\b/i],
  ['waterHeater', /\bwater[- ]?heaters?\b/i],
  ['boiler', /\bboilers?\b/i],
  ['fixtures', /\bfixtures?\b/i],
  ['waterLine', /\bwater (?:line|main|service)s?\b/i],
  ['sewerLine', /\bsewers?\b|\bsanitary (?:line|lateral)s?\b/i],
  ['drains', /\bdrain(?:s|age| lines?)?\b/i],
  ['backflow', /\bback[- ]?flow\b/i],
  ['sprinklers', /\bsprinklers?\b|\bfire suppression\b/i],
  ['gas', /\bgas (?:piping|lines?|service)\b/i],
  ['hvac', /\bhvac\b|\bheating\b|\bcooling\b|\bair[- ]condition\w*|\bchillers?\b|\bfurnaces?\b/i],
  ['controls', /\bcontrols? (?:upgrade|system|replacement)\w*/i],
  ['electrical', /\belectric(?:al)?\b|\bwiring\b|\bswitchgear\b/i],
  ['lighting', /\blight(?:ing|s)\b/i],
  ['generator', /\bgenerators?\b/i],
  ['roof', /\b(?:re-?)?roof(?:s|ing)?\b/i],
  ['windows', /\bwindows?\b/i],
  ['doors', /\bdoors?\b/i],
  ['flooring', /\bfloor(?:s|ing)\b/i],
  ['drywall', /\bdrywall\b/i],
  ['painting', /\bpaint(?:ing)?\b/i],
  ['masonry', /\bmasonry\b|\btuckpoint\w*|\bbrick(?:work)?\b/i],
  ['concrete', /\bconcrete\b|\bsidewalks?\b|\bcurbs?\b/i],
  ['paving', /\bpav(?:ing|ement)\b|\basphalt\b|\bparking lots?\b/i],
  ['foundation', /\bfoundations?\b/i],
  ['demolition', /\bdemolition\b|\bdemo\b/i],
  ['siteWork', /\bsite ?work\b|\bgrading\b|\bexcavation\b/i],
  ['elevator', /\belevators?\b/i],
  ['tenantSpace', /\btenant (?:space|fit|finish|improvement|build)\w*/i],
  ['laundry', /\blaundr(?:y|ies)\b/i],
  ['lockerRooms', /\blocker rooms?\b/i],
  ['classrooms', /\bclassrooms?\b/i],
  ['garage', /\bgarages?\b/i],
  ['deck', /\bdecks?\b/i],
  ['addition', /\badditions?\b/i],
  ['basement', /\bbasements?\b/i],
  ['pool', /\b(?:swimming )?pools?\b/i],
];

const MOST = 3;

/** Returns the first three parts of the work that the description names and the title doesn't. */
export function scopeOf(description: string, title: string, language: Language): string[] {
  const found = PARTS.flatMap(([part, written]) => {
    const at = description.search(written);
    return at === -1 || written.test(title) ? [] : [{ part, at }];
  });
  return found
    .sort((one, other) => one.at - other.at)
    .slice(0, MOST)
    .map(({ part }) => scopeWords[language][part]);
}
