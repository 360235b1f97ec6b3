import { FirmDisputeId } from '@plumbline/contract/domains/leads/firm-dispute.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import type { StoredDispute } from '../tables.ts';
import { disputesAfter } from './firm-dispute.ts';

const by = (contractor: string): StoredDispute => ({
  id: FirmDisputeId.parse(`fd_${contractor}`),
  nameKey: 'larkspurplumbing',
  state: 'KY',
  name: 'Larkspur Plumbing',
  contractorId: ContractorId.parse(contractor),
  userId: null,
  reason: null,
  disputedAt: new Date('2026-12-01T15:00:00Z'),
  outcome: null,
  decidedAt: null,
});
const outcomes = (isSame: boolean) =>
  disputesAfter([by('ct_1'), by('ct_2')], { contractorId: 'ct_1', isSame }).map(({ contractorId, outcome }) => [
    contractorId,
    outcome,
  ]);

describe('the disputes that a ruling decides', () => {
  it('are those of the contractor that is ruled out', () => {
    expect(outcomes(false)).toEqual([['ct_1', 'unlinked']]);
  });

  it('are all of them once one contractor is confirmed', () => {
    expect(outcomes(true)).toEqual([
      ['ct_1', 'kept'],
      ['ct_2', 'unlinked'],
    ]);
  });
});
