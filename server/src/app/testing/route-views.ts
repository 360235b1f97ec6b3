import type { View } from '../../kernel/column-catalog.ts';

/** Who reads the answers of a call. `download` is the person whose words, listing or account they are. */
const readers: readonly (readonly [View, readonly string[]])[] = [
  ['operator', ['/api/operator/']],
  [
    'download',
    [
      '/api/account/',
      '/api/auth/',
      '/api/push/',
      '/api/support/',
      '/api/listings/',
      '/api/craftsman/bids',
      '/api/craftsman/outreach',
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
      '/api/review-invitations/',
      '/api/connection-checks/',
    ],
  ],
  ['asked', ['/api/craftsman/offers', '/api/craftsman/opportunities', '/api/craftsman/payments', '/api/referrals/']],
  ['contractor', ['/api/craftsman/', '/api/calendar-feeds/', '/api/review-answers/']],
];

/** In whose view the answers of a route are; one that is not listed shows what everybody may see. */
export function viewOf(route: string): View {
  const path = route.replace(/^\w+ /, '');
  return readers.find(([, starts]) => starts.some((start) => path.startsWith(start)))?.[0] ?? 'public';
}
