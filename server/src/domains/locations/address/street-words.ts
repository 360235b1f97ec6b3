/**
 * Street suffixes from USPS Publication 28, appendix C1, and others that cities use: the Postal Service's abbreviation,
 * then the other spellings.
 */
const SUFFIXES = `
  ALY ALLEY ALLEE ALLY AL|ANX ANNEX ANEX|ARC ARCADE|AVE AVENUE AV AVEN AVENU AVN AVNUE|BYU BAYOU|BCH BEACH|BND BEND|BLF BLUFF
  |BLFS BLUFFS|BTM BOTTOM|BLVD BOULEVARD BOUL BOULV BLV BL BVD|BR BRANCH|BRG BRIDGE|BRK BROOK|BRKS BROOKS|BG BURG|BYP BYPASS BYPS
  |CP CAMP|CYN CANYON|CPE CAPE|CSWY CAUSEWAY|CTR CENTER CENTRE CENT|CIR CIRCLE CIRC CRCL CRCLE CR|CLF CLIFF|CLFS CLIFFS|CLB CLUB
  |CMN COMMON|CMNS COMMONS|COR CORNER|CORS CORNERS|CRSE COURSE|CT COURT CRT|CTS COURTS|CV COVE|CVS COVES|CRK CREEK
  |CRES CRESCENT|CRST CREST|XING CROSSING CRSSNG CROSSINGS|XRD CROSSROAD|CURV CURVE|DL DALE|DM DAM|DV DIVIDE|DR DRIVE DRV DRIV
  |DRS DRIVES|EST ESTATE|ESTS ESTATES|EXPY EXPRESSWAY EXP EXPR EXPW|EXT EXTENSION EXTN|EXTS EXTENSIONS|FALL|FLS FALLS
  |FRY FERRY|FLD FIELD|FLDS FIELDS|FLT FLAT|FLTS FLATS|FRD FORD|FRST FOREST|FRG FORGE|FRK FORK|FRKS FORKS|FT FORT
  |FWY FREEWAY|GDN GARDEN|GDNS GARDENS|GTWY GATEWAY|GLN GLEN|GRN GREEN|GRV GROVE|HBR HARBOR|HVN HAVEN|HTS HEIGHTS HGTS
  |HWY HIGHWAY HIWAY HWAY HY|HL HILL|HLS HILLS|HOLW HOLLOW|INLT INLET|IS ISLAND|ISLE|JCT JUNCTION|KY KEY|KNL KNOLL|KNLS KNOLLS
  |LK LAKE|LKS LAKES|LAND|LNDG LANDING|LN LANE LA|LGT LIGHT|LF LOAF|LCK LOCK|LDG LODGE|LOOP LP|MALL|MNR MANOR|MDW MEADOW
  |MDWS MEADOWS|MEWS|ML MILL|MLS MILLS|MSN MISSION|MTWY MOTORWAY|MT MOUNT|MTN MOUNTAIN|NCK NECK|ORCH ORCHARD|OVAL|OPAS OVERPASS
  |PARK PK|PKWY PARKWAY PKY PKWAY PKWYS PWY|PASS|PSGE PASSAGE|PATH|PIKE PIKES|PNE PINE|PNES PINES|PL PLACE|PLN PLAIN|PLNS PLAINS
  |PLZ PLAZA PZ|PT POINT|PTS POINTS|PRT PORT|PR PRAIRIE|PROM PROMENADE|RADL RADIAL|RAMP|RNCH RANCH|RPDS RAPIDS|RST REST|RDG RIDGE
  |RDGS RIDGES|RIV RIVER|RD ROAD|RDS ROADS|RTE ROUTE RT|ROW|RUE|RUN|SHL SHOAL|SHR SHORE|SHRS SHORES|SKWY SKYWAY|SPG SPRING
  |SPGS SPRINGS|SPUR|SQ SQUARE|SQS SQUARES|STA STATION|STRA STRAVENUE|STRM STREAM|ST STREET STR SAINT|STS STREETS|SMT SUMMIT
  |TER TERRACE TERR TR|TRWY THROUGHWAY|TRCE TRACE|TRAK TRACK|TRFY TRAFFICWAY|TRL TRAIL TRLS TRAILS|TUNL TUNNEL|TPKE TURNPIKE TPK
  |UN UNION|UPAS UNDERPASS|VLY VALLEY|VLYS VALLEYS|VIA VIADUCT|VW VIEW|VWS VIEWS|VLG VILLAGE|VL VILLE|VIS VISTA|WALK
  |WAY WY|WAYS|WL WELL|WLS WELLS|WDS WOODS|LINE|CHASE|STWY STAIRWAY|CONN CONNECTOR|CUTOFF|FRONTAGE`;

