import type { MappedField } from '@plumbline/contract/domains/ingest/source-draft.ts';
import { readBudget } from './money.ts';
import { plainLine } from './plain-text.ts';
import { sourceDates } from './source-dates.ts';
import { isEmptyValue, type TableRecord } from './table-row.ts';

export interface ProposedColumn {
  readonly column: string;
  /** By its name, which is good evidence, or only by its values, which somebody should check. */
  readonly by: 'name' | 'values';
}
export type ProposedColumns = Readonly<Partial<Record<MappedField, ProposedColumn>>>;

/**
 * Names of columns as permit offices write them, without case, spaces and marks, the usual ones first. BLDS's names come
 * first, since they mean the same everywhere.
 */
const NAMES: readonly (readonly [field: MappedField, names: string])[] = [
  [
    'id',
    'permitnum permitnumber permitno permitnbr permit permitid number recordnumber recordid applicationnumber casenumber casenum apno ocid id objectid',
  ],
  [
    'description',
    'description workdescription workdesc jobdescription permitdescription projectdescription descriptionofwork scopeofwork scope purpose comments',
  ],
  ['title', 'title projectname projecttitle name'],
  ['kind', 'permittypemapped permittype permittypedesc permittypedefinition type recordtype applicationtype casetype'],
  [
    'category',
    'permitclassmapped permitclass workclass worktype category categoryname subtype permitsubtype usedesc occupancytype propertytype',
  ],
  [
    'street',
    'originaladdress1 originaladdress address siteaddress siteaddr siteaddress1 streetaddress propertyaddress primaryaddress fulladdress addressfull locationaddress permitlocation projectaddress jobaddress addr',
  ],
  ['city', 'originalcity city sitecity jurisdiction town municipality borough'],
  ['state', 'originalstate state sitestate'],
  ['zip', 'originalzip zip zipcode postalcode sitezip postcode'],
  ['latitude', 'latitude lat gislatitude y'],
  ['longitude', 'longitude lon lng long gislongitude x'],
  ['point', 'point location geolocation geocodedcolumn mappedlocation thegeom geom location1'],
  ['status', 'statuscurrentmapped statuscurrent status permitstatus statusdesc currentstatus casestatus'],
  [
    'listedAt',
    'issueddate issuedate dateissued permitissuedate issued permitissueddate applieddate applicationdate applicationstartdate appdate filedate fileddate filingdate dateentered submitteddate opened createddate date',
  ],
  ['deadline', 'deadline closingdate duedate biddate closedate closes'],
  [
    'budget',
    'estprojectcost estimatedcost estcost reportedcost projectcost projectcosts totaljobvaluation valuation jobvalue estimatedvalue constcost constructioncost declaredvalue projectvalue jobcost cost value',
  ],
  ['squareFeet', 'totalsqft sqft squarefeet squarefootage totalsquarefeet buildingsqft area'],
  [
    'contractor',
    'contractorcompanyname contractorname contractor contractorbusinessname contrname generalcontractor applicantbusinessname builder contractorfullname',
  ],
  ['contact', 'contact contactname contactemail buyer'],
  ['url', 'link url permiturl detailurl'],
];

const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The share of filled values that must have the form of the field. */
const MOST = 0.8;
/** Fewer values prove nothing. */
const ENOUGH = 3;

/** Proposes which column of a table gives which field, by the columns' names, and by their values where no name helps. */
export function proposeColumns(columns: readonly string[], records: readonly TableRecord[]): ProposedColumns {
  const taken = new Set<string>();
  const proposed: Partial<Record<MappedField, ProposedColumn>> = {};
  const take = (field: MappedField, column: string | undefined, by: ProposedColumn['by']) => {
    if (column === undefined) return;
    taken.add(column);
    proposed[field] = { column, by };
  };
  const isFilled = (column: string) => records.some((record) => !isEmptyValue(record[column]));
  for (const [field, names] of NAMES) {
    const known = names.split(' ');
    const found = known.flatMap((name) => columns.filter((column) => plainName(column) === name && !taken.has(column)));
    take(field, found.find(isFilled) ?? found[0], 'name');
  }
  for (const [field, fits] of valueForms()) {
    if (proposed[field] !== undefined) continue;
    const fitting = columns.filter(
      (column) => !taken.has(column) && !isElsewhere(field, column) && fitsMost(column, records, fits),
    );
    take(field, fitting[0], 'values');
  }
  return proposed.latitude === undefined || proposed.longitude === undefined ? withoutHalf(proposed) : proposed;
}

/** Columns about a person don't describe the job: an owner's address is often in another city. */
const isElsewhere = (field: MappedField, column: string): boolean =>
  (field === 'street' || field === 'zip' || field === 'description') &&
  /owner|applicant|contractor|permittee|contact|mail|billing|payer|agent|architect|engineer/.test(plainName(column));

function withoutHalf({ latitude: _, longitude: _other, ...rest }: ProposedColumns): ProposedColumns {
  return rest;
}

type Fits = (value: unknown, record: TableRecord) => boolean;

function valueForms(): readonly (readonly [field: MappedField, fits: Fits])[] {
  const dates = sourceDates({ ...BARE, zone: 'America/New_York' }, []);
  const text = (value: unknown) => plainLine(value, 300);
  return [
    ['listedAt', (value) => !/^\d{1,9}$/.test(text(value)) && dates.listed(value).listedOn !== null],
    ['street', (value) => /^\d+[A-Z]? +(?:[NSEW]\.? +)?[A-Z0-9'.-]+(?: +[A-Z0-9'.,#-]+)*$/i.test(text(value))],
    ['budget', (value) => text(value).startsWith('$') && readBudget(value).max !== null],
    ['zip', (value) => /^\d{5}(?:-\d{4})?$/.test(text(value))],
    ['description', (value) => text(value).split(/\s+/).length >= 3],
    [
      'contractor',
      (value) => /\b(?:LLC|INC|CO|CORP|COMPANY|BUILDERS|CONTRACTING|CONSTRUCTION)\b\.?/i.test(text(value)),
    ],
  ];
}

/** Nothing of a mapping but what reading a date needs. */
const BARE = {
  within: 'anywhere',
  lists: 'everything',
  statuses: {},
  only: 'everything',
  status: 'in-progress',
} as const;

function fitsMost(column: string, records: readonly TableRecord[], fits: Fits): boolean {
  const filled = records.filter((record) => !isEmptyValue(record[column]));
  const fitting = filled.filter((record) => fits(record[column], record)).length;
  return filled.length >= ENOUGH && fitting >= filled.length * MOST;
}
