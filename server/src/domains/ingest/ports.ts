import type { RowLosses } from '@plumbline/contract/domains/ingest/source.ts';
import type { SourceKind } from '@plumbline/contract/domains/ingest/source-kinds.ts';
import type { County } from '@plumbline/contract/domains/projects/project.ts';
import type { SourceId } from '@plumbline/contract/kernel/id.ts';
import type * as z from 'zod';
import type { Listing } from '../projects/public.ts';

/** A row of configuration: where projects are read and how its columns become a listing. */
export interface SourceConfig {
  readonly id: SourceId;
  readonly name: string;
  readonly kind: SourceKind;
  /** What is read: an http(s) address; for a file also its path below DATA_DIR, for the demonstration anything. */
  readonly address: string;
  /** As `mappingOf` its kind reads it; a mapping that it can't read fails the reading by name. */
  readonly mapping: unknown;
  /** The county of a listing whose place says none. */
  readonly county: County | null;
  /** The text of an uploaded file, read instead of the address. */
  readonly upload: string | null;
}

/** What a source said about its documents, by their address; sent back with the next reading. */
export type Validators = Readonly<
  Record<string, { readonly etag?: string | undefined; readonly lastModified?: string | undefined }>
>;

export interface ReadOptions {
  /** Of the last reading that was believed; null to read everything again. */
  readonly previous: Validators | null;
  readonly now: Date;
  /** Ends the reading: it is then failed. */
  readonly signal: AbortSignal;
  /** Told now and then how many rows have been read so far. */
  progress(read: number): void;
}

/** A row that can't be read, and why. */
export interface Rejection {
  /** Its id, or its place in the answer. */
  readonly row: string;
  readonly reason: string;
}

/** A source is read to its end or failed: half of it is never handed over. */
export type SourceReading =
  /** It answered that nothing has changed since `previous`. */
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'read';
      /** No two with the same `externalId`. */
      readonly listings: readonly Listing[];
      /** All rows, of which `skipped` are no construction project and `rejected` can't be read. */
      readonly read: number;
      readonly skipped: number;
      readonly rejected: number;
      /** Rows that are among no listings, by reason: those skipped and those rejected. */
      readonly losses: RowLosses;
      /** The first few of those rejected. */
      readonly rejections: readonly Rejection[];
      /** Null when the source offers none. */
      readonly validators: Validators | null;
    }
  | {
      readonly kind: 'failed';
      /** What went wrong and what to do, in a sentence without secrets. */
      readonly problem: string;
      /** When the source asked to be left alone until then. */
      readonly retryAt: Date | null;
    };

/** Reads sources of every kind. */
export interface SourcePort {
  /** @returns the schema of the mappings of a kind. */
  mappingOf(kind: SourceKind): z.ZodType;
  /** @returns always a reading: whatever goes wrong is 'failed' with its problem. Never rejects. */
  read(source: SourceConfig, options: ReadOptions): Promise<SourceReading>;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    readonly sources: SourcePort;
  }
}
