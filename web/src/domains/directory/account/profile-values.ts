import {
  type CraftsmanProfile,
  CraftsmanProfileEdit,
  type NewListing as Listing,
  NewListing,
} from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import { type Checked, checkedBy, type ListedValues, listedBody, listedValuesOf } from '../listed-values.ts';

/** The form as it is typed: numbers as texts, '' where nothing is said. */
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

const written = (value: number | null): string => (value === null ? '' : value.toLocaleString('en-US'));

export const valuesOf = (profile: CraftsmanProfile): ProfileValues => ({
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

/** Checks a profile by the contract's schema. */
export function checkedProfile(values: ProfileValues): Checked<CraftsmanProfileEdit> {
  if (values.isPaused && values.pausedUntil === '') {
    return { problems: [{ name: 'pausedUntil', message: 'Choose the last day without new work, or untick it.' }] };
  }
  return checkedBy(CraftsmanProfileEdit, {
    ...listedBody(values),
    contactName: values.contactName.trim(),
    businessType: values.businessType,
    licenseNumber: values.licenseNumber.trim(),
    smallestJob: plainNumber(values.smallestJob),
    maxOpenJobs: plainNumber(values.maxOpenJobs),
    notTakingWorkUntil: values.isPaused ? values.pausedUntil : null,
  });
}

/** Checks a listing that is to be made. */
export const checkedListing = (values: Readonly<Record<keyof Listing, unknown>>): Checked<Listing> =>
  checkedBy(NewListing, values);
