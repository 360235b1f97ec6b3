import type { NewSourceDraft, SourceDraftId } from '@plumbline/contract/domains/ingest/source-draft.ts';
import { SourceDraftId as DraftId } from '@plumbline/contract/domains/ingest/source-draft.ts';
import { SourceId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import { decodeText } from '../../../kernel/text-encoding.ts';
import { readySources } from '../data/ready-sources.ts';
import type { SourceConfig } from '../ports.ts';
import { guessSource } from '../rules/kind-of-address.ts';
import { problemText } from '../rules/reading-problem.ts';
import type { SourceSample } from '../rules/source-sample.ts';
import { insertDraft, type StoredDraft } from '../store/source-draft.ts';
import { draftWords } from './start-draft.words.ts';

/** Longer than a patient person waits for a page. */
const PATIENCE_MS = 25_000;
const UPLOAD = 'upload';

type Begun = Omit<StoredDraft, 'id' | 'choices' | 'sample' | 'sourceId'>;

/**
 * Begins to add a source: reads its first rows. A configuration that comes with the product may be read at another
 * address, such as a mirror.
 *
 * @throws DomainError 'invalid-input' at the field, if nothing can be read there.
 */
export async function startDraft(
  ctx: Context,
  { address, ready, pasted }: NewSourceDraft,
): Promise<{ id: SourceDraftId }> {
  if (pasted.trim() !== '') return begin(ctx, ofFile('', pasted), 'pasted');
  if (ready === '') return begin(ctx, ofAddress(address), 'address');
  const form = readySources.find(({ id }) => id === ready);
  const where = address || form?.address;
  if (form === undefined || where === undefined)
    throw invalid(
      'address',
      say(draftWords, ({ needsAddress }) => needsAddress),
    );
  // A standard's configuration fits any kind of table.
  const guessed = form.address === undefined ? guessSource(where) : { kind: form.kind, address: where };
  const begun: Begun = {
    ...guessed,
    name: form.name,
    page: form.page ?? null,
    upload: null,
    mapping: form.mapping ?? {},
    intervalMinutes: form.everyMinutes ?? null,
  };
  return begin(ctx, begun, 'address');
}

/** Begins to add a source with the content of a file. @throws DomainError 'invalid-input' if it has no rows. */
export const startDraftOfFile = (ctx: Context, name: string, bytes: Uint8Array): Promise<{ id: SourceDraftId }> =>
  begin(ctx, ofFile(name, decodeText(bytes)), 'file');

const ofFile = (name: string, upload: string): Begun => ({
  name: name.replace(/\.[a-z]{2,7}$/i, ''),
  kind: 'file',
  address: UPLOAD,
  page: null,
  upload,
  mapping: {},
  intervalMinutes: null,
});

const DAY = 24 * 60;

function ofAddress(given: string): Begun {
  const guessed = guessSource(given);
  return { ...guessed, name: '', page: null, upload: null, mapping: {}, intervalMinutes: DAY };
}

async function begin(ctx: Context, begun: Begun, field: string): Promise<{ id: SourceDraftId }> {
  const sample = await readSample(ctx, begun, field);
  const id = DraftId.parse(newId('sd'));
  await insertDraft(ctx.db, { ...begun, id, choices: { columns: {}, dateOrder: '' }, sample }, ctx.clock.now());
  return { id };
}

async function readSample(ctx: Context, begun: Begun, field: string): Promise<SourceSample> {
  const { name, kind, address, upload, mapping } = begun;
  const source: SourceConfig = { id: SourceId.parse('preview'), name, kind, address, upload, mapping, county: null };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const reading = await ctx.ports.sources.sample(source, { now: ctx.clock.now(), signal });
  if (reading.kind === 'failed') {
    const { problem } = reading;
    throw invalid(field, { en: problemText(problem, 'en'), es: problemText(problem, 'es') });
  }
  if (reading.sample.rows.length === 0)
    throw invalid(
      field,
      say(draftWords, ({ noRows }) => noRows),
    );
  return reading.sample;
}

const invalid = (field: string, why: ReturnType<typeof say>) =>
  new DomainError(
    'invalid-input',
    say(draftWords, ({ notRead }) => notRead),
    { [field]: why },
  );
