import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const lines = (...rows: readonly string[]) => `${rows.join('\n')}\n`;
const csv = (rows: readonly (readonly (string | number)[])[]) =>
  lines(...rows.map((cells) => cells.map((cell) => (/[",\n]/.test(String(cell)) ? `"${cell}"` : cell)).join(',')));

/** A row of Philadelphia's service; a missing unit is written as zeros. */
const philadelphia = (number: string, house: string, street: readonly [string, string, string], work: string) => ({
  __metadata: { type: 'Permits' },
  permit_number: number,
  issued_datetime: '/Date(1367150400000)/',
  work_description: work,
  permit_type_name: 'PLU-PLUMBING',
  application_description: 'PLUMBING PERMIT',
  status: 'COMPLETED',
  pri_contact_company_name: null,
  locations: {
    street_number: ` ${house.padStart(5, '0')}`,
    street_direction: street[0],
    street_name: street[1],
    street_suffix: street[2],
    city: 'PHILADELPHIA',
    state: 'PA',
    zip: '19103-    ',
    x: '2691000',
    y: '236500',
    condo_unit: '0000000',
    unit_number: '0000000',
  },
});

const wausau = (address: string, description: string, template: string) => ({
  address,
  as_of: '2026-05',
  contractor: 'BADGER PIPE LLC',
  description,
  finished_sqft: null,
  issue_date: '2026-05-20',
  lat: 44.951207731905,
  lon: -89.622415806117,
  source_document: 'https://permits.example.org/77001',
  source_permit_id: `S-${description.length}`,
  template,
});

const denver = (...cells: readonly (string | number)[]) =>
  [
    cells[0],
    '',
    '',
    cells[1],
    '',
    '',
    cells[2],
    '',
    '//',
    '',
    '',
    cells[3],
    1,
    '',
    '',
    200_000,
    1200,
    '',
    '',
    '',
    cells[4],
    '',
  ].join(',');
const denverLine = (text: string, before = 0) => `${','.repeat(before)}${text}${','.repeat(21 - before)}`;

/** Permit files written by hand in the shapes of eleven jurisdictions, by the paths that `jurisdictions` gives them. */
const permitFiles: Readonly<Record<string, string>> = {
  'raw/nashville-tn.csv': csv([
    'Permit__,Permit_Type_Description,Permit_Subtype_Description,Date_Entered,Date_Issued,Const_Cost,Address,City,State,Contact,Purpose,Lon,Lat,ZIP'.split(
      ',',
    ),
    [
      'T1',
      'Building Residential - New',
      'Single Family Residence',
      1664859600000,
      '',
      231_500,
      '77 B FAIRVIEW AVE',
      'NASHVILLE',
      'TN',
      'OAK HOMES, LLC',
      'House with an attached garage of 600 SF.',
      -86.80125417,
      36.14208831,
      37212,
    ],
    [
      'T2',
      'Building Commercial - Rehab',
      'General Office',
      1664946000000,
      '',
      86_000,
      '9 ORCHARD HILL DR',
      'NASHVILLE',
      'TN',
      'SELF CONTRACTOR',
      'Build-out of a branch bank.',
      '',
      '',
      37203,
    ],
  ]),
  'raw/philadelphia-pa.json': JSON.stringify({
    d: {
      results: [
        philadelphia('463000', '1622', ['S', 'CHERRY', 'ST'], 'NEW HT AND FAI AT FRONT'),
        philadelphia('463001', '210', [' ', '04TH', 'BLV'], 'ONE BFP FOR LAWN LINE'),
      ],
    },
  }),
  'raw/seattle-wa.csv': csv([
    'Created Date,Record Number,Record Type,Status,Address,Property/Project Name,Description,Expiration Date,Column 1,Column 2'.split(
      ',',
    ),
    [
      '10/07/2025',
      '005000-25PA',
      'Pre-Application',
      'Completed',
      '712    ALDER  ST   SEATTLE',
      'Alder 712',
      'Construct an AADU in the basement, with a bathroom.',
      '',
      '',
      '',
    ],
    [
      '10/08/2025',
      '005001-25PA',
      'Pre-Application',
      'Accepted',
      '22    NE  LAKE  WAY   SEATTLE',
      'Lake 22: sewer',
      '',
      '',
      '',
      '',
    ],
  ]),
  'raw/austin-tx.csv': csv([
    'permit_number,sub_type,work_type,permit_location,date_issued,work_description,status,folder_owner,total_new_add_footage,total_valuation_remodel,total_job_valuation,lat,lng'.split(
      ',',
    ),
    [
      '2015-100001 PP',
      'R- 435 Renovations/Remodel',
      'Repair',
      '118 PECAN HOLLOW ST',
      '08/27/2015',
      'Replace shower pan and drain.',
      'Final',
      'Bluebonnet Plumbing',
      '',
      3000,
      '',
      30.26114207,
      -97.71903318,
    ],
    [
      '2015-100002 XX',
      'Commercial',
      'New',
      '43 N QUARRY RD BLDG 3',
      '02/09/2016',
      'New service',
      'Active',
      '',
      '',
      '',
      9000,
      '',
      '',
    ],
  ]),
  'raw/cary-nc.csv': csv([
    'year,permit_number,address,application_date,application_number,application_type,valuation,square_footage,application_status,general_contractor'.split(
      ',',
    ),
    [
      2015,
      2777,
      '21 DOGWOOD GLEN DR',
      '2014-10-27',
      '15 - 2777',
      'TANKLESS WATER HEATER CHANGE OUT RESIDENTIAL',
      '$3,120.00',
      0,
      'PERMIT ISSUED',
      'PINE PLUMBING, INC',
    ],
  ]),
  'raw/wausau-wi.json': JSON.stringify({
    '202600001': wausau('88 CEDAR RAPIDS ST, WAUSAU', 'Lead Service Lateral Replacement', 'Plumbing Lateral'),
    '202600002': wausau('31 E THORN ST, WAUSAU', '', 'Rental Dwelling'),
  }),
  'raw/dfw-tx.csv': csv([
    'id,permit_id,city,property_address,city_name,zip_code,permit_type,description,status,issued_date,contractor_name,estimated_value'.split(
      ',',
    ),
    [
      1840,
      '24001000',
      'grapevine',
      '12 W Elm St, Grapevine TX',
      'Grapevine',
      '',
      'Plumbing',
      'Water heater',
      'Issued',
      '2025-01-21',
      '',
      37,
    ],
    [
      1841,
      'PB25-1',
      'fort_worth',
      '915 OAK DR, Fort Worth TX 76107',
      'Fort Worth',
      '',
      'Residential Remodel',
      '',
      'Issued',
      '2025-11-20',
      'LONE STAR',
      '',
    ],
  ]),
  'raw/houston-tx.csv': csv([
    ['date', 'city', 'permit_type', 'permit_number', 'address', 'description'],
    [
      'N/A',
      'houston',
      'Duplex',
      2777,
      '41  HAZEL ST',
      'Project: TWO FAMILY RES. (1-1-5-R3-B) 21 IRC, Dwellings: 2, Buildings: 1',
    ],
    [
      '2015-01-20',
      'houston',
      'New Single Family Dwelling',
      1301,
      '380  HICKORY ST',
      'Project: ONE FAMILY RES. W/ CARPORT, Dwellings: 1, Buildings: 1',
    ],
  ]),
  'raw/nyc-ny.csv': csv([
    "BOROUGH,House #,Street Name,Job #,Work Type,Permit Status,Filing Status,Permit Type,Filing Date,Issuance Date,Permittee's Business Name".split(
      ',',
    ),
    [
      'QUEENS',
      '14-05',
      'ORCHARD STREET',
      123510000,
      'PL',
      'ISSUED',
      'INITIAL',
      'PL',
      '2024-01-29',
      '01/29/2024',
      'GANTRY PLUMBING CORP',
    ],
    [
      'QUEENS',
      '14-05',
      'ORCHARD STREET',
      123510000,
      'PL',
      'ISSUED',
      'RENEWAL',
      'PL',
      '2024-06-28',
      '06/28/2024',
      'GANTRY PLUMBING CORP',
    ],
    ['BROOKLYN', 11, 'TORRENS LOOP', 520291000, '', 'IN PROCESS', 'INITIAL', 'NB', '2024-03-19', '', ''],
  ]),
  'raw/denver-co.csv': lines(
    denverLine('"Transaction Detail Report\nFrom 04/01/2015 to 04/30/2015"', 2),
    "Date Issued,,,Permit #,,,Address,,Location,,,Class,Units,,,Valuation,Permit Fee,,Owner's Name,,Contractor's Name,",
    denverLine('Stat Code: 001'),
    denverLine('Permit Type: Building Residential Construction', 1),
    denver(
      '2015-04-22T03:10:05+00:00',
      '2015-RESCON-01',
      '61 N TAMARAC ST RESIDENCE',
      'New Building',
      'DAWN HOMES INC',
    ),
    denverLine('Stat Code: 002'),
    denver('2015-04-24T11:20:31+00:00', '2015-OTHER-02', '1 S MAPLE ST', 'Alteration', ''),
    denverLine('Permit Type: Building Plumbing', 1),
    denver('2015-04-28T02:44:12+00:00', '2015-PLUMB-03', '305 S MAPLE ST', 'Alteration', 'MILE HIGH PIPES'),
  ),
  'raw/spearfish-sd.csv': csv([
    'year,month,permit_number,site_address,construction_type,contractor,cost_approximate,permit_fee'.split(','),
    [2018, '09', 180_999, '17 MAIN ST. N', 'RES-REPAIR', 'HILLS ENTERPRISES INC.', '4000.00', '84.00'],
    [2021, '11', 210_998, '440 ROBIN ROOST ROAD', 'RESIDENTIAL NEW BUILDING', 'OWNER', '70000.00', '586.00'],
  ]),
};

/** Writes the files to a folder of this machine, which `remove` takes away again. */
export function permitFolder() {
  const path = mkdtempSync(join(tmpdir(), 'plumbline-permits-'));
  for (const [name, text] of Object.entries(permitFiles)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return { path, remove: () => rmSync(path, { recursive: true }) };
}
