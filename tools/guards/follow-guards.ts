import { type Guard, guardsOf } from './guard.ts';

const leads = 'server/src/domains/leads';
const follows = [`${leads}/use-cases/follows.db.test.ts`];
const reminders = [`${leads}/use-cases/remind-deadline.db.test.ts`, `${leads}/rules/deadline-reminders.test.ts`];

const guards: readonly Guard[] = [
  [
    'what a follower knows already',
    `${leads}/store/follow-news.ts`,
    ' and f.known_history_id < given."historyId"',
    '',
    follows,
  ],
  [
    'the news of a watch to a follower',
    `${leads}/use-cases/match-changes.ts`,
    'const recorded = isFollowed ? [] : (',
    'const recorded = isFollowed && false ? [] : (',
    follows,
  ],
  [
    'the night of a follower',
    `${leads}/use-cases/send-news.ts`,
    'if (due > now) return scheduleNews(ctx, userId, due);',
    '',
    follows,
  ],
  [
    'the most followed projects',
    `${leads}/use-cases/follow-project.ts`,
    'if (!isFollowed) requireRoom(count);',
    '',
    follows,
  ],
  [
    'what waits when somebody stops following',
    `${leads}/store/follow.ts`,
    'and project_id = any(${ids}) and told_at is null)',
    'and project_id = any(${ids}) and false)',
    follows,
  ],
  [
    'a deadline that has moved',
    `${leads}/rules/deadline-reminders.ts`,
    ' || planned.at.getTime() !== at.getTime()',
    '',
    reminders,
  ],
  [
    'a reminder that is late',
    `${leads}/rules/deadline-reminders.ts`,
    'return read < planned.until ? read : null;',
    'return read;',
    reminders,
  ],
  [
    'a reminder that is not wanted',
    `${leads}/rules/deadline-reminders.ts`,
    '!wanted.includes(lead) || ',
    '',
    reminders,
  ],
];

/** Guards of followed projects. */
export const followGuards = guardsOf(guards);
