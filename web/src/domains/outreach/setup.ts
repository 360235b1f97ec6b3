import { generateScript } from '@plumbline/contract/domains/outreach/endpoints.ts';
import type { OutreachChannel, OutreachOptions, ScriptForm } from '@plumbline/contract/domains/outreach/outreach.ts';
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

/** E-mail (specification, section 4), or the first channel that the listing has. */
export const firstChannel = (options: OutreachOptions | undefined): OutreachChannel =>
  options?.channels.find(({ delivery }) => delivery !== null)?.channel ?? 'email';

const required = ['name', 'company', 'email'] as const;

/** Something that must be there is missing, rather than wrong. */
export const isMissing = (values: SetupValues): boolean => required.some((field) => values[field].trim() === '');

/** How what was typed becomes the request for a message about a project. */
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
