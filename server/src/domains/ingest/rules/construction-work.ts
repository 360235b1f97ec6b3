/** Words that by themselves mean that something is built, changed or demolished. */
const WORK =
  /\b(?:construct(?:ion|ing|ed)?|reconstruct\w*|renovat\w+|remodel\w*|rehabilitat\w+|demoli\w+|re-?roof\w*|resurfac\w+|repav\w+|paving|milling|asphalt\w*|concrete|masonry|tuck-?point\w*|brickwork|drywall|carpentry|excavat\w+|earthwork|abatement|remediation|waterproofing|weatheri[sz]ation|retrofit\w*|build-?outs?|fit-?outs?|tenant (?:finish|improvement)s?|sitework|site (?:work|prep\w*|improvement\w*)|stormwater improvements?|street ?scapes?|capital improvements?|plumbing|hvac|boilers?|chillers?|roof(?:s|ing)?|sidewalks?|curbs?|guardrails?|culverts?|retaining walls?|sewers?|water ?(?:main|line)s?|force mains?|(?:pump|lift) stations?|interceptors?|sprinkler systems?|additions?|alterations?|expansions?|design[- ]build|general contract(?:or|ing))\b/i;

/**
 * An action and its object: together they mean construction work. 'Repair' alone may also refer to cars and copiers.
 */
const DOING =
  /\b(?:repairs?|repairing|replac\w+|install\w*|upgrad\w+|improvements?|moderni[sz]\w+|restor\w+|refurbish\w*|convers\w+|paint\w*|remov\w+|new|build\w*|clos(?:ure|ing)|stabili[sz]\w+|widening|extension)\b/i;
const TO_WHAT =
  /\b(?:buildings?|houses?|homes?|housing|apartments?|schools?|librar(?:y|ies)|facilit(?:y|ies)|(?:fire|police|ems) stations?|court ?houses?|hospitals?|jails?|detention|centers?|restrooms?|bathrooms?|kitchens?|showers?|locker rooms?|classrooms?|offices?|lobb(?:y|ies)|rooms?|floor(?:s|ing)?|ceilings?|walls?|doors?|windows?|gutters?|siding|facades?|elevators?|escalators?|electric(?:al)?|wiring|lighting|generators?|switch ?gear|transformers?|controls?|fire alarms?|furnaces?|air condition\w*|ventilat\w+|heat(?:ing)?|cooling|ductwork|water heaters?|pipes?|piping|drain(?:s|age)?|septic|backflow|hydrants?|valves?|manholes?|basins?|bridges?|roads?|streets?|avenues?|intersections?|traffic signals?|parking|garages?|docks?|piers?|dams?|levees?|parks?|playgrounds?|pavilions?|shelters?|pools?|trails?|greenways?|fenc(?:e|es|ing)|decks?|porch(?:es)?|stairs?|ramps?|ada|foundations?|structur\w+|steel|towers?|tanks?|wells?|treatment plants?|runways?|taxiways?|hangars?|stadiums?|fields?|courts?|lots?|armor(?:y|ies)|markets?|armories)\b/i;

/** Goods, services and paperwork, whatever they are for: a roof's architect is not a roofer. */
const NOT_WORK =
  /\b(?:consult\w+|professional services|(?:engineering|architectur\w+|design|planning|survey(?:ing)?|testing|inspection|appraisal|legal|audit\w*|financial|banking|insurance|marketing|staffing|temporary|clinical|medical|health|mental|social|counseling|courier|mail|printing|copier|software|license|subscription|it|telecom\w*|internet|security guard|guard|towing|janitorial|custodial|cleaning|laundry|pest control|mowing|lawn|landscap\w+ maintenance|waste|recycling|trash|food|catering|vending|transportation|transit operations|training|grant|management|administration|employment) (?:services?|svcs?|support|program|contract|providers?|consultants?)|janitorial|custodial|mowing|architects?|feasibility|stud(?:y|ies)|master plan|plan update|mitigation plan|assessments?|analys[ie]s|audit|appraisals?|staffing|courier|employer of record|nonprofit|sodium chloride|rock salt|salt|fuel|gasoline|diesel|chemicals?|uniforms?|furniture|furnishings?|vehicles?|trucks?|buses|ambulances?|fire engines?|mowers?|tractors?|tires?|auto parts?|computers?|laptops?|servers?|software|printers?|supplies|groceries|food|milk|books|textbooks|medical|pharmac\w+|ammunition|weapons?|surplus|auction|sale of|for sale|disposition|lease of|leasing|rental|request for information|request for qualifications|pre-?qualification|bank depository|concessions?|sponsorship)\b/i;

/** Phrases that mean construction work despite such a word: 'medical center roof replacement'. */
const SURELY =
  /\b(?:design[- ]build|(?:construction|renovation|remodel(?:ing)?|rehabilitation|demolition|reconstruction|resurfacing|re-?roofing|replacement|installation|repairs?) (?:of|at|for)\b|(?:roof|hvac|boiler|chiller|window|door|floor(?:ing)?|elevator|generator|water ?(?:main|line)|sewer|pipe|sidewalk|bridge|culvert|parking lot|electrical|plumbing|kitchen|restroom|bathroom|building|facility|station|center) (?:replacements?|repairs?|renovations?|remodel(?:ing)?|installations?|upgrades?|improvements?|construction|demolition|additions?|expansions?|rehabilitation)\b)/i;
const PAPER =
  /\b(?:(?:engineering|architectural|design|consulting|professional|inspection|surveying|testing|appraisal|planning) services|architects?|feasibility|stud(?:y|ies)|master plan|plan update|assessment|supply of|supplies|furniture|vehicles?|trucks?|sale of|surplus|disposition)\b/i;

export interface Offer {
  readonly title: string;
  readonly description: string;
  /** North American Industry Classification; 23 is construction. */
  readonly naics?: string | null;
  /** Federal Product and Service Code; Y is construction, Z the repair of real property. */
  readonly psc?: string | null;
}

/**
 * Returns whether a public body wants to buy construction work. Its codes decide if it has any, else the title; the
 * description decides only if the title is inconclusive.
 */
export function isConstructionWork({ title, description, naics, psc }: Offer): boolean {
  if (naics?.startsWith('23') || /^[YZ]\d/i.test(psc ?? '')) return true;
  if (naics || psc) return false;
  const verdict = verdictOf(title);
  return verdict ?? verdictOf(description.slice(0, 1000)) ?? false;
}

function verdictOf(text: string): boolean | null {
  if (PAPER.test(text)) return /\bdesign[- ]build\b/i.test(text);
  if (SURELY.test(text)) return true;
  if (NOT_WORK.test(text)) return false;
  if (WORK.test(text) || (DOING.test(text) && TO_WHAT.test(text))) return true;
  return null;
}
