import type { OutreachScript } from '@plumbline/contract/domains/outreach/outreach.ts';
import { OutreachForm, type OutreachReceipt, ScriptForm } from '@plumbline/contract/domains/outreach/outreach.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/random-id.ts';
import { aProject } from '../projects/fixtures.ts';
import { generateScript } from './use-cases/generate-script.ts';
import { sendOutreach } from './use-cases/send-outreach.ts';

export interface TypedBidder {
  readonly name: string;
  readonly company: string;
  readonly phone?: string;
  readonly email: string;
}

export const aBidder = (given: Partial<TypedBidder> = {}): TypedBidder => ({
  name: 'Ann Lee',
  company: 'Acme Plumbing',
  phone: '(502) 555-0142',
  email: 'ann@acme.example.com',
  ...given,
});

type ScriptFormInput = Parameters<typeof ScriptForm.parse>[0];

/** Returns the dialog's form as it is sent. */
export const scriptForm = (projectId: ProjectId, bidder: TypedBidder, given: object = {}): ScriptForm =>
  ScriptForm.parse({ projectId, bidderInfo: bidder, communicationType: 'email', ...given } satisfies ScriptFormInput);

export const outreachForm = (projectId: ProjectId, bidder: TypedBidder, given: object = {}): OutreachForm =>
  OutreachForm.parse({
    projectId,
    bidderName: bidder.name,
    bidderCompany: bidder.company,
    bidderPhone: bidder.phone ?? '',
    bidderEmail: bidder.email,
    communicationMethod: 'email',
    urgency: 'medium',
    ...given,
  });

const AREAS = ['502', '859', '606', '270', '812', '317', '513', '614', '615', '901'];
let numbers = 0;

/** Returns a number of the range for fiction that no other listing names. */
const aNumber = (): string => {
  numbers += 1;
  return `(${AREAS[Math.floor(numbers / 100) % AREAS.length]}) 555-01${String(numbers % 100).padStart(2, '0')}`;
};

/** Returns listing texts that name a contact no other listing names, not even one channel of it. */
export const aContact = () => ({
  contactInfo: `Purchasing desk, ${newId('desk').toLowerCase()}@example.org, ${aNumber()}`,
});

const noCookie = { client: { address: '203.0.113.1', userAgent: '', visitorId: null } };

/** Generates a message that isn't sent. Returns its id. */
export async function aScript(ctx: Context): Promise<string> {
  const projectId = await aProject(ctx, aContact());
  const { approvalId } = await generateScript(ctx, scriptForm(projectId, aBidder()), {
    rememberVisitor: () => undefined,
  });
  return approvalId;
}

/** Sends a message that its bidder has reviewed, as a new visitor. */
export async function anOutreach(
  ctx: Context,
  given: { readonly projectId?: ProjectId; readonly bidder?: TypedBidder; readonly channel?: string } = {},
): Promise<{ script: OutreachScript; receipt: OutreachReceipt; projectId: ProjectId }> {
  const actor = ctx.actor.kind === 'system' ? ({ kind: 'visitor', visitorId: newId('vs') } as const) : ctx.actor;
  const asBidder: Context = { ...ctx, actor };
  const projectId = given.projectId ?? (await aProject(ctx, aContact()));
  const { bidder = aBidder(), channel = 'email' } = given;
  const form = scriptForm(projectId, bidder, { communicationType: channel });
  const script = await generateScript(asBidder, form, { rememberVisitor: () => undefined });
  const receipt = await sendOutreach(
    asBidder,
    outreachForm(projectId, bidder, { communicationMethod: channel }),
    noCookie,
  );
  return { script, receipt, projectId };
}

/** Sends a message and returns the link below it. */
export async function aStop(ctx: Context): Promise<string> {
  const bidder = aBidder({ email: `${newId('ann').toLowerCase()}@acme.example.com` });
  const { phone: _, ...rest } = bidder;
  const { receipt } = await anOutreach(ctx, { bidder: rest });
  const { rows } = await ctx.db.execute<{ stop_id: string }>(sql`
    select stop_id from outreaches where id = ${receipt.id}`);
  return rows[0]?.stop_id ?? '';
}
