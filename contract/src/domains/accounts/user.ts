import * as z from 'zod';
import { formOf } from '../../kernel/endpoint.ts';
import { UserId } from '../../kernel/id.ts';
import { absentWhenBlank } from '../../kernel/inputs.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { atMost } from '../../kernel/lengths.ts';
import { hasDialableLength } from '../../kernel/phone-digits.ts';
import { problem } from '../../kernel/words.ts';
import { accountFormWords } from './account-form.words.ts';
import { ContactMethod } from './contact-method.ts';
import { EmailAddress } from './email-address.ts';

/** Customers and contractors choose at registration; operators are made by a command. */
export const Role = z.enum(['customer', 'craftsman', 'operator']);
export type Role = z.infer<typeof Role>;

/** The roles open to registration. */
export const RegisteredRole = Role.exclude(['operator']);
export type RegisteredRole = z.infer<typeof RegisteredRole>;

const AccountLanguage = z.enum(LANGUAGES);

/** An account as its owner sees it; the web app keeps it in the browser. */
export const User = z.object({
  id: UserId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** E.164; '' if there is none, like every text below. */
  phone: z.string(),
  role: Role,
  /** The language of mails to the account, and of its pages. */
  language: AccountLanguage,
  preferredContactMethod: ContactMethod,
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  profileImageUrl: z.string(),
});
export type User = z.infer<typeof User>;

/** Treats an empty text and null as absent. */
const given = <Inner extends z.ZodType>(inner: Inner) => z.preprocess(absentWhenBlank, inner);

type FieldProblem = ReturnType<typeof problem>;

const optionalText = (max: number, message: FieldProblem = atMost(max)[1]) =>
  given(z.string().trim().max(max, message).default(''));

const name = (missing: FieldProblem) =>
  given(
    z
      .string(missing)
      .trim()
      .min(2, missing)
      .max(...atMost(80))
      .regex(
        /^[^\p{Cc}<>]*$/u,
        problem(accountFormWords, ({ lettersOnly }) => lettersOnly),
      ),
  );

const profile = z.object({
  firstName: name(problem(accountFormWords, ({ firstNameRequired }) => firstNameRequired)),
  lastName: name(problem(accountFormWords, ({ lastNameRequired }) => lastNameRequired)),
  /** In any format; stored as E.164. */
  phone: optionalText(30).refine(
    (phone) => phone === '' || hasDialableLength(phone),
    problem(accountFormWords, ({ tenDigitsOrNothing }) => tenDigitsOrNothing),
  ),
  preferredContactMethod: given(ContactMethod.default('email')),
  address: optionalText(200),
  city: optionalText(100),
  state: optionalText(
    2,
    problem(accountFormWords, ({ stateLetters }) => stateLetters),
  ),
  zipCode: optionalText(
    5,
    problem(accountFormWords, ({ zipDigits }) => zipDigits),
  ),
});

/** The details people give about themselves. */
export type Profile = z.infer<typeof profile>;

/** The changed fields of a profile. Omitted fields keep their values. */
export const ProfileChange = profile.partial().extend({ language: AccountLanguage.optional() });
export type ProfileChange = z.infer<typeof ProfileChange>;

/** In characters. */
export const MIN_PASSWORD = 8;
const MAX_PASSWORD = 200;
const tooShort = problem(accountFormWords, ({ passwordTooShort }) => passwordTooShort);

export const Password = z
  .string(tooShort)
  .min(MIN_PASSWORD, tooShort)
  .max(
    MAX_PASSWORD,
    problem(accountFormWords, ({ passwordTooLong }) => passwordTooLong(MAX_PASSWORD)),
  );

const incomplete = problem(accountFormWords, ({ linkIncomplete }) => linkIncomplete);

const isRepeated = ({ password, confirmPassword }: { password: string; confirmPassword: string }) =>
  password === confirmPassword;
const different = problem(accountFormWords, ({ passwordsDiffer }) => passwordsDiffer);
const repeatedPassword = { password: Password, confirmPassword: z.string(different) };
const NOT_REPEATED = {
  ...different,
  path: ['confirmPassword'],
  // Reported together with the other problems instead of only after they are fixed.
  when: ({ value }: { value: unknown }) => z.object(repeatedPassword).safeParse(value).success,
};

export const RegisterForm = profile
  .extend({ ...repeatedPassword, email: EmailAddress, role: given(RegisteredRole.default('customer')) })
  .refine(isRepeated, NOT_REPEATED);
export type RegisterForm = z.infer<typeof RegisterForm>;

export const LoginForm = z.object({ email: EmailAddress, password: Password });
export type LoginForm = z.infer<typeof LoginForm>;
export const loginForm = formOf({ body: LoginForm });

/** A new password, with the token of the mailed link. */
export const ResetPasswordForm = z
  .object({ ...repeatedPassword, token: z.string(incomplete).max(200) })
  .refine(isRepeated, NOT_REPEATED);
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>;

/** The token from the first mail's link; with a password when a different browser registered. */
export const VerifyEmailForm = z
  .object({
    token: z.string(incomplete).max(200),
    password: given(Password.optional()),
    confirmPassword: given(z.string().optional()),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    ...different,
    path: ['confirmPassword'],
  });
export type VerifyEmailForm = z.infer<typeof VerifyEmailForm>;

export const ChangePasswordForm = z
  .object({ ...repeatedPassword, currentPassword: Password })
  .refine(isRepeated, NOT_REPEATED);
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>;
