import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../../kernel/random-id.ts';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aContractor } from '../../../directory/fixtures.ts';
import { type ARequest, aRequest, takingPorts } from '../../fixtures.ts';
import { proposedTimesOf } from '../../lifecycle/store/proposed-time.ts';
import { answerText } from './answer-text.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: takingPorts });

let numbers = 0;
/** Creates a contractor who prefers texts, with a separate number. */
async function aTexting(given: Parameters<typeof aContractor>[1] = {}) {
  const phone = `+1502555${String(++numbers).padStart(4, '0')}`;
  const contractor = await aContractor(ctx, { phone, smsConsentAt: clock.now(), isClaimed: true, ...given });
  return { ...contractor, phone };
}

const askedOf = (contractor: { id: string }, given: Record<string, unknown> = {}) =>
  aRequest(ctx, 0, { selectedPlumberIds: [contractor.id], ...given });

/** Sends a text from a phone, and returns the reply, or null. */
async function text(phone: string, body: string, id = newId('SM')): Promise<string | null> {
  await answerText(ctx, { id, sender: phone, body });
  const { rows } = await database.db.execute<{ text: string }>(
    sql`select text from messages where recipient = ${phone} and dedupe_key = ${`text-reply:${id}`}`,
  );
  return rows[0]?.text ?? null;
}

const numberOf = async (request: ARequest) => requestNumber((await request.request()).ordinal);
const newestSms = async (phone: string) =>
  (
    await database.db.execute<{ text: string }>(sql`
      select text from messages where recipient = ${phone} and channel = 'sms' order by created_at desc, id limit 1`)
  ).rows[0]?.text;

