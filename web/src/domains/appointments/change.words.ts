import type { ChangeReason } from '@plumbline/contract/domains/appointments/appointment.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './change.words.es.ts';

export const en = {
  reasons: {
    'not-available': 'Not available at that time',
    illness: 'Illness',
    weather: 'The weather',
    'waiting-for-parts': 'Waiting for parts',
    'no-longer-needed': 'No longer needed',
    other: 'Another reason',
  } satisfies Readonly<Record<ChangeReason, string>>,
  reason: 'Reason',
  message: 'Message to the other side',
  failed: 'That did not go through',
  keep: 'Keep it',
  told: 'We have notified the other side.',
  move: {
    title: 'Move the appointment',
    description: 'We notify the other side at once, with your reason.',
    submit: 'Move Appointment',
    busy: 'Moving...',
    doneTitle: 'Appointment Moved',
    done: 'We have notified the other side, and the reminders move with it.',
  },
  cancel: {
    title: 'Cancel this appointment?',
    effect: 'The job stays as it is, and you can book another time. We send no more reminders.',
    submit: 'Cancel Appointment',
    busy: 'Canceling...',
    done: 'Appointment Canceled',
  },
  absence: {
    nobodyCame: 'Nobody came?',
    nobodyThere: 'Nobody was there?',
    theyDidNotCome: 'They did not show up',
    nobodyWasThere: 'Nobody was there',
    busy: 'Sending...',
    back: 'Back',
    effectForCustomer: 'They lose the job, their fee is refunded, and we show you the next best contractors.',
    effectForContractor: 'We notify the customer. The job stays yours, and you can book another time.',
    done: 'Reported',
  },
  status: {
    bookedWith: (company: string) => `Booked with ${company}`,
    bookedWithContractor: 'Booked with the contractor',
    bookedWithCustomer: 'Booked with the customer',
    bookedText: 'Both of you have the invitation by email.',
    requested: 'Requested',
    requestedText: 'Nobody is booked yet.',
    cancelled: 'This appointment was canceled',
    cancelledText: 'We send no more reminders.',
    saysNobodyThere: (company: string) => `${company} says that nobody was there`,
    contractorSaysNobodyThere: 'The contractor says that nobody was there',
    youSaidNobodyThere: 'You reported that the customer was not there',
    ifTheyDidNotCome: 'If they did not show up, tell us below.',
    canBookAnother: 'You can book another time.',
    youSaidNobodyCame: 'You reported that the contractor did not show up',
    customerSaysNobodyCame: 'The customer says that nobody came',
    askAnother: 'Ask another contractor on the tracking page.',
    released: 'The job is released and its fee refunded.',
    done: 'Done',
    doneText: 'The work was completed.',
  },
};

/** The states of an appointment, and the dialogs that change it. */
export const appointmentChangeWords = inLanguages({ en, es });
