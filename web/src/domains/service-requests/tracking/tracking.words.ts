import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { endingWith } from '../company-name.ts';
import { es } from './tracking.words.es.ts';

const until = (words: string, moment: string | null): string => (moment === null ? words : `${words} until ${moment}`);
const at = (words: string, moment: string | null): string => (moment === null ? words : `${words} ${moment}`);

export const en = {
  page: {
    title: 'Track your request',
    loading: 'Loading service request status...',
    notFound: 'Request Not Found',
    findMine: 'Find My Request',
    checkLink: "We couldn't find this service request. Please check your link.",
    notLoaded: "We couldn't load this request",
    request: 'Request',
    live: 'Updates automatically',
    print: 'Print',
    answerProposal: 'Answer the proposal',
    call: (phone: string) => `Call ${phone}`,
    review: (company: string) => `Review ${company}`,
    reviewWork: 'Review the work',
    progress: 'Progress',
    status: 'Current status',
    history: 'What happened',
    theJob: 'The job',
    service: 'Service',
    preferred: 'Preferred',
  },
  contractor: {
    yours: 'Your contractor',
    unnamed: 'The contractor',
    noPhone: 'No phone is listed. They have yours and will call you.',
  },
  asked: {
    cameToYou: (count: number) =>
      plural('en', count, { one: 'The contractor who came to you', other: 'The contractors who came to you' }),
    youAsked: (count: number) =>
      plural('en', count, { one: 'The contractor you asked', other: 'The contractors you asked' }),
    readProposal: 'Read and answer the proposal',
    callYourself: (company: string) => `We can't send messages to this listing. Call ${company} yourself:`,
    standing: {
      frozen: 'on hold, another contractor has accepted',
      offered: (moment: string | null) => until('waiting for an answer', moment),
      proposed: (moment: string | null) => until('proposed another time, waiting for your answer', moment),
      proposedUnasked: (moment: string | null) => until('sent a proposal, waiting for your answer', moment),
      countered: (moment: string | null) => until('has the time you proposed, waiting for an answer', moment),
      accepted: (moment: string | null) => until('accepted, the connection is being completed', moment),
      settled: 'accepted, the job is theirs',
      callOnly: 'can only be called',
      unreachable: "couldn't be reached",
      denied: 'declined',
      declined: 'you declined the proposal',
      withdrawn: 'no longer asked',
      expired: 'no answer in time',
      lapsed: "accepted, but didn't complete the connection in time",
      lost: 'told that another contractor was selected',
      released: 'no longer has the job',
    },
    notices: {
      sms: {
        sent: (moment: string | null) => at('texted', moment),
        delivered: (moment: string | null) => `${at('texted', moment)}, delivered`,
        queued: 'text on its way',
        unknown: (moment: string | null) => `${at('text sent', moment)}, not confirmed`,
        suppressed: 'no text, because they opted out',
        failed: 'text failed',
      },
      email: {
        sent: (moment: string | null) => at('emailed', moment),
        delivered: (moment: string | null) => `${at('emailed', moment)}, delivered`,
        queued: 'email on its way',
        unknown: (moment: string | null) => `${at('email sent', moment)}, not confirmed`,
        suppressed: 'no email, because they opted out',
        failed: 'email failed',
      },
      phone: {
        sent: (moment: string | null) => at('called', moment),
        delivered: (moment: string | null) => `${at('called', moment)}, delivered`,
        queued: 'call on its way',
        unknown: (moment: string | null) => `${at('call sent', moment)}, not confirmed`,
        suppressed: 'no call, because they opted out',
        failed: 'call failed',
      },
      push: {
        sent: (moment: string | null) => at('notified', moment),
        delivered: (moment: string | null) => `${at('notified', moment)}, delivered`,
        queued: 'notification on its way',
        unknown: (moment: string | null) => `${at('notification sent', moment)}, not confirmed`,
        suppressed: 'no notification, because they opted out',
        failed: 'notification failed',
      },
    },
  },
  banner: {
    proposesJob: (company: string) => `${company} proposes to do the job. Your answer is next.`,
    proposesTime: (company: string) => `${company} proposes another time. Your answer is next.`,
    severalProposeJob: (count: number) => `${count} contractors propose to do the job. Your answer is next.`,
    severalProposeTime: (count: number) => `${count} contractors propose another time. Your answer is next.`,
    pickNext: 'Nobody is left to answer. Pick the next contractor below, without filling anything in again.',
    accepted: (company: string) =>
      `${company} wants the job and is completing the connection now. You pay nothing for it.`,
    yourContractor: 'Your contractor',
    answerAppears: 'The answer appears here, and we send it to you.',
    withContractor: (company: string) => `With ${endingWith(company)}`,
    timeWith: (moment: string, company: string) => `${moment}, with ${endingWith(company)}`,
    appointmentWith: (moment: string, company: string) => `Appointment: ${moment}, with ${endingWith(company)}`,
    contactsYou: (company: string, within: string) => `${company} contacts you within ${within} to agree on the visit.`,
    begun: (company: string) => `${company} says that the work has begun.`,
    confirmDone: (company: string) => `Done by ${company}? Please confirm it below.`,
    youDisputed: 'You reported that it is not the work agreed.',
    youConfirmed: (company: string) => `You confirmed that ${company} has done it.`,
    ifNot: (days: number) => `If it isn't, tell us below within ${days} days.`,
    doneBy: (company: string) => `Done by ${endingWith(company)}`,
    sendAgain: 'You can send it again without filling anything in again.',
    weAsked: (company: string) => `We asked ${company} to get in touch with you. You can call them, too.`,
    appointmentStands: (moment: string) =>
      `The appointment still stands: ${moment}. You can also move it, call them, or cancel the request.`,
    agreeAgain: 'Agree on another time, call them, or cancel the request.',
  },
};

/** The tracking page of a request. */
export const trackingWords = inLanguages({ en, es });
