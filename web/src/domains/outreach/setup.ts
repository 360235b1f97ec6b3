import { generateScript } from '@plumbline/contract/domains/outreach/endpoints.ts';
import type {
  OutreachChannel,
  OutreachForm,
  OutreachOptions,
  OutreachScript,
  ScriptForm,
} from '@plumbline/contract/domains/outreach/outreach.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';

/** The sender, as entered. */
export interface Bidder {
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly email: string;
}

/** The values of the first step. */
export interface SetupValues extends Bidder {
  readonly method: OutreachChannel;
  readonly urgency: ScriptForm['urgency'];
}

/** Returns email (specification, section 4), or the first channel that the listing offers. */
export const firstChannel = (options: OutreachOptions | undefined): OutreachChannel =>
  options?.channels.find(({ delivery }) => delivery !== null)?.channel ?? 'email';

const required = ['name', 'company', 'email'] as const;

/** Something that must be there is missing, rather than wrong. */
export const isMissing = (values: SetupValues): boolean => required.some((field) => values[field].trim() === '');

/** Converts the entered values to a request for a message about a project. */
export const setupForm = (projectId: ProjectId) => ({
  to: generateScript,
  body: ({ method, urgency, ...bidderInfo }: SetupValues) => ({
    projectId,
    bidderInfo,
    communicationType: method,
    urgency,
  }),
  saidAt: (name: string, message: string) =>
    [name === 'communicationType' ? 'method' : name.replace(/^bidderInfo\./, ''), message] as const,
});

/** Returns the form that sends exactly the text that was shown. */
export const sendingOf = (
  { projectId, bidderInfo: { name, company, phone, email }, communicationType, urgency }: ScriptForm,
  { approvalId, textHash }: Pick<OutreachScript, 'approvalId' | 'textHash'>,
): OutreachForm => ({
  projectId,
  bidderName: name,
  bidderCompany: company,
  bidderPhone: phone,
  bidderEmail: email,
  communicationMethod: communicationType,
  urgency,
  approvalId,
  textHash,
});
