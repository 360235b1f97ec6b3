import type * as z from 'zod';
import type { Settings } from '../../kernel/settings.ts';
import { whole } from './setting-kinds.ts';

/** No younger entry of the audit log can be removed; the database refuses it. */
const AUDIT_LEAST_DAYS = 366;
const days = (fallback: number, least = 0) =>
  whole(0, 36_500)
    .refine((value) => value === 0 || value >= least, `must be 0 or at least ${least}`)
    .default(fallback);

/** How long things are kept, in days; 0 keeps them for good. `.env.example` and `retention.ts` explain them. */
export const retentionSettings = {
  RETENTION_MESSAGES_DAYS: days(730, 30),
  RETENTION_REQUESTS_DAYS: days(1095, 90),
  RETENTION_AUDIT_DAYS: days(3650, AUDIT_LEAST_DAYS),
  RETENTION_SIGN_INS_DAYS: days(30, 1),
  RETENTION_FILES_DAYS: days(90, 1),
};

type Env = { readonly [Name in keyof typeof retentionSettings]: z.infer<(typeof retentionSettings)[Name]> };

export const retentionOf = (env: Env): Settings['retention'] => ({
  messages: env.RETENTION_MESSAGES_DAYS,
  requests: env.RETENTION_REQUESTS_DAYS,
  audit: env.RETENTION_AUDIT_DAYS,
  signIns: env.RETENTION_SIGN_INS_DAYS,
  files: env.RETENTION_FILES_DAYS,
});
