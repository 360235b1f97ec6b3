import { inLanguages } from '../../kernel/words.ts';
import type { ColumnField } from './source-columns.ts';
import type { MappedField } from './source-draft.ts';
import { es } from './source-draft.words.es.ts';

export const en = {
  sayWhere: 'Enter a web address, choose a city or paste a table.',
  sayName: 'Enter a name of at least two letters.',
  sayState: 'Enter the two letters of a state, such as KY.',
  field: {
    id: 'Number',
    permitNumber: 'Permit number',
    title: 'Title',
    description: 'Description',
    kind: 'Kind of work',
    category: 'Kind of building',
    street: 'Address',
    unit: 'Unit',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    county: 'County',
    latitude: 'Latitude',
    longitude: 'Longitude',
    point: 'Location',
    status: 'Status',
    listedAt: 'Listed on',
    deadline: 'Deadline',
    budget: 'Value',
    budgetMin: 'Least value',
    budgetMax: 'Greatest value',
    squareFeet: 'Square feet',
    units: 'Dwelling units',
    contractor: 'Contractor',
    contact: 'Contact',
    reference: 'Reference',
    url: 'Link',
  } satisfies Record<ColumnField | MappedField, string>,
};

/** Labels of the columns of a source, and problems of the forms for adding one. */
export const sourceDraftWords = inLanguages({ en, es });
