import { accounts } from './survivors/accounts.ts';
import { appointments } from './survivors/appointments.ts';
import { assistant } from './survivors/assistant.ts';
import { contactMask } from './survivors/contact-mask.ts';
import { contactMaskNumbers } from './survivors/contact-mask-numbers.ts';
import { contactMaskPlaces } from './survivors/contact-mask-places.ts';
import { directory } from './survivors/directory.ts';
import { ingest } from './survivors/ingest.ts';
import type { Justified } from './survivors/justified.ts';
import { locations } from './survivors/locations.ts';
import { messaging } from './survivors/messaging.ts';
import { outreach } from './survivors/outreach.ts';
import { payments } from './survivors/payments.ts';
import { permits } from './survivors/permits.ts';
import { projects } from './survivors/projects.ts';
import { serviceRequests } from './survivors/service-requests.ts';

/** Every mutant that survives `npm run mutate`. Remove one when a test kills it. */
export const survivors: readonly Justified[] = [
  ...accounts,
  ...appointments,
  ...assistant,
  ...contactMask,
  ...contactMaskNumbers,
  ...contactMaskPlaces,
  ...directory,
  ...ingest,
  ...locations,
  ...messaging,
  ...outreach,
  ...payments,
  ...permits,
  ...projects,
  ...serviceRequests,
];
