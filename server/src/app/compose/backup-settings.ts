import * as z from 'zod';
import { METHODS } from '../backups/manifest.ts';
import { whole } from './setting-kinds.ts';

/** The settings of backups. `.env.example` explains them. */
export const backupSettings = {
  BACKUP_TO: z
    .string()
    .refine((place) => !place.startsWith('s3://') || /^s3:\/\/[a-z0-9][a-z0-9.-]+(?:\/[\w./-]+)?$/.test(place), {
      message: 'must be a folder, s3://BUCKET or s3://BUCKET/PATH, or elsewhere',
    })
    .optional(),
  BACKUP_METHOD: z.enum(METHODS).optional(),
  BACKUP_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/, 'must be an age key; plumbline backup key makes one')
    .optional(),
  BACKUP_HOUR: whole(0, 23).default(3),
  BACKUP_KEEP_DAYS: whole(1, 10_000).default(7),
  BACKUP_KEEP_WEEKS: whole(0, 1000).default(4),
  BACKUP_KEEP_MONTHS: whole(0, 1000).default(12),
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_REGION: z.string().min(1).max(100).default('us-east-1'),
  BACKUP_S3_KEY_ID: z.string().min(1).max(200).optional(),
  BACKUP_S3_SECRET: z.string().min(1).max(200).optional(),
};

/** The value of BACKUP_TO that says that someone else makes the backups. */
export const ELSEWHERE = 'elsewhere';

/** Returns what is missing, with what to do; null if nothing is. */
export function missingForBackups(env: {
  readonly BACKUP_TO?: string | undefined;
  readonly BACKUP_S3_KEY_ID?: string | undefined;
  readonly BACKUP_S3_SECRET?: string | undefined;
}): string | null {
  if (!env.BACKUP_TO?.startsWith('s3://')) return null;
  const missing = (['BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET'] as const).find((name) => env[name] === undefined);
  return missing === undefined ? null : `${missing}: a bucket needs both BACKUP_S3_KEY_ID and BACKUP_S3_SECRET.`;
}
