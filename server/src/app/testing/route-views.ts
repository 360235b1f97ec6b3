import type { View } from '../../kernel/column-catalog.ts';

/** The audience of a call's responses. `download` is the person whose text, listing or account they contain. */
const readers: readonly (readonly [View, readonly string[]])[] = [
  ['operator', ['/api/operator/']],
  [
    'download',
    [
      '/api/account/',
      '/api/auth/',
      '/api/push/',
      '/api/support/',
      '/api/watch-stops/',
      '/api/watch-feeds/',
      '/api/listings/',
      '/api/craftsman/bids',
      '/api/craftsman/outreach',
      '/api/outreach-scripts/',
      '/api/craftsman/profile',
    ],
  ],
  [
    'customer',
    [
      '/api/customer/',
      '/api/service-requests/{id}',
      '/api/track-service-request/',
      '/api/craftsman-responses/',
      '/api/scheduling/',
      '/api/threads/',
      '/api/job-reports/',
      '/api/review-invitations/',
      '/api/connection-checks/',
    ],
  ],
  ['asked', ['/api/craftsman/offers', '/api/craftsman/opportunities', '/api/craftsman/payments', '/api/referrals/']],
  ['contractor', ['/api/craftsman/', '/api/calendar-feeds/', '/api/review-answers/']],
];

/** Returns the view of a route's responses; an unlisted route shows only public data. */
export function viewOf(route: string): View {
  const path = route.replace(/^\w+ /, '');
  return readers.find(([, starts]) => starts.some((start) => path.startsWith(start)))?.[0] ?? 'public';
}
