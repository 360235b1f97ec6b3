import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './source-mapping.words.es.ts';

export const en = {
  zone: 'must be an IANA zone, such as America/New_York',
  encoding: 'must be an encoding, such as windows-1252',
  grid: 'must be the code of a US map grid, such as 2272 or 102671',
  dateFormat:
    "must be made of YYYY or YY, MM, M or MMM, and DD or D, such as 'DD/MM/YYYY', or be 'excel', 'seconds' or 'milliseconds'",
};

/** Problems with the mapping of a source. */
export const mappingWords = inLanguages({ en, es });
