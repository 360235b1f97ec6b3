import { type Guard, guardsOf } from './guard.ts';

const photos = 'server/src/domains/service-requests/photos';
const seen = 'server/src/app/journeys/work-photos.db.test.ts';
const kept = 'server/src/app/journeys/kept-work-photos.db.test.ts';
const access = `${photos}/rules/work-access.test.ts`;

/** Guards of the photos of the work: who sees them, and when they stay. */
const guards: readonly Guard[] = [
  [
    'the connection without which no contractor adds photos of the work',
    `${photos}/rules/work-access.ts`,
    "if (referral.status !== 'settled' || hasEnded(status)) return false;",
    'if (hasEnded(status)) return false;',
    [access],
  ],
  [
    'the referral whose holder alone adds photos of its work',
    `${photos}/use-cases/change-photos.ts`,
    "  if (!seesWork('contractor', referral)) throw notFound();\n",
    '',
    [seen],
  ],
  [
    'the owner whose photos alone a link changes',
    `${photos}/use-cases/change-photos.ts`,
    'if (file?.ownerKind !== owner.kind || file.ownerId !== owner.id) throw notFound();',
    'if (file === null) throw notFound();',
    [seen],
  ],
  [
    'the evidence that stays',
    `${photos}/use-cases/change-photos.ts`,
    "if (referral && !(await changesOf(ctx, request, referral))(file)) throw refused('evidence');",
    '',
    [kept],
  ],
  [
    'the operator without whom the view of a report opens no photo',
    `${photos}/use-cases/open-photo.ts`,
    "  requireAccess(ctx.actor, 'operator');\n",
    '',
    [kept],
  ],
  [
    'the photos of the work that are erased with the customer',
    'server/src/domains/service-requests/requests/use-cases/erase-requests.ts',
    "    'referral',\n    await referralsOfRequests(",
    "    'referral',\n    true ? [] : await referralsOfRequests(",
    [kept],
  ],
];

export const photoGuards = guardsOf(guards);
