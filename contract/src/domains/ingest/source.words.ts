import { inLanguages } from '../../kernel/words.ts';
import { es } from './source.words.es.ts';
import type { SourceKind } from './source-kinds.ts';

export const en = {
  kind: {
    arcgis: 'Building permits (ArcGIS)',
    socrata: 'Open data (Socrata)',
    bonfire: 'Procurement portal (Bonfire)',
    civicplus: 'Bid list (CivicPlus)',
    sam: 'Federal contracts (SAM.gov)',
    ocds: 'Bid list (OCDS)',
    feed: 'News feed (RSS or Atom)',
    file: 'File',
    demonstration: 'Sample data',
  } satisfies Record<SourceKind, string>,
};

/** Labels of the sources of projects. */
export const sourceWords = inLanguages({ en, es });
