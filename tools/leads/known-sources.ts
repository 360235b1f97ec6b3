import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const REAL = fileURLToPath(new URL('../../../shared/data/sources/', import.meta.url));

/** A source with known responses, to be read by two releases. */
export interface KnownSource {
  readonly id: string;
  readonly kind: string;
  readonly address: string;
  readonly county: string | null;
  /** Null for the built-in one. */
  readonly mapping: Readonly<Record<string, unknown>> | null;
  /** The response at every address. */
  readonly answer: string;
}

type Permit = readonly [type: string, category: string | null, work: string | null, address: string, more?: object];

/** Rows in the format of Louisville's permits, written by hand: known contents of the layer, and possible ones. */
const permits: readonly Permit[] = [
  ['Commercial New', 'Commercial', null, '1338 OAK RIDGE DR, 1'],
  ['Commercial New', 'Commercial', 'New Construction', '9100 SHELBYVILLE RD STE 200'],
  ['Commercial New', 'Multifamily', 'New Construction', '410 E LIBERTY ST'],
  ['Commercial Alteration', 'Commercial', 'Interior Finish', '500 W JEFFERSON ST, FL 12'],
  ['Commercial Alteration', 'Commercial', 'Restaurant', '1201 BARDSTOWN RD'],
  ['Commercial Addition', 'Commercial', 'Addition', '4500 POPLAR LEVEL RD'],
  ['Residential New', 'Single Family', null, '212 FOX HOLLOW CT'],
  ['Residential New', 'Condo-Patio', 'New Construction', '77 LAKE PARK WAY UNIT 4'],
  ['Residential New', 'Single Family', 'Detached Garage', '15 ELM ROW'],
  ['Residential Addition', 'Single Family', 'Addition', '2931 RIVER RD'],
  ['Residential Alteration', 'Single Family', 'Renovation', '18 MAPLE AVE'],
  ['Residential Alteration', 'Single Family', 'Deck', '20 MAPLE AVE'],
  ['Residential Alteration', 'Single Family', 'Kitchen/Bath', '22 MAPLE AVE'],
  ['Plumbing', 'Single Family', null, '24 MAPLE AVE'],
  ['Electrical', 'Commercial', null, '26 MAPLE AVE'],
  ['Electrical', 'Single Family', 'New Construction', '28 MAPLE AVE'],
  ['HVAC', 'Single Family', 'Replacement', '30 MAPLE AVE'],
  ['Wrecking', 'Single Family', 'Demolition', '32 MAPLE AVE'],
  ['Wrecking', 'Commercial', null, '34 MAPLE AVE'],
  ['Sign', 'Commercial', null, '36 MAPLE AVE'],
  ['Fire Suppression', 'Commercial', 'Sprinkler', '38 MAPLE AVE'],
  ['Fire Alarm', 'Commercial', null, '40 MAPLE AVE'],
  ['Right of Way', null, null, 'PRESTON HWY & OUTER LOOP', { PROJECT_COSTS: 0, SQFT: null }],
  ['Pool', 'Single Family', 'In Ground', '44 MAPLE AVE'],
  ['Residential New', 'Single Family', null, '11900 OLD SHELBYVILLE RD', { CITY: 'MIDDLETOWN', ZIPCODE: '40243' }],
  [
    'Residential New',
    'Single Family',
    null,
    '300 ELM ST, LA GRANGE, KY 40031',
    { CITY: null, ZIPCODE: null, LATITUDE: null, LONGITUDE: null },
  ],
  ['Commercial New', null, null, '100 BLOCK W MAIN ST', { CONTRACTOR: 'OWNER', PROJECT_COSTS: 0, SQFT: null }],
  ['Commercial New', 'Commercial', null, '46 MAPLE AVE', { PERMIT_STATUS: 'Expired', ISSUE_DATE: null }],
  ['Residential New', 'Single Family', null, '48 MAPLE AVE', { PERMIT_STATUS: 'Finaled', LATITUDE: 0, LONGITUDE: 0 }],
  ['Residential New', 'Single Family', null, '50 MAPLE AVE', { LATITUDE: -85.76, LONGITUDE: 38.25 }],
];

const permitRow = ([PERMIT_TYPE, CATEGORY_NAME, WORK_TYPE, ADDRESS, more = {}]: Permit, at: number) => ({
  attributes: {
    OBJECTID: at + 1,
    PERMIT_NUMBER: `LOU-26-${String(at + 1).padStart(5, '0')}`,
    PERMIT_TYPE,
    PERMIT_STATUS: 'Issued',
    CONTRACTOR: PERMIT_TYPE.startsWith('Residential') ? 'BEARGRASS HOMES' : 'FALLS CITY CONTRACTING',
    CATEGORY_NAME,
    WORK_TYPE,
    SQFT: 2100,
    PROJECT_COSTS: 250_000,
    ADDRESS,
    CITY: 'LOUISVILLE',
    STATE: 'KY',
    ZIPCODE: '40202',
    LATITUDE: 38.25551,
    LONGITUDE: -85.75012,
    ISSUE_DATE: 1_790_222_400_000,
    ...more,
  },
});

