import * as z from 'zod';

/** How the database is in a backup: all files of its server, or the rows of our tables. */
export const METHODS = ['cluster', 'tables'] as const;
export type BackupMethod = (typeof METHODS)[number];

const Part = z.object({
  /** The name within the backup. */
  file: z.string().regex(/^[a-z]+\.tar\.zst(\.age)?$/),
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What a backup says of itself. It is written last: without it there is no backup. */
export const Manifest = z.object({
  format: z.literal(1),
  id: z.string().regex(/^\d{8}T\d{6}Z-[0-9a-f]{6}$/),
  /** The version of the product. */
  product: z.string(),
  method: z.enum(METHODS),
  /** The major version of PostgreSQL. */
  postgres: z.number().int(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** The migrations that the database had. */
  migrations: z.array(z.string()),
  isEncrypted: z.boolean(),
  /** Tells one SECRET from another, without giving it away; null if the product had made its own. */
  secretMark: z.string().nullable(),
  database: Part,
  files: Part,
  /** Rows by table, if the method counts them. */
  rows: z.record(z.string(), z.number().int()),
});
export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST_FILE = 'manifest.json';

/** Returns the id of a backup that starts at this time. */
export const backupIdAt = (moment: Date, random: string): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z-${random}`;

/** Returns when the backup with this id was started. */
export const startOf = (id: string): Date =>
  new Date(id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6Z'));
