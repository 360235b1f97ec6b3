import type { Translation } from '../../kernel/words.ts';
import type { en } from './source.words.ts';

export const es = {
  kind: {
    arcgis: 'Permisos de construcción (ArcGIS)',
    socrata: 'Datos abiertos (Socrata)',
    bonfire: 'Portal de compras (Bonfire)',
    civicplus: 'Lista de licitaciones (CivicPlus)',
    sam: 'Contratos federales (SAM.gov)',
    ocds: 'Lista de licitaciones (OCDS)',
    feed: 'Canal de noticias (RSS o Atom)',
    file: 'Archivo',
    demonstration: 'Datos de ejemplo',
  },
} satisfies Translation<typeof en>;
