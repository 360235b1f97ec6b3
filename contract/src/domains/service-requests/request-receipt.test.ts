import { expect, it } from 'vitest';
import { ContractorId, ServiceRequestId } from '../../kernel/id.ts';
import { DetailsForm } from './details-form.ts';
import type { ChosenContractor } from './draft.ts';
import { RequestReceipt, receiptOf } from './request-receipt.ts';

const known: ChosenContractor = {
  id: ContractorId.parse('ct_a'),
  companyName: 'Falls City Drain',
  photoUrl: null,
  isVerified: true,
  timeZone: 'America/Kentucky/Louisville',
  distance: 2.6,
  phone: '+15025550101',
  email: null,
};
const form = DetailsForm.parse({
  workType: 'hvac',
  customerName: 'Ana Delgado',
  customerPhone: '502-555-0162',
  customerEmail: 'ana@example.com',
  address: '1418 Bardstown Rd',
  city: 'Louisville',
  state: 'KY',
  zipCode: '40204',
  description: 'The furnace is cold',
});

it('a receipt lists who was asked, with what the draft knew about them', () => {
  const other = { id: ContractorId.parse('ct_b'), companyName: 'Highlands Pipe' };
  const request = {
    id: ServiceRequestId.parse('rq_1'),
    requestNumber: 'PL-7K4QZ2',
    status: 'submitted',
    trackingUrl: 'https://plumbline.example/track/rq_1',
    contractors: [{ id: known.id, companyName: known.companyName }, other],
    awaitsProof: 'phone' as const,
  };
  const receipt = receiptOf(request, form, [known]);
  expect(receipt).toMatchObject({
    requestId: 'rq_1',
    workType: 'hvac',
    customerEmail: 'ana@example.com',
    awaitsProof: 'phone',
  });
  expect(receipt.contractors).toEqual([known, expect.objectContaining({ ...other, phone: null, distance: null })]);
  expect(RequestReceipt.parse(receipt)).toEqual(receipt);
});
