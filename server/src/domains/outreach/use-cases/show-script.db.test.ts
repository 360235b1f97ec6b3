import { expect, it } from 'vitest';
import type { Actor, Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { scriptedPorts } from '../../messaging/fixtures.ts';
import { aProject } from '../../projects/fixtures.ts';
import { aBidder, aContact, outreachForm, scriptForm } from '../fixtures.ts';
import { generateScript } from './generate-script.ts';
import { sendOutreach } from './send-outreach.ts';
import { showScript } from './show-script.ts';

const database = await testDatabase();
const messaging = scriptedPorts(() => ({ kind: 'sent' }));
const base = testContext(database.db, { clock: testClock(), ports: { messaging, outreachWriter: null } });
const by = (actor: Actor): Context => ({ ...base, actor });
const visitor = (): Context => by({ kind: 'visitor', visitorId: newId('vs') });

const client = { client: { address: '203.0.113.1', userAgent: '', visitorId: null } };
const notFound = expect.objectContaining({ code: 'not-found' });

it('a written text can be looked at again by its bidder alone, with what became of it, until it expires', async () => {
  const ctx = visitor();
  const bidder = aBidder();
  const projectId = await aProject(ctx, aContact());
  const script = await generateScript(ctx, scriptForm(projectId, bidder), { rememberVisitor: () => undefined });
  const { opening: _, points: _points, objections: _objections, close: _close, ...shown } = script;
  const written = await showScript(ctx, script.approvalId);
  const sender = { bidderName: bidder.name, bidderCompany: bidder.company, bidderEmail: bidder.email };
  expect(written).toMatchObject({ ...shown, ...sender, projectId, receipt: null });
  await expect(showScript(visitor(), script.approvalId)).rejects.toEqual(notFound);
  await expect(showScript(by({ kind: 'visitor', visitorId: null }), script.approvalId)).rejects.toEqual(notFound);

  // The reply is enough to send the message.
  const { approvalId, textHash, bidderPhone } = written;
  const receipt = await sendOutreach(
    ctx,
    outreachForm(projectId, bidder, { approvalId, textHash, bidderPhone }),
    client,
  );
  expect((await showScript(ctx, approvalId)).receipt).toEqual(receipt);
  const later = { now: () => new Date(Date.parse(script.expiresAt) + 1) };
  await expect(showScript({ ...ctx, clock: later }, approvalId)).rejects.toEqual(notFound);
});
