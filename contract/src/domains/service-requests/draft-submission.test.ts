import { expect, it } from 'vitest';
import { ContractorId } from '../../kernel/id.ts';
import { DetailsForm } from './details-form.ts';
import { type ChosenContractor, emptyDraft, withAsked, withOpenDoor } from './draft.ts';
import { submissionOf } from './draft-submission.ts';

const contractor = (id: string): ChosenContractor => ({
  id: ContractorId.parse(id),
  companyName: id,
  photoUrl: null,
  isVerified: false,
  timeZone: '',
  distance: null,
  phone: null,
  email: null,
});
const form = DetailsForm.parse({
  customerName: 'Ana Delgado',
  customerPhone: '502-555-0162',
  customerEmail: 'ana@example.com',
  address: '1418 Bardstown Rd',
  city: 'Louisville',
  state: 'KY',
  zipCode: '40204',
  description: 'Kitchen sink leaks',
  budgetMax: '900',
  smsConsent: true,
  preferredContactMethod: 'both',
});
const draft = emptyDraft('key');

it('a submission names the contractors, without a budget', () => {
  const one = submissionOf(form, withAsked(draft, [contractor('ct_a')]));
  expect(one).toMatchObject({ selectedPlumberId: 'ct_a', smsConsent: true, budgetMax: undefined });
  const two = submissionOf(form, withAsked(draft, [contractor('ct_a'), contractor('ct_b')]));
  expect(two).toMatchObject({ selectedPlumberIds: ['ct_a', 'ct_b'] });
});

it('an open submission names nobody, and says what the job may cost', () => {
  const open = submissionOf(form, withOpenDoor(draft));
  expect(open).toMatchObject({ openToProposals: true, budgetMax: 900 });
  expect(open).not.toHaveProperty('selectedPlumberId');
});

it('consent to texts counts only for those who chose texts', () => {
  const submission = submissionOf({ ...form, preferredContactMethod: 'email' }, withOpenDoor(draft));
  expect(submission.smsConsent).toBe(false);
});
