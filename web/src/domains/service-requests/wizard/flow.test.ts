import { DetailsForm } from '@plumbline/contract/domains/service-requests/details-form.ts';
import {
  type ChosenContractor,
  type Draft,
  emptyDraft,
  withAsked,
  withOpenDoor,
  withPlace,
  withWorkType,
} from '@plumbline/contract/domains/service-requests/draft.ts';
import { submissionOf } from '@plumbline/contract/domains/service-requests/draft-submission.ts';
import { ServiceRequestSubmission } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { FIRST_STEP, firstMissing, next, previous, reachable, serviceOf } from './flow.ts';
import { formValues, submitLabel } from './submission.ts';

const louisville = { city: 'Louisville', state: 'KY', zipCode: '40202', latitude: 38.2527, longitude: -85.7585 };
const contractor = (id: string, companyName: string): ChosenContractor => ({
  id: ContractorId.parse(id),
  companyName,
  photoUrl: null,
  isVerified: false,
  timeZone: 'America/Kentucky/Louisville',
  distance: 2.6,
  phone: null,
  email: null,
});
const fallsCity = contractor('ct_falls', 'Falls City Drain & Pipe');

const empty = emptyDraft('key');
const withWork = withWorkType(empty, 'plumbing');
const withTradeAndPlace = withPlace(withWork, louisville);
const ready: Draft = withAsked(withTradeAndPlace, [fallsCity]);

describe('the order of the steps', () => {
  it('goes from the work type over location and contractor to the details', () => {
    expect([next('workType'), next('location'), next('selectPlumber'), next('details')]).toEqual([
      'location',
      'selectPlumber',
      'details',
      null,
    ]);
  });

  it('goes back the same way, and not at all once submitted', () => {
    expect([previous('details'), previous('selectPlumber'), previous('location')]).toEqual([
      'selectPlumber',
      'location',
      'workType',
    ]);
    expect(previous('workType')).toBeNull();
    expect(previous('results')).toBeNull();
  });
});

describe('which step may be shown', () => {
  it.each([
    [empty, 'workType'],
    [withWork, 'location'],
    [withTradeAndPlace, 'selectPlumber'],
    [ready, 'details'],
  ] as const)('is at most the first that is missing (case %#)', (draft, missing) => {
    expect(firstMissing(draft)).toBe(missing);
    expect(reachable('details', draft)).toBe(missing);
  });

  it('is any earlier one, with every answer kept', () => {
    expect(reachable('workType', ready)).toBe('workType');
    expect(reachable('location', ready)).toBe('location');
    expect(reachable('selectPlumber', ready)).toBe('selectPlumber');
  });

  it('is the first one when none is named', () => {
    expect(reachable(undefined, ready)).toBe(FIRST_STEP);
  });

  it('is the results only while there are some', () => {
    expect(reachable('results', empty, true)).toBe('results');
    expect(reachable('results', empty)).toBe('workType');
  });

  it('asks for the location first when a later answer stands without it', () => {
    expect(reachable('details', { ...ready, place: null })).toBe('location');
  });
});

describe('what is submitted', () => {
  const filled: Draft = {
    ...ready,
    details: {
      ...ready.details,
      description: 'Kitchen sink leaks',
      customerName: 'Ana Delgado',
      customerPhone: '502-555-0162',
      customerEmail: 'ana@example.com',
      address: '1418 Bardstown Rd',
    },
  };

  const submitted = (draft: Draft) =>
    ServiceRequestSubmission.parse(submissionOf(DetailsForm.parse(formValues(draft, '2026-12-03')), draft));

  it('passes the contract and names the one contractor', () => {
    const parsed = submitted(filled);
    expect(parsed).toMatchObject({
      workType: 'plumbing',
      city: 'Louisville',
      zipCode: '40202',
      preferredDate: '2026-12-03',
      selectedPlumberId: 'ct_falls',
      smsConsent: false,
    });
    expect(parsed.selectedPlumberIds).toBeUndefined();
    expect(submitLabel(filled)).toBe('Submit Request to Falls City Drain & Pipe');
  });

  it('names all three when the best matches are asked', () => {
    const three = withAsked(filled, [fallsCity, contractor('ct_b', 'B'), contractor('ct_c', 'C')]);
    const parsed = submitted(three);
    expect(parsed.selectedPlumberIds).toEqual(['ct_falls', 'ct_b', 'ct_c']);
    expect(parsed.selectedPlumberId).toBeUndefined();
    expect(submitLabel(three)).toBe('Submit Request to 3 contractors');
  });

  it('names nobody when contractors are to come, and what the job may cost', () => {
    const details = { ...filled.details, budgetMin: '', budgetMax: '1500' };
    const open = withOpenDoor({ ...filled, details });
    expect(firstMissing(open)).toBe('details');
    const parsed = submitted(open);
    expect(parsed).toMatchObject({ openToProposals: true, budgetMax: 1500 });
    expect([parsed.budgetMin, parsed.selectedPlumberId, parsed.selectedPlumberIds]).toEqual(Array(3).fill(undefined));
    expect(submitLabel(open)).toBe('Submit Request');

    const changed = submitted(withAsked(open, [fallsCity]));
    expect(changed).toMatchObject({ openToProposals: false, selectedPlumberId: 'ct_falls' });
    expect(changed.budgetMax).toBeUndefined();
  });

  it('has the most that a job may cost at or above the least', () => {
    const upside = { ...filled, details: { ...filled.details, budgetMin: '900', budgetMax: '500' } };
    expect(DetailsForm.safeParse(formValues(upside, '2026-12-03')).error?.issues).toMatchObject([
      { path: ['budgetMax'], message: 'The upper limit must not be below the lower one' },
    ]);
  });
});

it('says the trade as it stands in a sentence', () => {
  expect([serviceOf('hvac'), serviceOf('specific-project'), serviceOf(null)]).toEqual([
    'HVAC',
    'construction',
    'plumbing',
  ]);
});
