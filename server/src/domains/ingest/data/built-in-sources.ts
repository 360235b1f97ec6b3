import type { SourceForm } from '../rules/source-form.ts';

const HOUR = 60;
const METRO = 'Louisville Metro Government';
const PERMITS =
  'https://services1.arcgis.com/79kfd2K6fskCAkyg/arcgis/rest/services/active_construction_permits/FeatureServer/0';

/**
 * The public sources of the Louisville area that come with the product. Other sources of the same kinds need only
 * configuration.
 *
 * @param online whether sources on the internet are read at all.
 * @param hasSamKey whether SAM.gov is read; it needs a key and is read only a few times a day.
 */
export const builtInSources = ({
  online,
  hasSamKey,
}: {
  readonly online: boolean;
  readonly hasSamKey: boolean;
}): SourceForm[] => [
  {
    id: 'louisville-permits',
    name: 'Louisville Metro construction permits',
    kind: 'arcgis',
    address: PERMITS,
    page: 'https://data.louisvilleky.gov/datasets/LOJIC::louisville-metro-ky-active-construction-permits/explore',
    county: 'Jefferson County',
    everyMinutes: 12 * HOUR,
    enabled: online,
    mapping: {
      agency: METRO,
      city: 'Louisville',
      state: 'KY',
      columns: {
        id: 'PERMIT_NUMBER',
        permitNumber: 'PERMIT_NUMBER',
        kind: 'PERMIT_TYPE',
        status: 'PERMIT_STATUS',
        category: ['CATEGORY_NAME', 'WORK_TYPE'],
        contractor: 'CONTRACTOR',
        squareFeet: 'SQFT',
        budget: 'PROJECT_COSTS',
        street: 'ADDRESS',
        city: 'CITY',
        state: 'STATE',
        zip: 'ZIPCODE',
        latitude: 'LATITUDE',
        longitude: 'LONGITUDE',
        listedAt: 'ISSUE_DATE',
      },
      // The service's page for a single permit.
      link: `${PERMITS}/query?where=PERMIT_NUMBER%3D%27{id}%27&outFields=*&returnGeometry=false&f=html`,
    },
  },
  {
    id: 'louisville-bids',
    name: 'Louisville Metro procurement',
    kind: 'bonfire',
    address: 'https://louisvilleky.bonfirehub.com',
    page: 'https://louisvilleky.bonfirehub.com/portal/?tab=openOpportunities',
    county: 'Jefferson County',
    everyMinutes: 6 * HOUR,
    enabled: online,
    mapping: { agency: METRO, city: 'Louisville', state: 'KY' },
  },
  {
    id: 'federal-opportunities',
    name: 'SAM.gov federal opportunities',
    kind: 'sam',
    address: 'https://api.sam.gov/opportunities/v2/search',
    page: 'https://sam.gov/search/?index=opp',
    everyMinutes: 24 * HOUR,
    enabled: online && hasSamKey,
    // A publisher that issues keys for an address permits programs to read it.
    mapping: { placeState: 'KY', within: 'louisville-area', robots: 'permitted' },
  },
];