const DIRECTIONS = 'N NORTH|S SOUTH|E EAST|W WEST|NE NORTHEAST|NW NORTHWEST|SE SOUTHEAST|SW SOUTHWEST';

const ORDINALS =
  '1ST FIRST|2ND SECOND|3RD THIRD|4TH FOURTH|5TH FIFTH|6TH SIXTH|7TH SEVENTH|8TH EIGHTH|9TH NINTH|10TH TENTH';

/** Maps every spelling to the short one. */
const shortened = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table.split('|').flatMap((row) => {
      const [short = '', ...others] = row.trim().split(/\s+/);
      return [short, ...others].map((spelling): [string, string] => [spelling, short]);
    }),
  );

const suffixes = shortened(SUFFIXES);
const directions = shortened(DIRECTIONS);
const ordinals = shortened(ORDINALS);

/** Suffixes that end a street's name; the others, such as HILL, are just as often part of a name. */
const ENDING = new Set(
  'ALY AVE BLVD CIR CT CTS CV DR DRS EXPY FWY HWY LN PIKE PKWY PL PLZ RD SQ ST TER TPKE TRCE TRFY TRL TRWY WAY XING'.split(
    ' ',
  ),
);
/** These mean something else on their own: 'LA GRANGE', 'MIDDLE RIVER'. */
const NOT_ENDING = new Set(['SAINT', 'LA', 'AL', 'CR', 'TR', 'BL', 'ROUTE', 'RT', 'RTE']);

/** Words after a suffix that belong to the street: 'Main St Ext'. */
export const AFTER_SUFFIX: ReadonlySet<string> = new Set(
  'EXT EXTENSION EXTN LOOP BYP BYPASS SPUR CONNECTOR CONN CUTOFF FRONTAGE ALT BUS NB SB EB WB'.split(' '),
);

/** Returns the Postal Service's abbreviation of a street suffix in capitals: 'AVE' for 'AVENUE' and 'AV'. */
export const suffixOf = (word: string): string | undefined => suffixes.get(word);

/** Returns whether this suffix, in capitals, always ends a street's name. */
export const endsStreet = (word: string): boolean => ENDING.has(suffixes.get(word) ?? '') && !NOT_ENDING.has(word);

/** Returns 'NW' for 'NW' and 'NORTHWEST'. */
export const directionOf = (word: string): string | undefined => directions.get(word);

/** Suffixes that are also abbreviated within names: 'CREEK RD' and 'CRK RD' are one street. */
const ALSO_IN_NAMES = new Set('BYP CRK EXT FT GDNS GRV HTS HL JCT LNDG MT PT RDG RTE STA VLY'.split(' '));
/** Abbreviations of suffixes that more often begin a name: 'LA GRANGE RD'. */
const NAMES = new Set(['LA', 'AL', 'CR', 'TR']);

/** Normalizes a word of a street, in capitals, for comparison: abbreviated as the Postal Service does. */
export function shortStreetWord(word: string): string {
  const suffix = suffixes.get(word);
  if (suffix !== undefined && !NAMES.has(word) && (ENDING.has(suffix) || ALSO_IN_NAMES.has(suffix))) return suffix;
  return directions.get(word) ?? ordinals.get(word) ?? word;
}

const spellings = Map.groupBy([...suffixes, ...directions, ...ordinals], ([word]) => shortStreetWord(word));

/**
 * Returns all spellings of a street's word, in capitals: 'DR' and 'DRV' besides 'DRIVE'; for any other word, only the
 * word itself.
 */
export const spellingsOf = (word: string): readonly string[] =>
  spellings.get(shortStreetWord(word))?.map(([spelling]) => spelling) ?? [word];

const SHORTEST_IN_FULL = 4;
const endsOrPoints = (word: string) => directions.has(word) || endsStreet(word);

/** The words of streets in full, in lower case, to which a mistyped one may be corrected: 'avenue', 'boulevard'. */
export const streetWords: readonly string[] = [...suffixes.keys(), ...directions.keys()]
  .filter((word) => word.length >= SHORTEST_IN_FULL && endsOrPoints(word))
  .map((word) => word.toLowerCase());
