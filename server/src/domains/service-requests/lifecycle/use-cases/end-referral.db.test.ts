import { beforeEach, describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aDayOff } from '../../../directory/fixtures.ts';
import { aRequest, handOver, messagesTo, takingPorts } from '../../fixtures.ts';
import { changePassOn } from '../../requests/use-cases/change-pass-on.ts';
import { trackRequest } from '../../requests/use-cases/track-request.ts';
import { aLine, answer, happened, keepSilent, newest, referralsOf } from '../../testing/line.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: takingPorts });
/** Hides the contractors of earlier tests, so that they aren't the nearest. */
const hideAll = () => database.pool.query(`update contractors set status = 'hidden'`);
beforeEach(async () => {
  clock.set(new Date('2026-12-01T15:00:00Z'));
  await hideAll();
});

const statuses = async (of: Parameters<typeof referralsOf>[1]) =>
  (await referralsOf(ctx, of)).map(({ status }) => status);
const texts = async (of: Parameters<typeof referralsOf>[1]) =>
  (await trackRequest(ctx, of.id)).history.map(({ text }) => text);

describe('a request with others in line', () => {
  it('is passed on after a denial and after silence, one at a time and in order, until nobody is left', async () => {
    const of = await aLine(ctx, {}, {});
    await answer(ctx, await newest(ctx, of), 'deny');
    expect(await statuses(of)).toEqual(['denied', 'offered']);
    expect((await newest(ctx, of)).contractorId).toBe(of.line[0]);
    expect(await of.request()).toMatchObject({ status: 'contractors-notified', idleSince: null });

    clock.advance(241);
    await keepSilent(ctx, await newest(ctx, of));
    expect(await statuses(of)).toEqual(['denied', 'expired', 'offered']);
    expect((await newest(ctx, of)).contractorId).toBe(of.line[1]);

    await answer(ctx, await newest(ctx, of), 'deny');
    expect(await statuses(of)).toEqual(['denied', 'expired', 'denied']);
    expect(await trackRequest(ctx, of.id)).toMatchObject({ offersNext: true, offersPassOn: false });
    expect((await happened(ctx, of)).filter((type) => type === 'pass-on')).toHaveLength(2);
  });

  it('tells the customer in one message, and the contractor as any who is asked', async () => {
    const of = await aLine(ctx, { email: 'passed@next.example.com', companyName: 'Next Plumbing' });
    await database.pool.query(`update service_requests set customer_email = 'told@example.com' where id = $1`, [of.id]);
    await answer(ctx, await newest(ctx, of), 'deny');
    await handOver(ctx);
    const told = await messagesTo(ctx, 'told@example.com');
    expect(told).toHaveLength(1);
    expect(told[0]?.words).toMatch(
      /can't take this job\. As you wished, we have asked Next Plumbing instead\. They have until .+ to answer\./,
    );
    expect(told[0]?.words).not.toContain('You can ask the next contractor');
    expect((await messagesTo(ctx, 'passed@next.example.com'))[0]?.words).toContain('/respond/');
    expect(await texts(of)).toEqual(expect.arrayContaining(['Next Plumbing was asked']));
    expect((await texts(of)).join()).toContain('passed on to the next contractor in line');
  });

  it('says that one can pick another once nobody is left', async () => {
    const of = await aRequest(ctx, 1, { customerEmail: 'left@example.com' });
    await answer(ctx, await newest(ctx, of), 'deny');
    const words = (await messagesTo(ctx, 'left@example.com')).map((message) => message.words).join();
    expect(words).toContain('You can ask the next contractor');
  });

  it('passes over who can’t take it any more, with the reason, and stays with who has a day off', async () => {
    const of = await aLine(ctx, { companyName: 'Paused' }, { companyName: 'Off' }, { companyName: 'Works' });
    const [paused, off, works] = of.line;
    if (!paused || !off || !works) throw new Error('Three are in line');
    await database.pool.query('update contractors set is_suspended = true where id = $1', [paused]);
    await aDayOff(ctx, off, '2026-12-01');
    await answer(ctx, await newest(ctx, of), 'deny');
    expect((await newest(ctx, of)).contractorId).toBe(works);
    const said = await texts(of);
    expect(said).toContain('Paused was passed over: taking no new work');
    expect(said).toContain('Off was passed over: a day off, so still in line');

    await answer(ctx, await newest(ctx, of), 'deny');
    expect((await newest(ctx, of)).contractorId).toBe(off);
  });

  it('asks nobody if none of them can take it', async () => {
    const of = await aLine(ctx, {});
    await database.pool.query(`update contractors set status = 'hidden' where id = $1`, [of.line[0]]);
    await answer(ctx, await newest(ctx, of), 'deny');
    expect(await statuses(of)).toEqual(['denied']);
    expect(await trackRequest(ctx, of.id)).toMatchObject({ offersNext: true });
  });

  it('stays with the contractor who was asked once it is switched off', async () => {
    const of = await aLine(ctx, {});
    await changePassOn(ctx, of.id, { contractorIds: [] });
    await answer(ctx, await newest(ctx, of), 'deny');
    expect(await statuses(of)).toEqual(['denied']);
  });

  it('waits for all who were asked together', async () => {
    const of = await aLine(ctx, {});
    const both = await aRequest(ctx, 2);
    await changePassOn(ctx, both.id, { contractorIds: [...of.line] });
    const [one, other] = await referralsOf(ctx, both);
    if (!one || !other) throw new Error('Two were asked');
    await answer(ctx, one, 'deny');
    expect(await statuses(both)).toEqual(['denied', 'offered']);
    await answer(ctx, other, 'deny');
    expect(await statuses(both)).toEqual(['denied', 'denied', 'offered']);
  });
});
