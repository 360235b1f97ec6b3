import { WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import type { OwnListing } from '@plumbline/contract/domains/directory/listing.ts';
import type * as z from 'zod';

/**
 * What a listing says of the firm, as it is typed: lists as one text with commas, hours as a text for each day, '' where
 * nothing is said.
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
  hours: Object.fromEntries(WEEKDAYS.map((day) => [day, listing.businessHours[day] ?? ''])),
  showPhone: !listing.phoneHidden,
  showEmail: !listing.emailHidden,
});

/** What is sent of it, once the contract's schema has checked it. */
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

/** What is wrong, by the name of its field: 'trades', 'hours.Monday'. */
export type Problems = readonly { readonly name: string; readonly message: string }[];
export type Checked<Body> = { readonly body: Body; readonly problems: [] } | { readonly problems: Problems };

/** Where the schemas' name for something is not the form's. */
const fieldNames: Readonly<Record<string, string>> = { notTakingWorkUntil: 'pausedUntil' };

/** What a schema makes of what was typed: what is sent, or the first problem of each field. */
export function checkedBy<Schema extends z.ZodType>(schema: Schema, typed: object): Checked<z.infer<Schema>> {
  const read = schema.safeParse(typed);
  if (read.success) return { body: read.data, problems: [] };
  const problems = new Map<string, string>();
  for (const { path, message } of read.error.issues) {
    const [field, part] = path.map(String);
    const isHours = field === 'businessHours';
    const name = isHours ? `hours.${part}` : (fieldNames[field ?? ''] ?? field ?? '');
    if (!problems.has(name)) problems.set(name, isHours ? `${part}: ${message}` : message);
  }
  return { problems: [...problems].map(([name, message]) => ({ name, message })) };
}
