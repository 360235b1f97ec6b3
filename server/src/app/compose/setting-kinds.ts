import * as z from 'zod';

/** Digits only: '5.00' must not be read as 5. */
export const whole = (min: number, max: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(min).max(max));
/** A secret that we generate ourselves. */
export const secretText = (min: number) => z.string().min(min, `must have at least ${min} characters`);
export const minutes = (fallback: number) => whole(1, 100_000).default(fallback);
export const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');
/** The address of a PostgreSQL database. */
export const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://');
export const port = whole(0, 65_535);
/** Dollars per million tokens. */
export const price = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, 'must be dollars, such as 0.8')
  .transform(Number)
  .optional();
/** Origins of servers in a private network, separated by commas. */
export const origins = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((origin) => origin.trim() !== ''))
  .pipe(
    z.array(
      z
        .url({ protocol: /^https?$/, error: 'must be addresses such as http://10.0.0.5:8080' })
        .transform((url) => new URL(url).origin),
    ),
  );
