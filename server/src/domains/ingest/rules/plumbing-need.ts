/** Plumbers' work by name. */
const NAMED =
  /\b(?:plumb\w*|sewers?|sewage|septic|sanitary|drain(?:s|age|pipe)?|waste ?water|storm ?water|water ?(?:heaters?|lines?|mains?|meters?|services?|softeners?|closets?|treatment|piping|supply|distribution|towers? piping)|hot water|backflow|toilets?|urinals?|lavator\w+|sinks?|faucets?|showers?|bath ?tubs?|tubs?|spigots?|hose bibs?|hydronics?|boilers?|steam lines?|gas (?:lines?|piping|pipes?|services?)|medical gas|piping|re-?pip(?:e|ing)|grease (?:traps?|interceptors?)|sump pumps?|ejector pumps?|(?:pump|lift) stations?|force mains?|hydrants?|manholes?|irrigation|fire sprinklers?|sprinkler systems?|standpipes?|swimming pools?|fountains?|wells? pump)\b/i;
/** Rooms that have pipes, where something is done to them. */
const WET_ROOM =
  /\b(?:bath(?:room)?s?|rest ?rooms?|kitchens?|kitchenettes?|laundr(?:y|ies)|locker rooms?|wash ?rooms?|break ?rooms?|wet bars?|master baths?)\b/i;
const CHANGED =
  /\b(?:remodel\w*|renovat\w+|rehab\w*|alterations?|additions?|new|install\w*|replac\w+|upgrad\w+|build-?out|finish\w*|convert\w*|conversion|tenant|gut|adding|add|improvements?)\b/i;
/** Buildings that can't be used without plumbing, when they are new. */
const NEW = /\b(?:new|construct(?:ion|ing)?|build(?:ing)?|erect)\b/i;
const HABITABLE =
  /\b(?:houses?|homes?|dwellings?|duplex(?:es)?|single[- ]family|two[- ]family|multi-?family|residences?|residential|townho(?:use|me)s?|apartments?|condo(?:minium)?s?|hotels?|motels?|restaurants?|schools?|hospitals?|clinics?|dormitor\w+|office buildings?|commercial|barracks|nursing|assisted living|day ?cares?|child ?care|fire stations?|libraries|library|laborator\w+|salons?|brewer(?:y|ies)|gym(?:nasium)?s?|car wash(?:es)?|senior living|cafeterias?)\b/i;
/** New, but without water. */
const DRY =
  /\b(?:fenc(?:e|es|ing)|signs?|signage|billboards?|decks?|sheds?|garages?|carports?|gazebos?|pergolas?|porch(?:es)?|towers?|antennas?|solar|roof(?:s|ing)?|re-?roof\w*|siding|parking|paving|resurfac\w+|sidewalks?|retaining walls?|demolition|wreck\w*|racks?|racking|canop(?:y|ies)|awnings?|tents?|pole barns?|barns?|silos?|docks?|driveways?|curbs?|accessory|generators?|electrical|lighting|windows?|storage buildings?|right of way)\b/i;
const DENIED =
  /\b(?:no|not?|without|excludes?|excluding|except(?:ing)?)(?: \w+){0,2}[ /](?:plumbing|water|sewer|piping)(?: (?:work|changes?|fixtures?|lines?|included|or gas))*\b|\bplumbing (?:is |are )?(?:not (?:included|required|in)|by others|under (?:a )?separate(?: permit)?|excluded|n\/a)\b/gi;

export interface Work {
  readonly title: string;
  readonly description: string;
  /** 'Commercial New', 'PERMIT - NEW CONSTRUCTION'. */
  readonly permitType: string;
}

/** Does a project need a plumber, as its words tell? What is denied ('no plumbing work') doesn't count. */
export function needsPlumber({ title, description, permitType }: Work): boolean {
  const text = `${permitType}. ${title}. ${description}`;
  const said = text.replace(DENIED, ' ');
  if (NAMED.test(said)) return true;
  // Who says that there is no plumbing has thought of it.
  if (said !== text) return false;
  if (WET_ROOM.test(said) && CHANGED.test(said)) return true;
  const kind = `${permitType}. ${title}`;
  return NEW.test(kind) && HABITABLE.test(said) && !DRY.test(kind);
}
