import { WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import { ListingEdit, type OwnListing } from '@plumbline/contract/domains/directory/listing.ts';
import * as z from 'zod';

/** The form as it is typed: lists as one text with commas, hours as a text for each day, '' where nothing is said. */
export const ListingValues = z.object({
  trades: z.array(z.string()),
  specialties: z.string(),
  serviceAreas: z.string(),
  hours: z.record(z.string(), z.string()),
  showPhone: z.boolean(),
  showEmail: z.boolean(),
});
export type ListingValues = z.infer<typeof ListingValues>;

export const valuesOf = (listing: OwnListing): ListingValues => ({
  trades: listing.trades,
  specialties: listing.specialties.join(', '),
  serviceAreas: listing.serviceAreas.join(', '),
  hours: Object.fromEntries(WEEKDAYS.map((day) => [day, listing.businessHours[day] ?? ''])),
  showPhone: !listing.phoneHidden,
  showEmail: !listing.emailHidden,
});

export interface CheckedListing {
  /** What is sent; undefined when something is wrong. */
  readonly edit: ListingEdit | undefined;
  /** What is wrong, by the name of its field: 'trades', 'hours.Monday'. */
  readonly problems: readonly { readonly name: string; readonly message: string }[];
}

/** Checks what was typed by the contract's schema. */
export function checked(values: ListingValues): CheckedListing {
  const parsed = ListingEdit.safeParse({
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
  if (parsed.success) return { edit: parsed.data, problems: [] };
  const problems = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const [field, part] = path;
    const name = field === 'businessHours' ? `hours.${String(part)}` : String(field);
    if (!problems.has(name)) problems.set(name, field === 'businessHours' ? `${String(part)}: ${message}` : message);
  }
  return { edit: undefined, problems: [...problems].map(([name, message]) => ({ name, message })) };
}
