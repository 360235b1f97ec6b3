import { hoursIn, WEEKDAYS, type Weekday } from '@plumbline/contract/domains/directory/business-hours.ts';
import { hoursWords } from '@plumbline/contract/domains/directory/hours.words.ts';
import type { OwnListing } from '@plumbline/contract/domains/directory/listing.ts';
import { here, language } from '../../lib/language.ts';
import { contractorWords } from './contractor.words.ts';

const words = here(contractorWords);
const { days } = here(hoursWords);

/**
 * The form values of a listing: lists as one text with commas, hours as a text for each day in the language of the page,
 * '' if nothing is stated.
 */
export interface ListedValues {
  readonly trades: readonly string[];
  readonly specialties: string;
  readonly serviceAreas: string;
  readonly hours: Readonly<Record<string, string>>;
  readonly showPhone: boolean;
  readonly showEmail: boolean;
}

type Listed = Pick<
  OwnListing,
  'trades' | 'specialties' | 'serviceAreas' | 'businessHours' | 'phoneHidden' | 'emailHidden'
>;

export const listedValuesOf = (listing: Listed): ListedValues => ({
  trades: listing.trades,
  specialties: listing.specialties.join(', '),
  serviceAreas: listing.serviceAreas.join(', '),
  hours: Object.fromEntries(WEEKDAYS.map((day) => [day, hoursIn(listing.businessHours[day] ?? '', language)])),
  showPhone: !listing.phoneHidden,
  showEmail: !listing.emailHidden,
});

/** Returns the body to send from the form values. */
export const listedBody = (values: ListedValues) => ({
  trades: values.trades,
  specialties: values.specialties,
  serviceAreas: values.serviceAreas,
  businessHours: Object.fromEntries(
    Object.entries(values.hours)
      .map(([day, text]) => [day, text.trim()])
      .filter(([, text]) => text !== ''),
  ),
  phoneHidden: !values.showPhone,
  emailHidden: !values.showEmail,
});

/** Schema fields that have another name in the form. */
const fieldNames: Readonly<Record<string, string>> = { notTakingWorkUntil: 'pausedUntil' };

/** Moves a problem with one day's hours to the field of that day. */
export function saidAtListed(name: string, message: string): readonly [name: string, message: string] {
  const [field = '', part] = name.split('.');
  return field === 'businessHours' && part !== undefined
    ? [`hours.${part}`, words.dayProblem(days[part as Weekday], message)]
    : [fieldNames[field] ?? name, message];
}
