import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './actions.words.es.ts';

export const en = {
  failed: 'That did not go through',
  sending: 'Sending...',
  progress: {
    'contractors-notified': { title: 'Contractors notified', when: 'As soon as our message is sent' },
    'responses-received': { title: 'Answers', when: 'When a contractor answers' },
    'contractor-selected': { title: 'Contractor selected', when: 'When you and a contractor agree' },
    scheduled: { title: 'Scheduled', when: 'When a time is booked' },
    'in-progress': { title: 'In progress', when: 'When the work starts' },
    completed: { title: 'Completed', when: 'When the work is done' },
  },
  bookedFor: (booked: string, visit: string) => `${booked}, for ${visit}`,
  cancel: {
    button: 'Cancel this request',
    title: 'Cancel this request?',
    busy: 'Canceling...',
    keep: 'Keep it',
    explained: "We tell everyone who was asked. This can't be undone, but you can send a new request at any time.",
  },
  contradict: {
    start: { button: "That's not right", title: 'The work has not begun?' },
    completion: { button: 'Not completed after all', title: 'Not completed after all?' },
    submit: 'Tell them',
    what: 'What happened?',
    inYourWords: 'In your words',
    explained: (company: string) => `${company} gets your answer at once, and the request goes back a step.`,
  },
  sendAgain: {
    button: 'Send it again',
    explained: 'Everything is filled in. Pick a contractor and review it.',
  },
  next: {
    title: 'Next best contractors',
    oneClick: 'One click sends them the same request. Your name and number stay hidden until they accept.',
    licenseChecked: (day: string) => `License checked ${day}`,
    licenseNotChecked: 'License not checked yet',
    featured: 'Featured',
    verified: 'Verified',
    ask: 'Ask',
    asking: 'Asking...',
    sent: 'Request sent',
    asked: (company: string) => `${company} has been asked.`,
    nobodyAsked: 'Nobody was asked',
    nobodyNear: 'Nobody else is close enough',
    noneWithin: (miles: number) => `We have no other contractor for this job within ${miles} miles.`,
    newRequest: 'New Request',
    finding: 'Finding the next contractors',
  },
};

/** The customer's actions on the tracking page, and the steps still ahead. */
export const actionsWords = inLanguages({ en, es });
