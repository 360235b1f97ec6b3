import { WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import {
  type CraftsmanProfile,
  CraftsmanProfileEdit,
  type NewListing as Listing,
  NewListing,
} from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import type * as z from 'zod';

/** The form as it is typed: lists as one text with commas, numbers as texts, '' where nothing is said. */
export interface ProfileValues {
  readonly contactName: string;
  readonly businessType: string;
  readonly licenseNumber: string;
  readonly trades: readonly string[];
  readonly specialties: string;
  readonly serviceAreas: string;
  readonly hours: Readonly<Record<string, string>>;
  readonly smallestJob: string;
  readonly maxOpenJobs: string;
  readonly isPaused: boolean;
  /** yyyy-MM-dd */
  readonly pausedUntil: string;
  readonly showPhone: boolean;
  readonly showEmail: boolean;
}

const written = (value: number | null): string => (value === null ? '' : value.toLocaleString('en-US'));

export const valuesOf = (profile: CraftsmanProfile): ProfileValues => ({
  contactName: profile.contactName ?? '',
  businessType: profile.businessType ?? '',
  licenseNumber: profile.licenseNumber ?? '',
  trades: profile.trades,
  specialties: profile.specialties.join(', '),
  serviceAreas: profile.serviceAreas.join(', '),
  hours: Object.fromEntries(WEEKDAYS.map((day) => [day, profile.businessHours[day] ?? ''])),
  smallestJob: written(profile.smallestJob),
  maxOpenJobs: written(profile.maxOpenJobs),
  isPaused: profile.notTakingWorkUntil !== null,
  pausedUntil: profile.notTakingWorkUntil ?? '',
  showPhone: !profile.phoneHidden,
  showEmail: !profile.emailHidden,
});

/** What is wrong, by the name of its field: 'trades', 'hours.Monday'. */
export type Problems = readonly { readonly name: string; readonly message: string }[];
export type Checked<Body> = { readonly body: Body; readonly problems: [] } | { readonly problems: Problems };

const plainNumber = (text: string): string => text.replace(/[$,\s]/g, '');

/** Where the schema's name for something is not the form's. */
const fieldNames: Readonly<Record<string, string>> = { notTakingWorkUntil: 'pausedUntil' };

/** The first problem of each field. */
function problemsIn({ issues }: z.ZodError): Problems {
  const problems = new Map<string, string>();
  for (const { path, message } of issues) {
    const [field, part] = path.map(String);
    const isHours = field === 'businessHours';
    const name = isHours ? `hours.${part}` : (fieldNames[field ?? ''] ?? field ?? '');
    if (!problems.has(name)) problems.set(name, isHours ? `${part}: ${message}` : message);
  }
  return [...problems].map(([name, message]) => ({ name, message }));
}

/** Checks a profile by the contract's schema. */
export function checkedProfile(values: ProfileValues): Checked<CraftsmanProfileEdit> {
  if (values.isPaused && values.pausedUntil === '') {
    return { problems: [{ name: 'pausedUntil', message: 'Choose the last day without new work, or untick it.' }] };
  }
  const read = CraftsmanProfileEdit.safeParse({
    contactName: values.contactName.trim(),
    businessType: values.businessType,
    licenseNumber: values.licenseNumber.trim(),
    trades: values.trades,
    specialties: values.specialties,
    serviceAreas: values.serviceAreas,
    businessHours: Object.fromEntries(
      Object.entries(values.hours)
        .map(([day, text]) => [day, text.trim()])
        .filter(([, text]) => text !== ''),
    ),
    smallestJob: plainNumber(values.smallestJob),
    maxOpenJobs: plainNumber(values.maxOpenJobs),
    notTakingWorkUntil: values.isPaused ? values.pausedUntil : null,
    phoneHidden: !values.showPhone,
    emailHidden: !values.showEmail,
  });
  return read.success ? { body: read.data, problems: [] } : { problems: problemsIn(read.error) };
}

/** Checks a listing that is to be made. */
export function checkedListing(values: Readonly<Record<keyof Listing, unknown>>): Checked<Listing> {
  const read = NewListing.safeParse(values);
  return read.success ? { body: read.data, problems: [] } : { problems: problemsIn(read.error) };
}
