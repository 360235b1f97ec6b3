import { ProjectId, UserId } from '@plumbline/contract/kernel/id.ts';
import { expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aListing, bidsOn } from '../fixtures.ts';
import type { ReadNeed } from '../rules/trade-reason.ts';
import { decideNeed } from './decide-need.ts';
import { recordListings } from './record-listings.ts';
import { registerSource } from './register-source.ts';
import { showProject } from './show-project.ts';

const database = await testDatabase();
const system = testContext(database.db, { ports: { bids: bidsOn() } });
const operator: Context = {
  ...system,
  actor: { kind: 'operator', userId: UserId.parse('us_boss') } as Context['actor'],
};

const read: ReadNeed = { need: 'yes', useful: true, confidence: 0.9, reason: 'New fixtures.' };
const trades = { plumbing: read, electrical: read, hvac: read };

it('an operator’s answer is shown with its reason, survives later runs, is audited, and can be taken back', async () => {
  await registerSource(system, { id: 'metro', name: 'Metro permits', host: null, pageUrl: null });
  await recordListings(system, 'metro', [aListing({ trades })]);
  const { rows } = await database.pool.query('select id from projects');
  const id = ProjectId.parse(rows[0].id);
  const shown = async () => {
    const { plumbingRequired, trades, history } = await showProject(system, id);
    return { plumbingRequired, plumbing: trades?.plumbing, hvac: trades?.hvac.need, changes: history.length };
  };

  await decideNeed(operator, id, { trade: 'plumbing', need: 'no', reason: 'Paperwork only.' });
  const decided = { need: 'no', reason: 'Paperwork only.', isDecided: true };
  expect(await shown()).toMatchObject({ plumbingRequired: false, plumbing: decided, hvac: 'yes', changes: 1 });

  // A run that reads something else changes what was read, and not what was decided.
  await recordListings(system, 'metro', [
    aListing({
      title: 'Restrooms',
      trades: { ...trades, plumbing: { ...read, need: 'likely' }, hvac: { ...read, need: 'no' } },
    }),
  ]);
  expect(await shown()).toMatchObject({ plumbingRequired: false, plumbing: decided, hvac: 'no', changes: 2 });

  await decideNeed(operator, id, { trade: 'plumbing', need: 'as-read', reason: 'I was wrong.' });
  expect(await shown()).toMatchObject({
    plumbingRequired: true,
    plumbing: { need: 'likely', reason: 'New fixtures.' },
  });
  const audit = await database.pool.query('select action, subject_id, details from audit_log order by id');
  expect(audit.rows).toEqual([
    { action: 'decide-need', subject_id: id, details: { reason: 'Paperwork only.', trade: 'plumbing', need: 'no' } },
    { action: 'undo-need', subject_id: id, details: { reason: 'I was wrong.', trade: 'plumbing', need: 'as-read' } },
  ]);
});

it('an unknown project is not found', async () => {
  const unknown = ProjectId.parse('pj_none');
  await expect(
    decideNeed(operator, unknown, { trade: 'plumbing', need: 'no', reason: 'Paperwork.' }),
  ).rejects.toMatchObject({ code: 'not-found' });
});
