import { DISPUTE_OUTCOMES, FirmDisputeId } from '@plumbline/contract/domains/leads/firm-dispute.ts';
import { narrowingKey } from '@plumbline/contract/domains/leads/narrowing.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import {
  ContractorId,
  FollowStopKey,
  ProjectId,
  UserId,
  WatchId,
  WatchStopKey,
} from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { MessageArea } from '../../messaging/public.ts';
import { digestMessages, type LeadsPurpose, nextStepMessage } from '../notifications.ts';
import { changeLines } from '../rules/digest.ts';
import { firmDisputeMessage } from '../rules/firm-letters.ts';
import { deadlineReminderMessage, followNewsMessage } from '../rules/follow-letters.ts';
import { narrowingLabel } from '../rules/narrowing-offers.ts';
import type { StoredFollow, StoredPursuit, StoredWatch } from '../tables.ts';

const DAY_MS = 24 * 3_600_000;

const aWatch = (now: Date): StoredWatch => ({
  id: WatchId.parse('pw_sample'),
  userId: UserId.parse('us_sample'),
  name: 'Open jobs within 10 mi of 40206',
  filter: { projectType: [], status: ['bidding-open'], near: '40206', within: 10 },
  anchors: [],
  delivery: 'daily',
  hour: 7,
  timeZone: 'America/Kentucky/Louisville',
  stopKey: WatchStopKey.parse('ws_sample'),
  channels: ['email'],
  feedKey: null,
  feedReadAt: null,
  pausedAt: null,
  lastToldAt: null,
  busyToldAt: null,
  createdAt: new Date(now.getTime() - 20 * DAY_MS),
});

const aProject = (now: Date, given: Partial<Project>): Project => ({
  id: ProjectId.parse('pj_sample'),
  title: 'Restroom fixtures, Crestwood fire station',
  location: '6501 W Hwy 146, Crestwood, KY 40014',
  county: 'Oldham County',
  description: 'Replace 14 fixtures in the restrooms.',
  status: 'bidding-open',
  projectType: 'renovation',
  sector: 'commercial',
  work: 'renovation',
  plumbingRequired: true,
  trades: null,
  budgetMin: null,
  budgetMax: 40_000,
  deadline: new Date(now.getTime() + 2 * DAY_MS).toISOString(),
  permitStatus: null,
  contactInfo: null,
  sourceUrl: null,
  latitude: null,
  longitude: null,
  scrapedAt: now.toISOString(),
  listedOn: null,
  precision: null,
  permitNumber: null,
  contractor: null,
  checkedAt: now.toISOString(),
  vanishedAt: null,
  statusAsOf: null,
  sourceHost: 'oldham.example.gov',
  sourceName: 'Oldham County bids',
  isSynthetic: true,
  locatedBy: null,
  firstSeenAt: now.toISOString(),
  ...given,
});

const aPursuit = (now: Date): StoredPursuit => ({
  userId: UserId.parse('us_sample'),
  projectId: ProjectId.parse('pj_sample'),
  stage: 'looking',
  amountCents: 1_840_000,
  nextStep: 'Walk the house with the builder',
  nextStepOn: new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10),
  notes: 'Cast iron stack stays to the second floor.',
  announcedOn: null,
  savedAt: now,
  movedAt: now,
  revision: 1,
});

const aFollow = (now: Date): StoredFollow => ({
  userId: UserId.parse('us_sample'),
  projectId: ProjectId.parse('pj_sample'),
  stopKey: FollowStopKey.parse('fs_sample'),
  reminders: ['week', 'days', 'hours'],
  timeZone: 'America/Kentucky/Louisville',
  knownHistoryId: 0,
  followedAt: now,
  stoppedAt: null,
});

const busyIn = (language: Language) => ({
  perDay: 44,
  offers: [{ type: 'commercial' as const, perDay: 12 }].map(({ type, perDay }) => ({
    narrowing: narrowingKey({ kind: 'type', type }),
    label: narrowingLabel({ kind: 'type', type }, {}, new Map(), language),
    leavesOut: 32,
    perDay,
  })),
});

const SAMPLE_WAYS = { email: 'by mail', push: 'as a notification', sms: 'as a text', phone: 'by phone' } as const;

