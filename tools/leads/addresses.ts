import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressReport, scoreAddresses } from '../../server/src/domains/ingest/evaluation/addresses.ts';
import type { Section } from './section.ts';

const FORMS = 'address-forms.tsv';

/** Evaluates the address reader on cities' formats, field by field. */
export const addresses: Section = {
  name: 'addresses',
  report: ({ path: folder }, { misses }) => {
    const path = join(folder, FORMS);
    if (!existsSync(path)) return `Addresses: left out, there is no ${FORMS}`;
    return addressReport(scoreAddresses(readFileSync(path, 'utf8')), misses);
  },
};
