import type { ReferralStatus, RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './operator.words.es.ts';

export const en = {
  badNumber: "Type the request's number, such as PL-7K4QZ2.",
  numberLabel: 'Number of the request',
  numberHint: 'The one that its customer and contractors were given:',
  looking: 'Looking for the request',
  noneTitle: 'No such request',
  none: (number: string) => `No request has the number ${number}.`,
  state: 'State',
  unconfirmed: {
    phone: 'Submitted; waits for the customer to confirm the phone',
    email: 'Submitted; waits for the customer to confirm the email',
  },
  states: {
    submitted: 'Submitted',
    'contractors-notified': 'Contractors notified',
    'responses-received': 'Responses received',
    'contractor-selected': 'Contractor selected',
    scheduled: 'Scheduled',
    'in-progress': 'In progress',
    completed: 'Completed',
    cancelled: 'Canceled',
    declined: 'Declined',
    expired: 'Expired',
  } satisfies Record<RequestStatus, string>,
  job: 'Job',
  kind: 'Kind',
  urgency: 'Urgency',
  where: 'Where',
  signOff: 'Confirmation',
  signOffs: {
    asked: 'The customer was asked to confirm the work',
    confirmed: 'Confirmed by the customer',
    unanswered: 'Counts as confirmed, without an answer',
  },
  submitted: 'Submitted',
  asked: 'Contractors asked',
  nobodyAsked: 'Nobody yet.',
  referrals: {
    offered: 'was asked, no answer yet',
    proposed: 'sent a proposal, waiting for the customer',
    countered: 'got another time from the customer, no answer yet',
    'accepted-unpaid': 'has accepted; the fee is due',
    settled: 'has the job',
    unreachable: "couldn't be reached",
    denied: 'has declined',
    declined: 'the customer declined the proposal',
    withdrawn: 'is no longer asked',
    expired: 'did not answer in time',
    lapsed: 'accepted, but did not pay in time',
    lost: 'was told that another was selected',
    released: 'no longer has the job',
  } satisfies Record<ReferralStatus, string>,
  handOn: 'Pass on',
  cantHandOn:
    'Someone is being asked, or the request has ended. You can ask another contractor once nobody is being asked.',
  nobodyElse: (miles: number) => `Nobody else of this trade is listed within ${miles} miles.`,
  nextText: "Nobody is being asked. These match best and haven't been asked before.",
  nextList: 'Contractors who could be asked',
  ask: 'Ask',
  askThem: (company: string) => `Ask ${company}`,
  handedOn: 'Passed On',
  beingAsked: (company: string) => `${company} is being asked.`,
  notHandedOn: 'Not passed on',
  handOnTitle: 'Pass this request on?',
  askThis: 'Ask This Contractor',
  asking: 'Asking...',
  handOnText:
    "We send them the request right away, and its customer sees that they were asked. Sent messages can't be recalled.",

  reports: {
    title: 'Bad connections',
    says: (most: number, last: number) =>
      `From contractors with more than ${most} in their last ${last} connections. All other reported fees are refunded automatically.`,
    states: { loading: 'Loading the reports', notLoaded: "We couldn't load the reports" },
    noneTitle: 'No reports to review',
    none: 'Every report so far was within the limits for automatic refunds.',
    list: 'Reports',
    unreachable: 'customer not reached',
    notWanted: 'job not wanted',
    earlier: (count: number, formatted: string) =>
      `${formatted} ${plural('en', count, { one: 'earlier report', other: 'earlier reports' })}`,
    giveBack: 'Refund',
    refuse: 'Refuse',
    givenBack: 'Fee refunded',
    refused: 'Report refused',
    giveBackTitle: 'Refund the fee?',
    refuseTitle: 'Refuse this report?',
    deciding: 'Deciding...',
    cancel: 'Leave it',
    hint: 'Recorded in the audit log.',
  },
};

/** The operators' view of requests and of reported connections. */
export const operatorWords = inLanguages({ en, es });