/** The messages about leads. */
export const leadsMessageKinds: MessageArea<LeadsPurpose> = {
  area: 'Leads',
  kinds: {
    'watch-digest': {
      to: ['account holder'],
      when: 'A watched search has found new or changed projects',
      samples: ({ settings, clock }, language) => {
        const now = clock.now();
        const watch = aWatch(now);
        const moved = aProject(now, {
          title: 'Waterfront Park pump house renovation',
          location: '129 River Rd, Louisville, KY 40202',
          deadline: new Date(now.getTime() + 18 * DAY_MS).toISOString(),
        });
        const from = new Date(now.getTime() + 15 * DAY_MS).toISOString();
        const changes = changeLines([{ field: 'deadline', from, to: moved.deadline }], watch.timeZone, language);
        const entries = [
          { project: aProject(now, {}), isNew: true, changes: [] },
          { project: moved, isNew: false, changes },
        ];
        const ways = [
          { channel: 'email', to: 'ann@example.com' },
          { channel: 'push', to: 'user:us_sample' },
          { channel: 'sms', to: '+15025550142' },
        ] as const;
        return digestMessages({ watch, entries, ways, busy: busyIn(language), language, now }, settings).map(
          (message) => ({
            title: `To an account holder: news of a watch, ${SAMPLE_WAYS[message.channel]}`,
            message,
          }),
        );
      },
    },
    'next-step': {
      to: ['account holder'],
      when: 'The next step of a pursued project is tomorrow, or today',
      samples: ({ settings, clock }, language) => {
        const now = clock.now();
        const note = { pursuit: aPursuit(now), project: aProject(now, {}), to: 'ann@example.com', language };
        const message = nextStepMessage({ ...note, timeZone: 'America/Kentucky/Louisville' }, settings);
        return [{ title: 'To an account holder: the next step of a pursued project', message }];
      },
    },
    'follow-news': {
      to: ['account holder'],
      when: 'A followed project has changed',
      samples: ({ settings, clock }, language) => {
        const now = clock.now();
        const { userId, stopKey, timeZone } = aFollow(now);
        const project = aProject(now, { deadline: new Date(now.getTime() + 8 * DAY_MS).toISOString() });
        const from = new Date(now.getTime() + 5 * DAY_MS).toISOString();
        const changes = changeLines([{ field: 'deadline', from, to: project.deadline }], timeZone, language);
        const entries = [{ project, changes, timeZone, stopKey }];
        const news = { userId, entries, to: 'ann@example.com', language, timeZone, now };
        return [{ title: 'To an account holder: a change', message: followNewsMessage(news, settings) }];
      },
    },
    'firm-dispute': {
      to: ['contractor'],
      when: 'An operator has decided whether the permits of a firm are the contractor’s',
      samples: ({ settings }, language) =>
        DISPUTE_OUTCOMES.map((outcome) => ({
          title: `To the contractor: the permits are ${outcome === 'kept' ? 'theirs' : 'not theirs'}`,
          message: firmDisputeMessage(
            {
              dispute: {
                id: FirmDisputeId.parse(`fd_${outcome}`),
                name: 'Beargrass Plbg Inc',
                contractorId: ContractorId.parse('ct_sample'),
                outcome,
              },
              slug: 'beargrass-plumbing-ky',
              companyName: 'Beargrass Plumbing',
              to: 'ann@example.com',
              language,
            },
            settings,
          ),
        })),
    },
    'deadline-reminder': {
      to: ['account holder'],
      when: 'The deadline of a followed project is near',
      samples: ({ settings, clock }, language) => {
        const now = clock.now();
        const at = new Date(now.getTime() + 2 * DAY_MS);
        const deadline = {
          day: at.toISOString().slice(0, 10),
          time: at.toISOString().slice(11, 16),
          at,
          timeZone: 'America/Kentucky/Louisville',
        };
        const project = aProject(now, {});
        const about = { follow: aFollow(now), project, deadline, lead: 'days', days: 2 } as const;
        const note = { ...about, to: 'ann@example.com', language, read: now, until: at };
        return [{ title: 'To an account holder: a deadline', message: deadlineReminderMessage(note, settings) }];
      },
    },
  },
};
