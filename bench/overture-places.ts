import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import { fileWriter, parquetWriteRows } from 'hyparquet-writer';
import { placesAround } from '../server/src/domains/locations/public.ts';

const ROWS_IN_GROUP = 100_000;
/** Number of ZIP codes with firms around each built-in city. */
const ZIPS = 120;

/** Shares per 100 places, by the taxonomy's categories. Those of other trades are read and skipped. */
const categories: readonly (readonly [share: number, primary: string, basic: string])[] = [
  [24, 'plumbing', 'plumbing_service'],
  [20, 'electrician', 'electrical_service'],
  [18, 'hvac_service', 'hvac_service'],
  [10, 'handyman', 'handyman_service'],
  [10, 'contractor', 'building_contractor_service'],
  [8, 'roofing', 'roofing_service'],
  [5, 'masonry_concrete', 'home_service'],
  [5, 'coffee_shop', 'coffee_shop'],
];
const words =
  'Amber Aspen Bay Birch Blue Bridge Cedar Clear Copper Crown Delta Eagle Elm Falcon Fern Forge Glen Granite Harbor Hill Iron Ivy Juniper Keystone Lake Lark Liberty Lime Maple Meadow Mill Noble North Oak Park Pine Pioneer Prairie Quarry Red Ridge River Rock Sage Silver Spring Star Stone Summit Sun Swift Timber Union Valley West Willow Wolf'.split(
    ' ',
  );
const kinds: Readonly<Record<string, string>> = {
  plumbing: 'Plumbing',
  electrician: 'Electric',
  hvac_service: 'Heating & Air',
  handyman: 'Handyman Services',
  contractor: 'Construction LLC',
  roofing: 'Roofing',
  masonry_concrete: 'Concrete Inc',
  coffee_shop: 'Coffee',
};
const streets = ['Main St', 'Oak Ave', 'N 3rd St', 'County Road', 'Industrial Blvd', 'Mill Ln', 'Elm St', 'Park Dr'];

/** A seeded generator: the same numbers in every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Generates distinct places in the format of Overture Maps, clustered around cities, the same in every run. */
function* places(count: number): Generator<Record<string, unknown>> {
  const random = generator(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const around = cities.map((city) => placesAround(city.latitude, city.longitude, ZIPS));
  for (let at = 0; at < count; at += 1) {
    const zip = pick(pick(around));
    let left = random() * 100;
    const [, primary = 'plumbing', basic = ''] = categories.find(([share]) => (left -= share) < 0) ?? [];
    const longitude = zip.longitude + (random() - 0.5) * 0.06;
    const latitude = zip.latitude + (random() - 0.5) * 0.05;
    const name = `${pick(words)} ${pick(words)} ${kinds[primary]}`;
    const host = `${name.toLowerCase().replace(/[^a-z]+/g, '-')}-${at}.example.com`;
    yield {
      id: `08f${at.toString(16).padStart(13, '0')}`,
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      names: { primary: name },
      categories: { primary, alternate: null },
      taxonomy: { primary, hierarchy: ['services_and_business', 'home_service', primary], alternates: null },
      basic_category: basic,
      confidence: Math.round((0.45 + random() * 0.55) * 1000) / 1000,
      operating_status: random() < 0.03 ? 'permanently_closed' : 'open',
      addresses: [
        {
          // Distinct addresses: two firms with one name at one address would correctly be merged.
          freeform: `${1 + Math.floor(at / streets.length)} ${streets[at % streets.length]}`,
          locality: zip.city,
          postcode: zip.zipCode,
          region: zip.state,
          country: 'US',
        },
      ],
      // Distinct numbers with realistic area codes.
      phones: random() < 0.9 ? [`+1${200 + (at % 799)}${2_000_000 + Math.floor(at / 799)}`] : null,
      emails: random() < 0.2 ? [`info@${host}`] : null,
      websites: random() < 0.6 ? [`https://${host}`] : null,
    };
  }
}

type SchemaElement = NonNullable<Parameters<typeof parquetWriteRows>[0]['schema']>[number];

const text = (name: string): SchemaElement => ({
  name,
  type: 'BYTE_ARRAY',
  converted_type: 'UTF8',
  repetition_type: 'OPTIONAL',
});
const double = (name: string): SchemaElement => ({ name, type: 'DOUBLE', repetition_type: 'OPTIONAL' });
const struct = (name: string, count: number): SchemaElement => ({
  name,
  num_children: count,
  repetition_type: 'OPTIONAL',
});
const list = (name: string, ...element: readonly SchemaElement[]): SchemaElement[] => [
  { name, num_children: 1, repetition_type: 'OPTIONAL', converted_type: 'LIST' },
  { name: 'list', num_children: 1, repetition_type: 'REPEATED' },
  ...element,
];

const columns =
  'id geometry names categories taxonomy basic_category confidence operating_status addresses phones emails websites'.split(
    ' ',
  );
const schema: SchemaElement[] = [
  { name: 'root', num_children: columns.length },
  text('id'),
  { name: 'geometry', type: 'BYTE_ARRAY', repetition_type: 'OPTIONAL', logical_type: { type: 'GEOMETRY' } },
  struct('names', 1),
  text('primary'),
  struct('categories', 2),
  text('primary'),
  ...list('alternate', text('element')),
  struct('taxonomy', 3),
  text('primary'),
  ...list('hierarchy', text('element')),
  ...list('alternates', text('element')),
  text('basic_category'),
  double('confidence'),
  text('operating_status'),
  ...list(
    'addresses',
    struct('element', 5),
    ...['freeform', 'locality', 'postcode', 'region', 'country'].map((name) => text(name)),
  ),
  ...list('phones', text('element')),
  ...list('emails', text('element')),
  ...list('websites', text('element')),
];

/** `node bench/overture-places.ts FILE COUNT`: writes COUNT generated places as GeoParquet, one row group at a time. */
if (import.meta.main) {
  const [path = '', count] = process.argv.slice(2);
  await parquetWriteRows({
    writer: fileWriter(path),
    rows: places(Number(count)),
    columns: columns.map((name) => ({ name })),
    schema,
    rowGroupSize: ROWS_IN_GROUP,
  });
}
