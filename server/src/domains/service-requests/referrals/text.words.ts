import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './text.words.es.ts';

export const en = {
  accept: 'ACCEPT',
  deny: 'DENY',
  propose: 'PROPOSE tomorrow 3pm',
  anyCommand: 'ACCEPT, DENY or PROPOSE tomorrow 3pm',

  notContractor:
    "Plumbline: We can't read texts about your request. Please use the link that we sent you. HELP for help, STOP to end.",
  nothingOpen: 'Plumbline: You have no request to answer now. Reply HELP for help, STOP to end texts.',
  whatCanBeSent: 'Reply ACCEPT, DENY, or PROPOSE with a time, like PROPOSE tomorrow 3pm. STOP ends texts.',
  unknownNumber: (number: string) =>
    `Plumbline: You have no request ${number}. Please check the number, or open the link that we sent you.`,
  whichRequest: (command: string, number: string, title: string, city: string, others: string) =>
    `Plumbline: Which request? Reply like ${command} ${number} (${title}, ${city}). Also open: ${others}`,
  proposed: (time: string) => `Proposed ${time}. We'll tell you what the customer says.`,
  proposedElsewhere: (time: string, ownTime: string) =>
    `Proposed ${time} (${ownTime} your time). We'll tell you what the customer says.`,
  /** Texts for a customer about a proposed range. */
  between: (from: string, to: string) => `Between ${from} and ${to}.`,

  time: {
    on: (date: string, clock: string) => `PROPOSE ${date} ${clock}`,
    sayWhen: (example: string) => `Say when, like ${example}.`,
    monthFirst: (example: string) => `Write the date as month/day, like ${example}.`,
    dayOrMonth: (first: string, second: string, example: string) =>
      `Do you mean ${first} or ${second}? Reply like ${example}.`,
    unread: (example: string) => `We couldn't read that time. Reply like ${example}.`,
    oneTime: (example: string) => `Propose one time, like ${example}.`,
    whatTime: (day: string, example: string) => `What time on ${day}? Reply like ${example}.`,
    midnight: (example: string) => `Midnight can belong to two days. Propose another time, like ${example}.`,
    whichDayAt: (clock: string, example: string) => `On which day at ${clock}? Reply like ${example}.`,
    whichDayThen: (example: string) => `On which day at that time? Reply like ${example}.`,
    amOrPm: (clock: string, day: string, example: string) =>
      `Is that ${clock} AM or PM on ${day}? Reply like ${example}.`,
    clocksChange: (example: string) => `Clocks change that night. Propose another time, like ${example}.`,
    passed: (example: string) => `That time has passed. Propose a later one, like ${example}.`,
    whichDay: (example: string) => `Which day? Reply like ${example}.`,
    otherWeekday: (date: string, weekday: string) => `${date} is a ${weekday}. Which day do you mean?`,
    whichOfTwo: (first: string, second: string, example: string) =>
      `Do you mean ${first} or ${second}? Reply with the date, like ${example}.`,
  },
};

/** Replies to contractors' texts. One SMS holds 160 characters of the GSM alphabet, which has no á, í, ó or ú. */
export const textWords = inLanguages({ en, es });