/** Titles as in Louisville's procurement portal, written by hand. */
const solicitations = [
  'Fire Station Roof Replacement',
  'Sodium Chloride (Rock Salt)',
  'Pump Station Upgrade',
  'Architectural Services for Library Renovation',
  'Restroom Renovation at Central Park',
  'HVAC Replacement, Police Headquarters',
  'Janitorial Services for Metro Buildings',
  'Water Main and Sewer Rehabilitation',
  'Fleet Vehicles and Tires',
  'Demolition of Vacant Houses',
];

const portal = {
  success: 1,
  message: 'Success',
  payload: {
    projects: Object.fromEntries(
      solicitations.map((ProjectName, at) => [
        at + 1,
        {
          ProjectID: `${at + 1}`,
          ReferenceID: `IFB${at + 1}`,
          ProjectName,
          ProjectStatusID: '2',
          DateClose: '2026-11-02 20:00:00',
          DepartmentID: null,
        },
      ]),
    ),
    departments: [],
  },
};

const chicago = {
  zone: 'America/Chicago',
  city: 'Chicago',
  state: 'IL',
  columns: {
    id: 'id',
    permitNumber: 'permit_',
    kind: 'permit_type',
    description: 'work_description',
    street: ['street_number', 'street_direction', 'street_name', 'suffix'],
    budget: 'reported_cost',
    contractor: { firstOf: ['contractor_name', 'contact_1_name'] },
    latitude: 'latitude',
    longitude: 'longitude',
    listedAt: 'issue_date',
  },
};
const billings = {
  zone: 'America/Denver',
  state: 'MT',
  columns: {
    id: 'Building_Permit_Num',
    permitNumber: 'Building_Permit_Num',
    kind: 'Permit_Type',
    status: 'Permit_Status',
    description: 'Job_Description',
    street: 'Property_Address',
    contractor: 'Contractor',
    latitude: 'Latitude',
    longitude: 'Longitude',
    listedAt: 'Date_Entered',
  },
};
const kentucky = {
  rows: 'data.ds_data.T1SO_SRCH_QRY.row_data',
  only: 'construction',
  status: 'bidding-open',
  columns: {
    id: 'DOC_REF',
    title: 'DOC_DSCR',
    deadline: 'SO_CLSNG_DT_TM',
    contact: ['BUYR_NM', 'BUYR_EMAIL_AD'],
    listedAt: 'PUB_DT',
    kind: 'DOC_CD_CONCAT',
  },
};

/** Presents the known page as if it were complete. */
function wholeSearch(text: string): string {
  const page = JSON.parse(text) as { opportunitiesData: readonly unknown[] };
  return JSON.stringify({ ...page, totalRecords: page.opportunitiesData.length });
}

const LOUISVILLE = 'Jefferson County';
const real = (name: string, read: (text: string) => string = (text) => text): { readonly answer: string }[] =>
  existsSync(REAL + name) ? [{ answer: read(readFileSync(REAL + name, 'utf8')) }] : [];
const shaped =
  (given: Omit<KnownSource, 'answer'>) =>
  (known: { readonly answer: string }): KnownSource => ({ ...given, ...known });

/** Returns today's sources, hand-written ones and real responses, if `../shared/data/sources` has them. */
export function knownSources(): readonly KnownSource[] {
  const permitsOf = {
    id: 'louisville-permits',
    kind: 'arcgis',
    address: 'https://permits.example/FeatureServer/0',
    county: LOUISVILLE,
    mapping: null,
  };
  const bidsOf = {
    id: 'louisville-bids',
    kind: 'bonfire',
    address: 'https://bids.example',
    county: LOUISVILLE,
    mapping: null,
  };
  const layer = (features: readonly unknown[]) => JSON.stringify({ objectIdFieldName: 'OBJECTID', features });
  return [
    { ...permitsOf, answer: layer(permits.map(permitRow)) },
    ...real('arcgis_louisville_one_row.json', (text) => layer([JSON.parse(text)])).map(shaped(permitsOf)),
    { ...bidsOf, answer: JSON.stringify(portal) },
    ...real('louisville_bonfire_2026-10-08.json').map(shaped(bidsOf)),
    ...real('opportunities_v2_search_2026-02-02.json', wholeSearch).map(
      shaped({
        id: 'federal-opportunities',
        kind: 'sam',
        address: 'https://sam.example/opportunities/v2/search',
        county: null,
        mapping: {},
      }),
    ),
    ...real('arcgis_billings_features.json', (text) => layer(JSON.parse(text).features)).map(
      shaped({
        id: 'billings',
        kind: 'arcgis',
        address: 'https://billings.example/FeatureServer/0',
        county: null,
        mapping: billings,
      }),
    ),
    ...real('soda_samples.json', (text) => JSON.stringify([JSON.parse(text).chicago_full])).map(
      shaped({
        id: 'chicago',
        kind: 'socrata',
        address: 'https://chicago.example/resource/abcd-1234.json',
        county: null,
        mapping: chicago,
      }),
    ),
    ...real('civicplus_lynchburg_bids_region_2026-10-08.html').map(
      shaped({
        id: 'lynchburg',
        kind: 'civicplus',
        address: 'https://lynchburg.example/Bids.aspx',
        county: null,
        mapping: { city: 'Lynchburg', state: 'VA' },
      }),
    ),
    ...real('ky_vss_excerpt_2026-10-01.json').map(
      shaped({
        id: 'kentucky',
        kind: 'file',
        address: 'https://kentucky.example/search.json',
        county: null,
        mapping: kentucky,
      }),
    ),
  ];
}
