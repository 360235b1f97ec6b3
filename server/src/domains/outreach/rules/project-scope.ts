/** Parts of building work, as they are said in the middle of a sentence, and how listings write them. */
const PARTS: readonly (readonly [part: string, written: RegExp])[] = [
  ['the restrooms', /\b(?:rest|wash)[- ]?rooms?\b|\btoilets?\b/i],
  ['the bathrooms', /\bbath(?:[- ]?rooms?|s)?\b/i],
  ['the kitchen', /\bkitchens?\b/i],
  ['the water heater', /\bwater[- ]?heaters?\b/i],
  ['the boiler', /\bboilers?\b/i],
  ['the plumbing fixtures', /\bfixtures?\b/i],
  ['the water line', /\bwater (?:line|main|service)s?\b/i],
  ['the sewer line', /\bsewers?\b|\bsanitary (?:line|lateral)s?\b/i],
  ['the drains', /\bdrain(?:s|age| lines?)?\b/i],
  ['backflow prevention', /\bback[- ]?flow\b/i],
  ['the sprinkler system', /\bsprinklers?\b|\bfire suppression\b/i],
  ['the gas piping', /\bgas (?:piping|lines?|service)\b/i],
  ['the heating and cooling', /\bhvac\b|\bheating\b|\bcooling\b|\bair[- ]condition\w*|\bchillers?\b|\bfurnaces?\b/i],
  ['the controls', /\bcontrols? (?:upgrade|system|replacement)\w*/i],
  ['the electrical work', /\belectric(?:al)?\b|\bwiring\b|\bswitchgear\b/i],
  ['the lighting', /\blight(?:ing|s)\b/i],
  ['the generator', /\bgenerators?\b/i],
  ['the roof', /\b(?:re-?)?roof(?:s|ing)?\b/i],
  ['the windows', /\bwindows?\b/i],
  ['the doors', /\bdoors?\b/i],
  ['the flooring', /\bfloor(?:s|ing)\b/i],
  ['the drywall', /\bdrywall\b/i],
  ['the painting', /\bpaint(?:ing)?\b/i],
  ['the masonry', /\bmasonry\b|\btuckpoint\w*|\bbrick(?:work)?\b/i],
  ['the concrete', /\bconcrete\b|\bsidewalks?\b|\bcurbs?\b/i],
  ['the paving', /\bpav(?:ing|ement)\b|\basphalt\b|\bparking lots?\b/i],
  ['the foundation', /\bfoundations?\b/i],
  ['the demolition', /\bdemolition\b|\bdemo\b/i],
  ['the site work', /\bsite ?work\b|\bgrading\b|\bexcavation\b/i],
  ['the elevator', /\belevators?\b/i],
  ['the tenant space', /\btenant (?:space|fit|finish|improvement|build)\w*/i],
  ['the laundry', /\blaundr(?:y|ies)\b/i],
  ['the locker rooms', /\blocker rooms?\b/i],
  ['the classrooms', /\bclassrooms?\b/i],
  ['the garage', /\bgarages?\b/i],
  ['the deck', /\bdecks?\b/i],
  ['the addition', /\badditions?\b/i],
  ['the basement', /\bbasements?\b/i],
  ['the swimming pool', /\b(?:swimming )?pools?\b/i],
];

const MOST = 3;

/** Parts of the work that a description names and the title doesn't, in its order, at most three. */
export function scopeOf(description: string, title: string): string[] {
  const found = PARTS.flatMap(([part, written]) => {
    const at = description.search(written);
    return at === -1 || written.test(title) ? [] : [{ part, at }];
  });
  return found
    .sort((one, other) => one.at - other.at)
    .slice(0, MOST)
    .map(({ part }) => part);
}
