import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { SourceId } from '../../kernel/id.ts';
import { Done } from '../../kernel/inputs.ts';
import { Source } from './source.ts';
import { ColumnCount } from './source-columns.ts';
import { DraftColumns, DraftRules, NewSourceDraft, ReadySource, SourceDraft, SourceDraftId } from './source-draft.ts';

const byOperator = { access: 'operator', rate: 'read', method: 'GET' } as const;
const change = { access: 'operator', rate: 'write', method: 'POST' } as const;

/** A source with what only operators see. */
export const OperatorSource = Source.extend({
  /** Sentences about its columns, in the caller's language. */
  warnings: z.array(z.string()),
});
export type OperatorSource = z.infer<typeof OperatorSource>;

export const listOperatorSources = endpoint({
  ...byOperator,
  name: 'listOperatorSources',
  summary:
    'The sources of projects with warnings about their columns, and the configurations that come with the product',
  path: '/api/operator/sources',
  reply: z.object({ sources: z.array(OperatorSource), ready: z.array(ReadySource) }),
});

export const getOperatorSource = endpoint({
  ...byOperator,
  name: 'getOperatorSource',
  summary: 'One source with its last run: how each column was read, and how many rows were left out',
  path: '/api/operator/sources/:id',
  params: z.object({ id: SourceId }),
  reply: z.object({
    source: OperatorSource,
    /** Of the last run that read it. */
    columns: z.array(ColumnCount),
    /** Rows of the last run that can be downloaded. */
    leftOut: z.int(),
    isReading: z.boolean(),
  }),
  problems: ['not-found'],
});

const ofSource = { ...change, params: z.object({ id: SourceId }), reply: Done, problems: ['not-found'] } as const;

export const runSource = endpoint({
  ...ofSource,
  name: 'runSource',
  summary: 'An operator has a source read now',
  path: '/api/operator/sources/:id/run',
  body: z.object({}),
});

export const confirmSource = endpoint({
  ...ofSource,
  name: 'confirmSource',
  summary: 'An operator accepts what a source lists next, however little it is, and what its columns give',
  path: '/api/operator/sources/:id/confirm',
  body: z.object({}),
});

/** The rows of the last run that became no project, as CSV. */
export const LEFT_OUT_ROUTE = '/api/operator/sources/:id/left-out.csv';
/** The same of a draft's first rows. */
export const DRAFT_LEFT_OUT_ROUTE = '/api/operator/source-drafts/:id/left-out.csv';

export const startSourceDraft = endpoint({
  ...change,
  name: 'startSourceDraft',
  summary: 'An operator begins to add a source: its first rows are read',
  path: '/api/operator/source-drafts',
  body: NewSourceDraft,
  reply: z.object({ id: SourceDraftId }),
});

/** Bytes of a file that an operator hands over. */
export const MAX_SOURCE_FILE_BYTES = 16 * 1024 * 1024;

export const uploadSourceFile = endpoint({
  ...change,
  name: 'uploadSourceFile',
  summary: 'An operator begins to add a source with a file: CSV or JSON, of limited size',
  path: '/api/operator/source-files',
  query: z.object({ name: z.string().trim().max(200).default('') }),
  consumes: ['application/octet-stream'],
  body: z.instanceof(Uint8Array),
  reply: z.object({ id: SourceDraftId }),
});

const ofDraft = { params: z.object({ id: SourceDraftId }), problems: ['not-found'] } as const;

export const getSourceDraft = endpoint({
  ...byOperator,
  ...ofDraft,
  name: 'getSourceDraft',
  summary:
    'A source that an operator is adding: its first rows as they are and as projects, and what each column gives',
  path: '/api/operator/source-drafts/:id',
  reply: SourceDraft,
});

export const mapSourceDraft = endpoint({
  ...change,
  ...ofDraft,
  name: 'mapSourceDraft',
  summary: 'An operator chooses the columns of a source that is being added',
  path: '/api/operator/source-drafts/:id/columns',
  body: DraftColumns,
  reply: SourceDraft,
});

export const finishSourceDraft = endpoint({
  ...change,
  ...ofDraft,
  name: 'finishSourceDraft',
  summary: 'An operator adds the source, which is then read for the first time; again answers with the same source',
  path: '/api/operator/source-drafts/:id/source',
  body: DraftRules,
  reply: z.object({ id: SourceId }),
});
