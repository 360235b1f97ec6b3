import { showAccountSamples } from '../domains/accounts/public.ts';
import { showAppointmentSamples } from '../domains/appointments/public.ts';
import { showDirectorySamples } from '../domains/directory/public.ts';
import type { Sample } from '../domains/messaging/public.ts';
import { showOutreachSamples } from '../domains/outreach/public.ts';
import { showPaymentSamples } from '../domains/payments/public.ts';
import { showRequestSamples } from '../domains/service-requests/public.ts';
import type { Context } from '../kernel/context.ts';

/** What each part of the product sends, made by the functions that send it; messaging adds its own. */
export const messageSamples = (ctx: Context): Sample[] =>
  [
    showRequestSamples,
    showAppointmentSamples,
    showPaymentSamples,
    showOutreachSamples,
    showDirectorySamples,
    showAccountSamples,
  ].flatMap((show) => show(ctx));
