import { factsOfKind, SourceKind } from '@plumbline/contract/domains/ingest/source-kinds.ts';
import { County } from '@plumbline/contract/domains/projects/project.ts';
import * as z from 'zod';

const WEB_ADDRESS = /^https?:\/\/[^\s/?#]+/i;
const LONGEST_EVERY = 60 * 24 * 60;

const Form = z.strictObject({
  /** Must never change: it identifies the source's listings. */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'must be small letters, digits and dashes, at most 63'),
  name: z.string().trim().min(1, 'must say who it is').max(120),
  kind: SourceKind,
  /** The web address to read; for a file, also its path below DATA_DIR. Not needed with an upload. */
  address: z.string().trim().min(1).max(2000).optional(),
  /** A human-readable page. */
  page: z.url({ protocol: /^https?$/, error: 'must be a web address' }).optional(),
  /** The county of listings that don't give one. */
  county: County.optional(),
  /** Without it, the source is read only on request. */
  everyMinutes: z.number().int().min(5, 'must be at least 5').max(LONGEST_EVERY).optional(),
  enabled: z.boolean().default(true),
  /** Maps columns to a project's fields. The allowed keys depend on the kind. */
  mapping: z.record(z.string(), z.unknown()).default({}),
  /** The content of a file. */
  upload: z.string().min(1, 'is empty').optional(),
});

/** A source as an operator writes it down. */
export type SourceForm = z.input<typeof Form>;

/** Returns the schema of a source as an operator writes it down, including each kind's mapping. */
export const sourceForm = (mappingOf: (kind: SourceKind) => z.ZodType) =>
  Form.superRefine(({ kind, address, upload, mapping }, { addIssue }) => {
    const issue = (path: string[], message: string) => addIssue({ code: 'custom', path, message });
    const { place } = factsOfKind(kind);
    if (upload !== undefined && place !== 'web-or-file') issue(['upload'], "is for sources of the kind 'file'");
    if (address === undefined && upload === undefined) issue(['address'], 'must say what is read');
    if (address !== undefined && place === 'web' && !WEB_ADDRESS.test(address)) {
      issue(['address'], 'must be a web address, such as https://data.example.org/permits');
    }
    const read = mappingOf(kind).safeParse(mapping);
    for (const { path, message } of read.error?.issues ?? []) issue(['mapping', ...path.map(String)], message);
  });
