import { SourceId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { readySources } from '../../../domains/ingest/data/ready-sources.ts';
import { sourceForm } from '../../../domains/ingest/rules/source-form.ts';
import { mappingOf } from './sources.ts';
import { problemOf, sourceOn, successOf } from './testing/read-source.ts';
import { json, type Reply } from './testing/source-server.ts';

type Row = Readonly<Record<string, unknown>>;

/** A row in the columns of each city's portal, written by hand. Portals leave out empty columns. */
const rows: Readonly<Record<string, { readonly row: Row; readonly numbered: string; readonly renamed: string }>> = {
  'chicago-permits': {
    numbered: 'id',
    renamed: 'work_description',
    row: {
      permit_: '101046020',
      permit_type: 'PERMIT - RENOVATION/ALTERATION',
      issue_date: '2026-09-18T00:00:00.000',
      street_number: '1655',
      street_direction: 'N',
      street_name: 'BELL AVE',
      work_description: 'REPLACE WATER SERVICE AND KITCHEN PLUMBING',
      reported_cost: '5500',
      contact_1_type: 'CONTRACTOR-GENERAL CONTRACTOR',
      contact_1_name: 'LAKEFRONT BUILDERS',
      contact_2_type: 'CONTRACTOR-PLUMBER/PLUMBING',
      contact_2_name: 'WINDY PIPE CO',
      contact_3_type: 'ARCHITECT',
      contact_3_name: 'A B',
      contact_4_type: 'EXPEDITOR',
      contact_4_name: 'C D',
      contact_5_type: 'MASONRY CONTRACTOR',
      contact_5_name: 'E F',
      latitude: '41.9113127',
      longitude: '-87.6833127',
      ':@computed_region_awaf_s7ux': '1',
    },
  },
  'new-york-permits': {
    numbered: 'work_permit',
    renamed: 'issued_date',
    row: {
      job_filing_number: 'B00712345-I1',
      work_type: 'Plumbing',
      permit_status: 'Permit Issued',
      house_no: '344',
      street_name: 'ROEBLING STREET',
      borough: 'BROOKLYN',
      job_description: 'INSTALL NEW BATHROOM FIXTURES AND WASTE PIPING',
      estimated_job_costs: '18500',
      applicant_business_name: 'HUDSON PLUMBING CORP',
      issued_date: '2026-09-18T00:00:00.000',
      latitude: '40.7083127',
      longitude: '-73.9583127',
    },
  },
  'los-angeles-permits': {
    numbered: 'permit_nbr',
    renamed: 'primary_address',
    row: {
      permit_type: 'Bldg-Alter/Repair',
      permit_sub_type: '1 or 2 Family Dwelling',
      use_desc: 'Dwelling - Single Family',
      work_desc: 'REMODEL TWO BATHROOMS AND KITCHEN',
      primary_address: '9421 N SEPULVEDA BLVD',
      zip_code: '91343',
      status_desc: 'Issued',
      valuation: '45000',
      square_footage: '320',
      issue_date: '2026-09-18T00:00:00.000',
      lat: '34.243127',
      lon: '-118.4673127',
    },
  },
  'san-francisco-permits': {
    numbered: 'permit_number',
    renamed: 'description',
    row: {
      permit_type_definition: 'otc alterations permit',
      description: 'Replace sewer lateral and bathroom fixtures',
      street_number: '120',
      street_name: 'Castro',
      street_suffix: 'St',
      unit: '3',
      zipcode: '94114',
      status: 'issued',
      estimated_cost: '15000.0',
      revised_cost: '17000.0',
      proposed_use: 'apartments',
      proposed_units: '14.0',
      issued_date: '2026-09-18T15:31:40.000',
      location: { type: 'Point', coordinates: [-122.435117, 37.768291] },
    },
  },
  'seattle-permits': {
    numbered: 'permitnum',
    renamed: 'permitnum',
    row: {
      description: 'Construct new single family residence with three bathrooms',
      permitclassmapped: 'Residential',
      permittypemapped: 'Building',
      statuscurrent: 'Permit Issued',
      originaladdress1: '6821 25TH AVE NE',
      originalcity: 'SEATTLE',
      originalstate: 'WA',
      originalzip: '98115',
      estprojectcost: '550000',
      issueddate: '2026-09-18',
      applieddate: '2026-04-02',
      contractorcompanyname: 'SOUND BUILDERS LLC',
      latitude: '47.6793127',
      longitude: '-122.33127',
      link: { url: 'https://cosaccela.seattle.gov/portal' },
    },
  },
  'austin-permits': {
    numbered: 'permit_number',
    renamed: 'issue_date',
    row: {
      permit_type_desc: 'Plumbing Permit',
      permit_class_mapped: 'Residential',
      work_class: 'Remodel',
      description: 'Tub to shower conversion',
      original_address1: '2902 GONZALES ST',
      original_zip: '78702',
      status_current: 'Active',
      total_job_valuation: '3000',
      housing_units: '1',
      contractor_company_name: 'BIRCH CONSTRUCTION',
      issue_date: '2026-09-18T00:00:00.000',
      latitude: '30.2593127',
      longitude: '-97.7083127',
      link: { url: 'https://abc.austintexas.gov/permit/1' },
    },
  },
};

interface Portal {
  /** The number of rows. */
  readonly count: number;
  /** A column that its publisher has renamed. */
  readonly renamed?: string;
  /** Throttles the first request of each page. */
  readonly throttles?: boolean;
}

/** A local portal in a city's shape: pages by offset, all columns in a header, the date in its condition. */
function portal(id: string, { count, renamed, throttles = false }: Portal): Reply {
  const city = rows[id];
  if (city === undefined) throw new Error(`There is no row of ${id}`);
  const throttled = new Set<string>();
  const name = (column: string) => (column === renamed ? `${column}_new` : column);
  const all = Array.from({ length: count }, (_, at) =>
    Object.fromEntries(
      Object.entries({ [city.numbered]: `N-${at + 1}`, ...city.row }).map(([column, value]) => [name(column), value]),
    ),
  );
  const columns = [city.numbered, ...Object.keys(city.row)].filter((column) => !column.startsWith(':')).map(name);
  return (request, response) => {
    if (request.url === '/robots.txt') return;
    const { searchParams } = new URL(request.url, 'http://x');
    const offset = Number(searchParams.get('$offset'));
    if (throttles && !throttled.has(String(offset))) {
      throttled.add(String(offset));
      response.writeHead(429, { 'retry-after': '0' }).end();
      return;
    }
    json(response, all.slice(offset, offset + Number(searchParams.get('$limit'))), {
      'x-soda2-fields': JSON.stringify(columns),
    });
  };
}

const form = (id: string) => {
  const found = readySources.find((source) => source.id === id);
  if (found === undefined) throw new Error(`There is no configuration ${id}`);
  return found;
};

const open = (id: string, given: Portal, more: Row = {}) =>
  sourceOn(portal(id, given), {
    kind: form(id).kind,
    path: '/resource/abcd-1234.json',
    mapping: { ...form(id).mapping, ...more },
  });

describe.each(Object.keys(rows))('the configuration %s', (id) => {
  it('reads its portal page by page, despite throttling, with every column', async () => {
    const { read, server } = await open(id, { count: 25, throttles: true }, { pageSize: 10 });
    const { listings, columns } = await successOf(read());
    expect(listings).toHaveLength(25);
    expect(listings[0]).toMatchObject({
      street: expect.stringMatching(/^\d+ /),
      city: expect.any(String),
      state: form(id).mapping?.state,
      listedOn: '2026-09-18',
      budgetMaxCents: expect.any(Number),
      point: { precision: 'exact' },
      plumbingRequired: true,
    });
    const unread = columns.filter((column) => column.read < 25).map(({ field }) => field);
    // Links are objects there, which are no addresses.
    expect(unread.filter((field) => field !== 'url')).toEqual([]);
    const asked = server.asked.map((path) => new URL(path, 'http://x').searchParams);
    expect(asked.map((query) => query.get('$offset'))).toEqual(['0', '0', '10', '10', '20', '20']);
    // Ninety days before the readers' clock.
    expect(asked[0]?.get('$where')).toMatch(/^\w+ >= '2026-07-10'$/);
  });

  it('fails by name when the portal renames a column, and nothing is lost', async () => {
    const { renamed } = rows[id] ?? { renamed: '' };
    const { read } = await open(id, { count: 3, renamed });
    expect(await problemOf(read())).toMatch(new RegExp(`doesn't have the column '${renamed}|PermitNum'`, 'i'));
  });
});

describe('the configurations that come with the product', () => {
  it('are valid, and each has another id', () => {
    const Form = sourceForm(mappingOf);
    for (const source of readySources) {
      const address = source.address ?? 'https://town.example/permits.csv';
      expect([source.id, Form.safeParse({ ...source, address }).error?.issues]).toEqual([source.id, undefined]);
      expect(SourceId.parse(source.id)).toBe(source.id);
    }
    expect(new Set(readySources.map(({ id }) => id)).size).toBe(readySources.length);
  });

  it('read any table that follows BLDS', async () => {
    const csv =
      'PermitNum,Description,OriginalAddress1,OriginalCity,OriginalState,OriginalZip,IssuedDate,EstProjectCost\n' +
      'B-1,Replace water heater,200 Elm St,La Grange,KY,40031,2026-09-16,1800\n';
    const { kind, mapping } = form('blds-permits');
    const { read } = await sourceOn(
      (request, response) => {
        if (request.url !== '/robots.txt') response.end(csv);
      },
      { kind, path: '/permits.csv', mapping: { ...mapping } },
    );
    expect((await successOf(read())).listings[0]).toMatchObject({ externalId: 'B-1', listedOn: '2026-09-16' });
  });
});
