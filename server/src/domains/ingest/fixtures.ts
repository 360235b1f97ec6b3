import { SourceDraftId } from '@plumbline/contract/domains/ingest/source-draft.ts';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/random-id.ts';
import { aListing } from '../projects/fixtures.ts';
import type { Listing } from '../projects/public.ts';
import type { SourceReading } from './ports.ts';
import type { TableRecord } from './rules/table-row.ts';
import { insertDraft } from './store/source-draft.ts';
import { configureSource } from './use-cases/configure-source.ts';

type Read = Extract<SourceReading, { kind: 'read' }>;

/** Returns a listing that is distinct from those with other numbers. */
export const listingNumber = (number: number): Listing =>
  aListing({ externalId: `listing-${number}`, title: `Job ${number}`, street: `${100 + number} Main St` });

/** Returns a complete reading of a source. */
export const reading = (listings: readonly Listing[], given: Partial<Read> = {}): Read => ({
  kind: 'read',
  listings,
  read: listings.length,
  skipped: 0,
  rejected: 0,
  losses: {},
  rejections: [],
  leftOut: [],
  columns: [],
  validators: null,
  ...given,
});

let sources = 0;

/** Adds a source that has not been read. Returns its id. */
export async function aSource(ctx: Context): Promise<string> {
  sources += 1;
  const id = `town-${sources}`;
  await configureSource(ctx, { id, name: `Town ${sources}`, kind: 'file', address: 'permits.csv' });
  return id;
}

/** Begins to add a source with these rows. Returns the id of the draft. */
export async function aDraft(
  ctx: Context,
  records: readonly TableRecord[] = [{ Number: 'B-1', Site: '200 Elm St' }],
): Promise<SourceDraftId> {
  const id = SourceDraftId.parse(newId('sd'));
  await insertDraft(
    ctx.db,
    {
      id,
      name: '',
      kind: 'file',
      address: 'https://town.example/permits.csv',
      page: null,
      upload: null,
      mapping: {},
      choices: { columns: {}, dateOrder: '' },
      sample: { columns: Object.keys(records[0] ?? {}), rows: records.map((record) => ({ record })) },
      intervalMinutes: 1440,
    },
    ctx.clock.now(),
  );
  return id;
}
