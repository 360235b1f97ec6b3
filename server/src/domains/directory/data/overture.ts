import type { ImportSource } from '../rules/imported-listing.ts';

/** Overture Maps, a directory of places. */
export const overture: ImportSource = { id: 'overture', name: 'Overture Maps', kind: 'places' };