describe('a contractor’s text', () => {
  it('accepts, and what follows from it is the answer', async () => {
    const contractor = await aTexting();
    const request = await askedOf(contractor);
    clock.advance(1);
    expect(await text(contractor.phone, 'Accept')).toBeNull();
    expect(await request.referral()).toMatchObject({ status: 'settled', contractorAnswer: 'accept' });
    expect(await newestSms(contractor.phone)).toContain('You got the job');
    expect(await text(contractor.phone, `ACCEPT ${await numberOf(request)}`)).toBe(
      `${await numberOf(request)}: You are connected.`,
    );
  });

  it('is answered by text where everything else is mailed', async () => {
    const contractor = await aTexting({ preferredContactMethod: 'email' });
    const request = await askedOf(contractor);
    expect(await text(contractor.phone, 'accept')).toBe(`${await numberOf(request)}: You are connected.`);
  });

  it('denies, with a reason for the customer', async () => {
    const contractor = await aTexting();
    const request = await askedOf(contractor);
    const reply = await text(contractor.phone, 'deny, booked this week');
    expect(reply).toBe(`${await numberOf(request)}: The request was denied. Nothing is due.`);
    expect(await request.referral()).toMatchObject({ status: 'denied' });
  });

  it('takes back an acceptance whose fee is due, and never counts as an answer to another request', async () => {
    const contractor = await aTexting();
    await text(contractor.phone, `accept ${await numberOf(await askedOf(contractor))}`);
    const due = await askedOf(contractor);
    await text(contractor.phone, 'accept');
    expect((await due.referral()).status).toBe('accepted-unpaid');
    const open = await askedOf(contractor);
    expect(await text(contractor.phone, 'deny')).toContain('Which request?');
    expect(await text(contractor.phone, 'propose')).toContain(await numberOf(open));
    expect(await text(contractor.phone, `deny ${await numberOf(due)}`)).toBe(
      `${await numberOf(due)}: Your acceptance was taken back. Nothing is charged.`,
    );
    expect([(await due.referral()).status, (await open.referral()).status]).toEqual(['denied', 'offered']);
  });

  it('proposes a time on the contractor’s clocks, which is shown on the job’s', async () => {
    const contractor = await aTexting({ timeZone: 'America/Chicago' });
    const request = await askedOf(contractor);
    expect(await text(contractor.phone, 'PROPOSE tomorrow 2-4 pm')).toBe(
      `${await numberOf(request)}: Proposed Wed, Dec 2, 3:00 PM EST (2:00 PM CST your time). We'll tell you what the customer says.`,
    );
    const referral = await request.referral();
    expect(referral.status).toBe('proposed');
    expect(await proposedTimesOf(ctx, [referral.id])).toMatchObject([
      { day: '2026-12-02', clockTime: '15:00', message: 'Between 3:00 PM and 5:00 PM.' },
    ]);
  });

  it('in Spanish is answered in Spanish, which is remembered', async () => {
    const contractor = await aTexting();
    const request = await askedOf(contractor);
    const number = await numberOf(request);
    expect(await text(contractor.phone, 'proponer mañana de 2 a 4')).toMatch(
      /^PL-\w{6}: Propuesta enviada: mié.*2:00.*\. Le avisaremos lo que diga el cliente\.$/,
    );
    const [proposedTime] = await proposedTimesOf(ctx, [(await request.referral()).id]);
    expect(proposedTime).toMatchObject({ day: '2026-12-02', message: 'Between 2:00 PM and 4:00 PM.' });
    // The language of the command is the contractor's from now on.
    expect(await text(contractor.phone, 'ok')).toContain('Responda ACEPTAR, RECHAZAR o PROPONER');
    expect(await text(contractor.phone, `DENY ${number}`)).toBe(`${number}: La solicitud fue rechazada. No debe nada.`);
    expect(await text(contractor.phone, 'ACEPTAR')).toMatch(/^Plumbline: Ahora no tiene solicitudes/);
  });

  it('in Spanish from a number that nobody gave us is answered in Spanish', async () => {
    expect(await text('+15025559998', 'Acepto')).toMatch(/^Plumbline: No podemos leer textos/);
  });

  it('that can’t be understood changes nothing and says what can be sent', async () => {
    const contractor = await aTexting();
    const request = await askedOf(contractor);
    const number = await numberOf(request);
    expect(await text(contractor.phone, 'yes ok')).toBe(
      `${number}: Reply ACCEPT, DENY, or PROPOSE with a time, like PROPOSE tomorrow 3pm. STOP ends texts.`,
    );
    expect(await text(contractor.phone, 'propose tomorrow 7')).toContain('Is that 7:00 AM or PM on Wed, Dec 2?');
    expect(await text(contractor.phone, 'propose today 8am')).toContain('That time has passed.');
    expect(await request.referral()).toMatchObject({ status: 'offered', contractorAnswer: null });
  });

  it('asks which of several requests is meant, and takes its number', async () => {
    const contractor = await aTexting();
    const [first, second] = [await askedOf(contractor), await askedOf(contractor)];
    const [one, two] = [await numberOf(first), await numberOf(second)];
    const question = await text(contractor.phone, 'accept');
    expect(question).toMatch(/^Plumbline: Which request\? Reply like ACCEPT PL-/);
    expect(question).toContain(one);
    expect(question).toContain(two);
    expect((question ?? '').length).toBeLessThanOrEqual(160);
    await text(contractor.phone, `deny ${one.toLowerCase()}`);
    expect(await first.referral()).toMatchObject({ status: 'denied' });
    expect(await second.referral()).toMatchObject({ status: 'offered' });
    // Only one is open now.
    expect(await text(contractor.phone, 'deny')).toContain(two);
  });

  it('about an ended request is answered with what happened', async () => {
    const [winner, contractor] = [await aTexting(), await aTexting()];
    const request = await aRequest(ctx, 0, { selectedPlumberIds: [winner.id, contractor.id] });
    await text(winner.phone, 'accept');
    expect(await text(contractor.phone, `accept ${await numberOf(request)}`)).toBe(
      `${await numberOf(request)}: Another contractor got this job.`,
    );
    expect(await text(contractor.phone, 'accept')).toBe(
      'Plumbline: You have no request to answer now. Reply HELP for help, STOP to end texts.',
    );
  });

  it('opens nothing of another contractor’s, and nothing to a number that nobody gave us for texts', async () => {
    const [contractor, other] = [await aTexting(), await aTexting()];
    const request = await askedOf(contractor);
    const number = await numberOf(request);
    expect(await text(other.phone, `accept ${number}`)).toContain(`You have no request ${number}`);
    expect(await text('+15025559999', `accept ${number}`)).toContain("We can't read texts about your request.");
    const unclaimed = await aTexting({ smsConsentAt: null, isClaimed: false });
    const offered = await askedOf(unclaimed);
    expect(await text(unclaimed.phone, 'accept')).toContain("We can't read texts about your request.");
    expect(await offered.referral()).toMatchObject({ contractorAnswer: null });
    expect(await request.referral()).toMatchObject({ status: 'offered' });
  });

  it('has one effect and one reply when it comes twice, also at the same moment', async () => {
    const contractor = await aTexting();
    const request = await askedOf(contractor);
    await Promise.all([1, 2, 3].map(() => text(contractor.phone, 'propose tomorrow 3pm', 'SM_twice')));
    expect(await text(contractor.phone, 'propose tomorrow 3pm', 'SM_twice')).toContain('Proposed Wed, Dec 2');
    expect(await request.referral()).toMatchObject({ status: 'proposed', proposals: 1 });
    const { rows } = await database.db.execute(
      sql`select from messages where recipient = ${contractor.phone} and purpose = 'text-reply'`,
    );
    expect(rows).toHaveLength(1);
  });
});
