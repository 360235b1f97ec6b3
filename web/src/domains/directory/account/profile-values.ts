import type { ContractorProfile } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import {
  profileForm as checked,
  editContractorProfile,
} from '@plumbline/contract/domains/directory/own-listing-endpoints.ts';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import type { Problems } from '../../../lib/read-form.ts';
import { type ListedValues, listedBody, listedValuesOf, saidAtListed } from '../listed-values.ts';
import { profileWords } from './profile.words.ts';

const words = here(profileWords);

/** The values of the form: numbers as text, '' if nothing is stated. */
export interface ProfileValues extends ListedValues {
  readonly contactName: string;
  readonly businessType: string;
  readonly licenseNumber: string;
  readonly smallestJob: string;
  readonly maxOpenJobs: string;
  readonly isPaused: boolean;
  /** yyyy-MM-dd */
  readonly pausedUntil: string;
}

const written = (value: number | null): string => (value === null ? '' : formatNumber(value));

export const valuesOf = (profile: ContractorProfile): ProfileValues => ({
  ...listedValuesOf(profile),
  contactName: profile.contactName ?? '',
  businessType: profile.businessType ?? '',
  licenseNumber: profile.licenseNumber ?? '',
  smallestJob: written(profile.smallestJob),
  maxOpenJobs: written(profile.maxOpenJobs),
  isPaused: profile.notTakingWorkUntil !== null,
  pausedUntil: profile.notTakingWorkUntil ?? '',
});

const plainNumber = (text: string): string => text.replace(/[$,\s]/g, '');

/** Converts the form values to an edit of the profile. */
export const profileForm = {
  to: { ...editContractorProfile, ...checked },
  check: ({ isPaused, pausedUntil }: ProfileValues): Problems =>
    isPaused && pausedUntil === '' ? { pausedUntil: words.chooseLastDay } : {},
  body: (values: ProfileValues) => ({
    ...listedBody(values),
    contactName: values.contactName.trim(),
    businessType: values.businessType,
    licenseNumber: values.licenseNumber.trim(),
    smallestJob: plainNumber(values.smallestJob),
    maxOpenJobs: plainNumber(values.maxOpenJobs),
    notTakingWorkUntil: values.isPaused ? values.pausedUntil : null,
  }),
  saidAt: saidAtListed,
};
