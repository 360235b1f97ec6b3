import {
  type OutreachChannel,
  type OutreachOptions,
  ScriptForm,
} from '@plumbline/contract/domains/outreach/outreach.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';

/** Whoever writes, as typed. */
export interface Bidder {
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly email: string;
}

/** What the first step asks for. */
export interface SetupValues extends Bidder {
  readonly method: OutreachChannel;
  readonly urgency: ScriptForm['urgency'];
}

const fields = ['name', 'company', 'phone', 'email'] as const;
const required = ['name', 'company', 'email'] as const;

/** E-mail (specification, section 4), or the first channel that the listing has. */
export const firstChannel = (options: OutreachOptions | undefined): OutreachChannel =>
  options?.channels.find(({ delivery }) => delivery !== null)?.channel ?? 'email';

export type SetupProblems = Partial<Record<keyof Bidder, string>>;

/** What was typed, ready to be sent; or what is wrong with it, and whether something that must be there is missing. */
export function readSetup(
  projectId: ProjectId,
  { method, urgency, ...bidderInfo }: SetupValues,
): { readonly form: ScriptForm } | { readonly problems: SetupProblems; readonly isMissing: boolean } {
  const read = ScriptForm.safeParse({ projectId, bidderInfo, communicationType: method, urgency });
  if (read.success) return { form: read.data };
  const said = read.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  return {
    problems: problemsOf(Object.fromEntries(said.toReversed())),
    isMissing: required.some((field) => bidderInfo[field].trim() === ''),
  };
}

/** What is said of 'bidderInfo.name' and its like, by the field of the form. */
export const problemsOf = (said: Readonly<Record<string, string>>): SetupProblems =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const message = said[`bidderInfo.${field}`];
      return message ? [[field, message]] : [];
    }),
  );

/** The first field of the form that something is said of. */
export const firstProblem = (problems: SetupProblems): keyof Bidder | undefined =>
  fields.find((field) => problems[field]);
