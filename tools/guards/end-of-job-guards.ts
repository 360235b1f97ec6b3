import { type Guard, guardsOf } from './guard.ts';

const requests = 'server/src/domains/service-requests';
const races = `${requests}/testing/end-of-job-races.db.test.ts`;

/** Guards of the end of a job: its confirmation, reports, objections and decisions. */
const guards: readonly Guard[] = [
  [
    'the last moment of the customer, before which silence confirms nothing',
    `${requests}/requests/use-cases/sign-off.ts`,
    'if (ctx.clock.now() <= signOffUntil(completedAt)) return',
    'if (ctx.clock.now() < signOffUntil(completedAt)) return',
    [races, `${requests}/requests/use-cases/sign-off.db.test.ts`],
  ],
  [
    'the report after which silence confirms nothing',
    `${requests}/requests/use-cases/sign-off.ts`,
    "if (!isDisputed(opened.request)) await apply(ctx, opened, 'system');",
    "await apply(ctx, opened, 'system');",
    [`${requests}/reports/use-cases/report-life.db.test.ts`],
  ],
  [
    'the completion that a job about silence belongs to',
    `${requests}/requests/use-cases/sign-off.ts`,
    'opened?.request.completedAt?.toISOString() === completedAt ? opened : null',
    'opened',
    [`${requests}/requests/use-cases/sign-off.db.test.ts`],
  ],
  [
    'the lock under which a report is objected to',
    `${requests}/reports/use-cases/object-to-report.ts`,
    'findCase(ctx, link, true)',
    'findCase(ctx, link, false)',
    [races],
  ],
  [
    'the reports that end when the work is reopened',
    `${requests}/requests/use-cases/contradict-report.ts`,
    '  await dropNotAgreed(ctx, opened);\n',
    '',
    [races, `${requests}/reports/use-cases/report-life.db.test.ts`],
  ],
  [
    'the side that a report is about, which alone can object',
    'contract/src/domains/service-requests/job-report.ts',
    "if (rule.by === 'other' ? !isOther : rule.by !== party) return",
    "if (rule.by === 'other' ? false : rule.by !== party) return",
    ['contract/src/domains/service-requests/job-report.test.ts'],
  ],
];

export const endOfJobGuards = guardsOf(guards);
