import * as z from 'zod';
import { UserId } from '../../kernel/id.ts';
import { GIVE_TEN_DIGITS, hasDialableLength } from '../../kernel/phone-digits.ts';
import { ContactMethod } from './contact-method.ts';
import { EmailAddress } from './email-address.ts';

/** Customers and craftsmen choose at registration; operators are made by a command. */
export const Role = z.enum(['customer', 'craftsman', 'operator']);
export type Role = z.infer<typeof Role>;

/** What one can register as. */
export const RegisteredRole = Role.exclude(['operator']);
export type RegisteredRole = z.infer<typeof RegisteredRole>;

/** An account as its owner sees it; the web app keeps it in the browser. */
export const User = z.object({
  id: UserId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** E.164; '' without one, as with every text below. */
  phone: z.string(),
  role: Role,
  preferredContactMethod: ContactMethod,
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  profileImageUrl: z.string(),
});
export type User = z.infer<typeof User>;

/** An empty text and null mean that nothing was given. */
const given = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), inner);

const optionalText = (max: number, message = `Use at most ${max} characters`) =>
  given(z.string().trim().max(max, message).default(''));

const name = (message: string) =>
  given(
    z
      .string({ error: message })
      .trim()
      .min(2, message)
      .max(80, 'Use at most 80 characters')
      .regex(/^[^\p{Cc}<>]*$/u, 'Use letters only'),
  );

const profile = z.object({
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  /** In any form; kept as E.164. */
  phone: optionalText(30).refine(
    (phone) => phone === '' || hasDialableLength(phone),
    `${GIVE_TEN_DIGITS}, or leave it empty`,
  ),
  preferredContactMethod: given(ContactMethod.default('email')),
  address: optionalText(200),
  city: optionalText(100),
  state: optionalText(2, 'Use the two letters of the state'),
  zipCode: optionalText(5, 'Use the five digits of the zip code'),
});

/** What people say of themselves. */
export type Profile = z.infer<typeof profile>;

/** What is changed of a profile; what is left out stays, and nothing at all changes nothing. */
export const ProfileChange = profile.partial();
export type ProfileChange = z.infer<typeof ProfileChange>;

const MAX_PASSWORD = 200;
const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters';

export const Password = z
  .string({ error: PASSWORD_TOO_SHORT })
  .min(8, PASSWORD_TOO_SHORT)
  .max(MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters`);

const isRepeated = ({ password, confirmPassword }: { password: string; confirmPassword: string }) =>
  password === confirmPassword;
const repeatedPassword = { password: Password, confirmPassword: z.string({ error: "Passwords don't match" }) };
const NOT_REPEATED = {
  error: "Passwords don't match",
  path: ['confirmPassword'],
  // Said together with what else is wrong, not only once the rest is right.
  when: ({ value }: { value: unknown }) => z.object(repeatedPassword).safeParse(value).success,
};

export const RegisterForm = profile
  .extend({ ...repeatedPassword, email: EmailAddress, role: given(RegisteredRole.default('customer')) })
  .refine(isRepeated, NOT_REPEATED);
export type RegisterForm = z.infer<typeof RegisterForm>;

export const LoginForm = z.object({ email: EmailAddress, password: Password });
export type LoginForm = z.infer<typeof LoginForm>;

/** A new password by the secret of the mailed link. */
export const ResetPasswordForm = z
  .object({ ...repeatedPassword, token: z.string({ error: 'The link is incomplete' }).max(200) })
  .refine(isRepeated, NOT_REPEATED);
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>;

/** The token from the first mail's link; with a password when a different browser registered. */
export const VerifyEmailForm = z
  .object({
    token: z.string({ error: 'The link is incomplete' }).max(200),
    password: given(Password.optional()),
    confirmPassword: given(z.string().optional()),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: "Passwords don't match",
    path: ['confirmPassword'],
  });
export type VerifyEmailForm = z.infer<typeof VerifyEmailForm>;

export const ChangePasswordForm = z
  .object({ ...repeatedPassword, currentPassword: Password })
  .refine(isRepeated, NOT_REPEATED);
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>;
