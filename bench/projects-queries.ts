const query = (search: string, county: string, range: string, status: string): string =>
  new URLSearchParams([
    ['search', search],
    ['projectType', 'residential'],
    ['projectType', 'commercial'],
    ['county', county],
    ['budgetRange', range],
    ['status', status],
  ]).toString();

/** A list with four filters and words. */
export const LIST = `/api/projects?${query('kitchen remodel', 'Jefferson County', '10k-50k', 'bidding-open')}`;

const PLACES = ['kitchen', 'bathroom', 'basement', 'warehouse', 'school'];
const WORKS = ['remodel', 'addition', 'repair', 'upgrade'];
const COUNTIES = ['Jefferson County', 'Oldham County'];
const STATUSES = ['bidding-open', 'planning'];

/** As many different lists as a busy site has asked for since the last change: 80. */
export const LISTS: readonly string[] = PLACES.flatMap((place) =>
  WORKS.flatMap((work) =>
    COUNTIES.flatMap((county) =>
      STATUSES.map((status) => `/api/projects?${query(`${place} ${work}`, county, '50k-100k', status)}`),
    ),
  ),
);
