import type { BidStatus } from '@plumbline/contract/domains/bids/bid.ts';
import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './contractor.words.es.ts';

const bids = (count: number) => plural('en', count, { one: 'bid', other: 'bids' });
const times = (count: number) => plural('en', count, { one: 'time', other: 'times' });

export const en = {
  opportunities: {
    title: 'Opportunities',
    states: { loading: 'Loading your opportunities', notLoaded: "We couldn't load your opportunities" },
    best: (miles: number, most: number) =>
      `Open requests in your trades within ${miles} miles: the newest ${most}, best match first.`,
    newest: (miles: number) => `Open requests in your trades within ${miles} miles, newest first.`,
    orders: { best: 'Best match', newest: 'Newest' },
    noneTitle: 'No Opportunities Yet',
    none: (miles: number) =>
      `Requests in your trades within ${miles} miles appear here when customers open them to proposals. Until then, find construction projects to bid on.`,
    findProjects: 'Find Projects',
    see: 'See Opportunities',
    sample: 'Sample',
    wanted: (day: string) => `wanted ${day}`,
    request: (number: string) => `Request ${number}`,
    noBids: 'no bids yet',
    bidsSoFar: (count: number, formatted: string) => `${formatted} ${bids(count)} so far`,
    /** For screen readers, instead of the figure and its label. */
    scored: (score: number) => `Match score ${score} of 100`,
    matchScore: 'match score',
    match: (score: number) => `match ${score}`,
    whyItMatches: 'Why it matches',
    for: 'For:',
    against: 'Against:',
  },

  waiting: {
    title: (count: string) => `Waiting for your answer, ${count}`,
    answer: 'Answer',
    notLoaded: "We couldn't load the requests that are waiting for your answer",
    showMore: 'Show more',
    loading: 'Loading...',
    answerBy: (place: string, time: string) => `${place}, answer by ${time}`,
    counteredBy: (place: string, time: string) => `${place}, the customer proposes another time, answer by ${time}`,
  },

  bids: {
    title: 'My Bids',
    states: { loading: 'Loading your bids', notLoaded: "We couldn't load your bids" },
    says: 'On requests and on construction projects, newest first.',
    noneTitle: 'No Bids Yet',
    none: 'What you bid on, requests and construction projects alike, is listed here with its outcome.',
    noneShort: 'Nothing yet. Bids on requests and on construction projects are listed here.',
    statuses: {
      pending: 'Pending',
      accepted: 'Accepted',
      rejected: 'Rejected',
      withdrawn: 'Withdrawn',
    } satisfies Record<BidStatus, string>,
    noAmount: 'No amount given',
    openRequest: 'Open the Request',
    viewDetails: 'View Details',
    change: 'Change Bid',
    withdraw: 'Withdraw',
    forTitle: (title: string) => `for ${title}`,
    theBidFor: (title: string) => `the bid for ${title}`,
    withdrawn: (title: string) => `Your bid for ${title} was withdrawn.`,
    notWithdrawn: 'Your bid was not withdrawn',
    withdrawTitle: 'Withdraw this bid?',
    withdrawing: 'Withdrawing...',
    keep: 'Keep It',
    forGood: (title: string) => `Your bid for “${title}” will be withdrawn for good.`,
    canBidAgain: (title: string) =>
      `Your bid for “${title}” will be withdrawn. You can bid again while bidding is open.`,
  },

  bid: {
    submit: 'Submit Bid',
    sendChange: 'Send Change',
    submitting: 'Submitting...',
    submitted: 'Bid Submitted',
    submittedText: (title: string) => `The customer has your bid for "${title}".`,
    failed: 'Bid Submission Failed',
    failedText: 'Failed to submit bid. Please try again.',
    notSubmitted: 'Your bid was not submitted',
    amount: 'Amount',
    amountHint: 'In dollars, for the whole job',
    details: 'What you will do for it',
    detailsExample: 'Parts, labor, how long it takes',
    date: 'Date',
    time: 'Time',
    clocks: (zone: string, place: string) => `${zone}, the time in ${place}.`,
    free: 'No fee for bidding',
    connected: 'You are connected when the customer accepts your bid.',
    compares: 'The customer sees your company, your rating and this bid, and compares it with others.',
    changesAtMost: (most: number) => `You can change it at most ${most} ${times(most)}.`,
    changesLeft: (count: number) => `You can change it ${count} more ${times(count)}, including this one.`,
  },

  jobs: {
    title: 'Active Projects',
    states: { loading: 'Loading your active projects', notLoaded: "We couldn't load your active projects" },
    says: 'Jobs that are yours, until they are completed.',
    noneTitle: 'No Active Projects',
    none: 'A job is yours once you have accepted a request, or a customer has accepted your bid.',
    appointment: (time: string) => `appointment ${time}`,
    agreedFor: (day: string, time: string) => `agreed for ${day}, ${time}`,
    hidden: 'You see the name, phone, email and street once the fee is settled.',
    messages: 'Messages',
    openRequest: 'Open the Request',
    pay: (amount: string) => `Pay ${amount}`,
    start: 'Start Work',
    complete: 'Complete',
    started: 'Work started',
    completed: 'Work completed',
    failed: 'That did not go through',
    looks: {
      yours: 'Yours',
      ended: 'Ended',
      feeDue: 'Fee Due',
      submitted: 'Submitted',
      waiting: 'Waiting',
      scheduled: 'Scheduled',
      inProgress: 'In Progress',
      completed: 'Completed',
    },
    next: {
      pay: 'Next: pay the referral fee. Then you see who the customer is.',
      start: (within: string) => `Next: call the customer within ${within}, agree on a time, and start.`,
      complete: 'Next: finish the work and say that it is completed.',
      nothing: 'Nothing to do for you right now.',
    },
  },

  all: (count: string) => `All ${count}`,
  loading: (title: string) => `Loading: ${title}`,
};

/** The contractor's dashboard: opportunities, bids and jobs. */
export const contractorWords = inLanguages({ en, es });
