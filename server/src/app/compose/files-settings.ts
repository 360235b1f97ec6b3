import * as z from 'zod';

/** The settings of the store of files. `.env.example` explains them. */
export const filesSettings = {
  FILES_TO: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]+(?:\/[\w./-]+)?$/, 'must be s3://BUCKET or s3://BUCKET/PATH')
    .optional(),
  FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  FILES_S3_REGION: z.string().min(1).max(100).default('us-east-1'),
  FILES_S3_KEY_ID: z.string().min(1).max(200).optional(),
  FILES_S3_SECRET: z.string().min(1).max(200).optional(),
};

/** Returns what is missing, with what to do; null if nothing is. */
export function missingForFiles(env: {
  readonly FILES_TO?: string | undefined;
  readonly FILES_S3_KEY_ID?: string | undefined;
  readonly FILES_S3_SECRET?: string | undefined;
}): string | null {
  if (env.FILES_TO === undefined) return null;
  const missing = (['FILES_S3_KEY_ID', 'FILES_S3_SECRET'] as const).find((name) => env[name] === undefined);
  return missing === undefined ? null : `${missing}: a bucket needs both FILES_S3_KEY_ID and FILES_S3_SECRET.`;
}
