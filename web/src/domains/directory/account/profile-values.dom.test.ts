import type { ContractorProfile } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import { describe, expect, it } from 'vitest';
import { readForm } from '../../../lib/read-form.ts';
import { profileForm, valuesOf } from './profile-values.ts';
import { aProfile } from './testing/profile.ts';

const edit = (profile: Partial<ContractorProfile> = {}, typed: object = {}) =>
  readForm(profileForm, { ...valuesOf(aProfile(profile)), ...typed });

describe('a profile', () => {
  it('goes through the form and back unchanged', () => {
    expect(edit()).toEqual({
      body: {
        contactName: 'Rosa Delgado',
        businessType: 'llc',
        licenseNumber: 'M7421',
        trades: ['plumbing'],
        specialties: ['Drains'],
        serviceAreas: ['Louisville', 'Jeffersontown'],
        businessHours: { Monday: '8:00 AM - 5:00 PM' },
        smallestJob: 1500,
        maxOpenJobs: null,
        notTakingWorkUntil: null,
        phoneHidden: false,
        emailHidden: true,
      },
    });
  });

  it('takes dollars as people write them, and an empty field as no limit', () => {
    expect(edit({}, { smallestJob: '$2,500', maxOpenJobs: '3' })).toMatchObject({
      body: { smallestJob: 2500, maxOpenJobs: 3 },
    });
    expect(edit({}, { smallestJob: '', maxOpenJobs: '' })).toMatchObject({
      body: { smallestJob: null, maxOpenJobs: null },
    });
  });

  it('ends a pause when its tick is taken away, whatever the day says', () => {
    expect(edit({ notTakingWorkUntil: '2026-12-24' })).toMatchObject({ body: { notTakingWorkUntil: '2026-12-24' } });
    expect(edit({ notTakingWorkUntil: '2026-12-24' }, { isPaused: false })).toMatchObject({
      body: { notTakingWorkUntil: null },
    });
  });

  it.each([
    ['trades', { trades: [] }, 'Choose at least one trade.'],
    [
      'pausedUntil',
      { isPaused: true, pausedUntil: '' },
      'Choose the last day without new work, or clear the checkbox.',
    ],
    ['maxOpenJobs', { maxOpenJobs: '2.5' }, 'Enter a whole number'],
    ['smallestJob', { smallestJob: 'a lot' }, 'Enter dollars'],
    [
      'hours.Monday',
      { hours: { Monday: 'early' } },
      "Monday: Write hours as '8:00 AM - 5:00 PM', 'Open 24 hours' or 'Closed'",
    ],
  ])('says at %s what is wrong', (name, typed, message) => {
    expect(edit({}, typed).problems).toEqual({ [name]: message });
  });
});
