import { FirmDisputeId } from '@plumbline/contract/domains/leads/firm-dispute.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { firmDisputeMessage } from './firm-letters.ts';

const told = (outcome: 'kept' | 'unlinked', language: 'en' | 'es' = 'en') =>
  JSON.stringify(
    firmDisputeMessage(
      {
        dispute: {
          id: FirmDisputeId.parse('fd_1'),
          name: 'Larkspur Plbg Inc',
          contractorId: ContractorId.parse('ct_1'),
          outcome,
        },
        slug: 'larkspur-plumbing-ky',
        companyName: 'Larkspur Plumbing',
        to: 'ann@example.com',
        language,
      },
      { publicUrl: 'https://plumbline.example' },
    ).content,
  );

describe('the mail about a decided dispute', () => {
  it('says that the permits no longer count', () => {
    expect(told('unlinked')).toMatch(/not yours.*no longer count/s);
  });

  it('says that the permits count again, and leads to them', () => {
    expect(told('kept')).toMatch(/count again.*\/firms\/larkspur-plumbing-ky/s);
  });

  it('is in the language of its reader', () => {
    expect(told('kept', 'es')).toMatch(/permisos.*\/es\/dashboard\/craftsman\?tab=permits/s);
  });
});
