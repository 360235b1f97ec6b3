import { RegisterForm } from '@plumbline/contract/domains/accounts/user.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { speaking } from '@plumbline/contract/kernel/words.ts';
import * as z from 'zod';
import { type Env, isValidSetting, readEnv, SettingError, type Source } from '../env.ts';
import { setupWords } from './setup-page.words.ts';
import { mergedSettings } from './stored-settings.ts';

/** The settings that the page asks for, by their names. The fee is asked in dollars. */
export const SETTING_FIELDS = [
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'SENDER_POSTAL_ADDRESS',
  'REFERRAL_FEE_CENTS',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
] as const satisfies readonly (keyof Env)[];
export type SettingField = (typeof SETTING_FIELDS)[number];

export const OPERATOR_FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;
export type OperatorField = (typeof OPERATOR_FIELDS)[number];
export type SetupField = SettingField | OperatorField;

/** What was typed, by field; a field that the page doesn't have is empty. */
export type Typed = Readonly<Record<SetupField, string>>;

const text = z.string().trim().max(500).catch('');
/** Spaces at the ends of a password are part of it. */
const password = z.string().max(500).catch('');
/** Reads a posted form, whatever it contains. */
export const readTyped = (body: unknown): Typed => {
  const given = z.record(z.string(), z.unknown()).catch({}).parse(body);
  return Object.fromEntries(
    [...SETTING_FIELDS, ...OPERATOR_FIELDS].map((field) => [
      field,
      (field === 'password' ? password : text).parse(given[field]),
    ]),
  ) as Record<SetupField, string>;
};

/** The operator's account, as registration takes it. */
const { firstName, lastName, email, password: newPassword } = RegisterForm.shape;
const Operator = z.object({ firstName, lastName, email, password: newPassword });
export type NewOperator = z.infer<typeof Operator>;

export type Reading =
  | { readonly settings: Readonly<Record<string, string>>; readonly operator: NewOperator | null }
  | { readonly problems: ReadonlyMap<SetupField, string> };

export interface SetupFacts {
  /** The settings of the environment, which are not asked for. */
  readonly environment: Source;
  /** Whether the account of an operator is asked for. */
  readonly asksForOperator: boolean;
}

/** Returns the fields of settings that the environment leaves open. */
export const openFields = ({ environment }: SetupFacts): SettingField[] =>
  SETTING_FIELDS.filter((name) => (environment[name] ?? '') === '');

/** Checks what was typed by the schemas of the settings and of registration. Problems are in the given language. */
export function readSetup(typed: Typed, facts: SetupFacts, language: Language): Reading {
  const words = setupWords[language];
  const problems = new Map<SetupField, string>();
  const settings: Record<string, string> = {};
  for (const name of openFields(facts)) {
    const value = name === 'REFERRAL_FEE_CENTS' ? centsOf(typed[name]) : typed[name];
    if (value === '') continue;
    if (isValidSetting(name, value)) settings[name] = value;
    else problems.set(name, words.wrong[name]);
  }
  const required = ['PUBLIC_URL', 'SENDER_POSTAL_ADDRESS', 'REFERRAL_FEE_CENTS'] as const;
  for (const name of required) {
    if (openFields(facts).includes(name) && typed[name] === '') problems.set(name, words.missing);
  }
  if (problems.size === 0) {
    const problem = problemOfAll(mergedSettings(settings, facts.environment));
    if (problem !== null) problems.set(problem, words.wrong[problem]);
  }
  const operator = facts.asksForOperator ? speaking(language, () => Operator.safeParse(typed)) : null;
  for (const { path, message } of operator?.error?.issues ?? []) {
    const [field] = path as [OperatorField];
    if (!problems.has(field)) problems.set(field, message);
  }
  return problems.size > 0 ? { problems } : { settings, operator: operator?.data ?? null };
}

/** '5', '5.00' and '$5' are 500 cents; anything else stays as it is, and is refused. */
function centsOf(dollars: string): string {
  const [, whole, cents = ''] = /^\$? ?(\d{1,4})(?:[.,](\d{2}))?$/.exec(dollars) ?? [];
  return whole === undefined ? dollars.replace(/^\d+$/, '-$&') : String(Number(whole) * 100 + Number(cents));
}

/** Returns the field to change when the settings don't fit together. */
function problemOfAll(settings: Source): SettingField | null {
  try {
    readEnv(settings);
    return null;
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    const named = SETTING_FIELDS.find((name) => error.message.startsWith(`${name}:`));
    if (named === undefined) throw error;
    return named;
  }
}
