/** The settings that production needs and that have no default. */
export interface RequiredSettings {
  readonly PLUMBLINE_MODE: 'demonstration' | 'production';
  readonly PUBLIC_URL?: string | undefined;
  readonly REFERRAL_FEE_CENTS: number;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly SENDER_POSTAL_ADDRESS?: string | undefined;
}

/** Returns a sentence for each setting that is missing, with its name and what to do. */
export function missingSettings(env: RequiredSettings): string[] {
  if (env.PLUMBLINE_MODE === 'demonstration') return [];
  return [
    ...(env.PUBLIC_URL === undefined
      ? ['PUBLIC_URL: production needs the address that people open, such as https://plumbline.example.']
      : []),
    ...(env.REFERRAL_FEE_CENTS > 0 && env.STRIPE_SECRET_KEY === undefined
      ? [
          'STRIPE_SECRET_KEY: production needs a way to be paid the referral fee. Set the keys of Stripe, or REFERRAL_FEE_CENTS=0.',
        ]
      : []),
    ...(env.SENDER_POSTAL_ADDRESS === undefined
      ? ['SENDER_POSTAL_ADDRESS: production needs the postal address that mail to unclaimed listings must carry.']
      : []),
  ];
}

/** What doesn't work in production without a mail server, for the person who starts the product. */
export const WITHOUT_MAIL =
  'SMTP_URL is not set: no mail is sent. Nobody can register, reset a password, or be told of requests by email.';

/** Returns a sentence if a way around a pooler, or a replica, is one of a database that isn't known. */
export function missingDatabase(env: {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_DIRECT_URL?: string | undefined;
  readonly DATABASE_READ_URL?: string | undefined;
}): string[] {
  const alone = (['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const).find((name) => env[name] !== undefined);
  if (alone === undefined || env.DATABASE_URL !== undefined) return [];
  return [`DATABASE_URL: ${alone} is set, so say where the database is that requests use.`];
}
