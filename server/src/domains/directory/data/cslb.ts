import type { specialtyWords } from '@plumbline/contract/domains/directory/specialties.words.ts';
import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { TableMapping } from '../rules/table-mapping.ts';

type Class = readonly [name: keyof typeof specialtyWords.en, ...trades: Trade[]];

/**
 * The classes of California's Contractors State License Board, by trade. Classes outside our trades (elevators, signs,
 * pools, wells) are omitted, and so are licensees who have no other class.
 */
const classes: Readonly<Record<string, Class>> = {
  A: ['General engineering', 'construction'],
  B: ['General building', 'construction'],
  B2: ['Residential remodeling', 'construction', 'handyman'],
  C2: ['Insulation and acoustics', 'construction'],
  C4: ['Boilers, hot water and steam', 'plumbing', 'hvac'],
  C5: ['Framing and rough carpentry', 'construction'],
  C6: ['Cabinets, millwork and finish carpentry', 'handyman'],
  C7: ['Low voltage systems', 'electrical'],
  C8: ['Concrete', 'construction'],
  C9: ['Drywall', 'handyman'],
  C10: ['Electrical', 'electrical'],
  C12: ['Earthwork and paving', 'construction'],
  C13: ['Fencing', 'construction'],
  C15: ['Flooring', 'construction'],
  C17: ['Glazing', 'construction'],
  C20: ['Heating, ventilating and air conditioning', 'hvac'],
  C21: ['Demolition', 'construction'],
  C29: ['Masonry', 'construction'],
  C33: ['Painting and decorating', 'handyman'],
  C34: ['Pipelines', 'plumbing'],
  C35: ['Lathing and plastering', 'construction'],
  C36: ['Plumbing', 'plumbing'],
  C38: ['Refrigeration', 'hvac'],
  C39: ['Roofing', 'construction'],
  C42: ['Sanitation systems', 'plumbing'],
  C43: ['Sheet metal', 'hvac'],
  C46: ['Solar', 'electrical'],
  C50: ['Reinforcing steel', 'construction'],
  C51: ['Structural steel', 'construction'],
  C54: ['Ceramic and mosaic tile', 'construction'],
  C55: ['Water conditioning', 'plumbing'],
  C60: ['Welding', 'construction'],
};

/** The columns of the board's 'License Master' file, in order, because it also circulates without a header. */
export const cslbColumns: readonly string[] = (
  'LicenseNo LastUpdate BusinessName BUS-NAME-2 FullBusinessName MailingAddress City State County ZIPCode country ' +
  'BusinessPhone BusinessType IssueDate ReissueDate ExpirationDate InactivationDate ReactivationDate ' +
  'PendingSuspension PendingClassRemoval PendingClassReplace PrimaryStatus SecondaryStatus Classifications(s)'
).split(' ');

/** The mapping for the board's file. */
export const cslb: TableMapping = {
  source: { id: 'cslb', name: 'California Contractors State License Board' },
  table: { header: true },
  columns: {
    name: ['FullBusinessName', 'BusinessName'],
    street: 'MailingAddress',
    city: 'City',
    state: 'State',
    zip: 'ZIPCode',
    country: 'country',
    phone: 'BusinessPhone',
    trades: 'Classifications(s)',
  },
  trades: Object.fromEntries(Object.entries(classes).map(([code, [name, ...trades]]) => [code, { name, trades }])),
  license: {
    board: { id: 'cslb', name: 'California Contractors State License Board' },
    number: 'LicenseNo',
    status: 'PrimaryStatus',
    statuses: {
      clear: ['clear', 'active', 'current and active'],
      inactive: ['inactive', 'deceased', 'cancel'],
      expired: ['expired'],
      suspended: ['susp', 'family support', 'outstanding liability'],
      revoked: ['revo'],
    },
    issued: 'IssueDate',
    expires: 'ExpirationDate',
    dates: 'month-first',
  },
};
