import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { FollowStopKey, ProjectId, UserId } from '@plumbline/contract/kernel/id.ts';
import { expect, it } from 'vitest';
import type { Settings } from '../../../kernel/settings.ts';
import type { StoredFollow } from '../tables.ts';
import type { DeadlineDay } from './bid-dates.ts';
import { deadlineReminderMessage, followNewsMessage } from './follow-letters.ts';

const settings = { publicUrl: 'https://plumbline.example', senderPostalAddress: null } as Settings;
const userId = UserId.parse('us_1');
const project = {
  id: ProjectId.parse('pj_1'),
  title: 'School restrooms',
  location: '1 Main St',
  deadline: null,
  budgetMin: null,
  budgetMax: null,
} as Project;
const stopKey = FollowStopKey.parse('fs_1');
const timeZone = 'America/New_York';
const entry = { project, changes: ['Status changed from Planning to Completed'], timeZone, stopKey };
const to = 'ann@example.com';

it('the news of one project is about that project, that of several about the account', () => {
  const news = { userId, to, language: 'en', timeZone, now: new Date('2026-12-01T15:00:00Z') } as const;
  const one = followNewsMessage({ ...news, entries: [entry] }, settings);
  expect([one.content, one.about]).toMatchObject([{ subject: 'Changed: School restrooms' }, { id: 'us_1/pj_1' }]);
  const two = followNewsMessage({ ...news, entries: [entry, entry] }, settings);
  expect([two.content, two.about]).toMatchObject([
    { subject: '2 projects that you follow have changed' },
    { id: 'us_1' },
  ]);
  expect(JSON.stringify(one)).toContain('https://plumbline.example/outreach/stop/fs_1');
});

it('a reminder says when bids are due: a day if its source names no time', () => {
  const follow = { userId, stopKey, timeZone } as StoredFollow;
  const whole: DeadlineDay = { day: '2026-12-10', time: null, at: null, timeZone };
  const timed: DeadlineDay = { day: '2026-12-10', time: '14:00', at: new Date('2026-12-10T19:00:00Z'), timeZone };
  const moments = { read: new Date('2026-12-08T15:00:00Z'), until: new Date('2026-12-09T01:00:00Z') };
  const letter = (deadline: DeadlineDay, days: number) =>
    deadlineReminderMessage(
      { follow, project, deadline, lead: 'days', days, to, language: 'en', ...moments },
      settings,
    );
  expect(letter(whole, 2).content).toMatchObject({ subject: 'Bids are due in 2 days: School restrooms' });
  expect(JSON.stringify(letter(whole, 2))).toContain('"Thu, Dec 10"');
  expect(JSON.stringify(letter(timed, 0))).toContain('Thu, Dec 10, 2:00 PM EST');
  expect([0, 1].map((days) => letter(timed, days).content)).toMatchObject([
    { subject: 'Bids are due today: School restrooms' },
    { subject: 'Bids are due tomorrow: School restrooms' },
  ]);
  expect(letter(timed, 2)).toMatchObject({ transactional: false, notAfter: moments.until });
});
