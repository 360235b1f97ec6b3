import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './details.words.es.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const en = {
  title: 'Complete Your Request',
  back: 'Back to Contractor Selection',
  formLabel: 'Your request',
  aside: {
    open: 'Contractors come to you',
    one: 'Your contractor',
    several: (count: number) => `The ${count} contractors we ask`,
    nobodyAsked: 'Nobody is asked. Contractors who want the job send you proposals.',
    where: 'Where',
  },
  job: {
    title: 'The job',
    projectType: 'Project Type',
    description: 'Project Description',
    descriptionHint: 'What is wrong, where, since when. Leave out phone numbers; we pass yours on when it is time.',
    budgetFrom: 'Budget from',
    budgetFromHint: 'In dollars, if you have one in mind.',
    budgetTo: 'Up to',
    budgetToHint: 'The most that you would pay.',
    urgency: 'Urgency Level',
    urgencies: {
      low: { label: 'Low', detail: 'Within a week' },
      medium: { label: 'Medium', detail: 'Within 2-3 days' },
      high: { label: 'High', detail: 'Today/tomorrow' },
    },
    preferredDate: 'Preferred Date',
    preferredTime: 'Preferred Time',
    slots: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', anytime: 'Any time' },
    flexible: "I'm flexible",
  },
  contact: {
    title: 'Your Contact Information',
    oneSees: (company: string) => `${company} sees this after accepting. Nobody else does.`,
    onlyTheirs: 'Only the contractor who gets the job sees this, after accepting. Nobody else does.',
    method: 'Preferred Contact Method',
    methods: {
      sms: { label: 'SMS', detail: 'Fastest' },
      email: { label: 'Email', detail: 'Detailed' },
      both: { label: 'Both', detail: 'Maximum coverage' },
    },
  },
  consent: {
    textMe: 'Text me about this request.',
    terms:
      "I agree that Plumbline sends text messages to the phone number above about this request: contractors' answers, proposed times and appointment reminders. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help. Consent is not a condition of purchase.",
    read: 'Read:',
    weText: 'We text you the answers. The tracking link comes by email as well.',
    byEmail: "If you don't check this box, we don't text. Everything about this request comes by email instead.",
    byEmailTo: (email: string) =>
      `If you don't check this box, we don't text. Everything about this request comes by email to ${email} instead.`,
  },
  submit: {
    submit: 'Submit Request',
    submitTo: (whom: string) => `Submit Request to ${whom}`,
    submitting: 'Submitting...',
    offline: 'No connection: waiting to submit',
    notSent: 'Not sent yet',
    answersKept: 'Your answers are kept, and trying again never sends the request twice.',
    failed: 'Error',
    tryAgain: 'Failed to submit service request. Please try again.',
    elsewhere: 'This request was sent in another tab.',
  },
  /** Follows the message of a field that is missing or wrong. */
  advice: {
    after: (message: string, advice: string) => `${message}: ${advice}`,
    description: 'say in a sentence what is wrong and where.',
    descriptionMore: (least: number, missing: number) =>
      `write at least ${least} characters, ${numbers[missing]} more to go.`,
    name: 'what should the contractor call you?',
    nameMore: 'write at least two letters.',
    phone: 'write it with its area code, in any form.',
    areaCode: (example: string) => `add the area code, such as ${example}.`,
    tenDigits: (example: string) => `check the digits, there are ten in a number such as ${example}.`,
    email: 'your tracking link goes there.',
    spaces: 'take the spaces out.',
    at: 'add the @ and what follows it.',
    ending: 'add the ending, such as .com.',
    typo: 'check it for a typing mistake.',
    address: (example: string) => `write street and number, such as ${example}.`,
    place: 'choose the location again.',
  },
};

/** The last step: the job, the contact details, the consent to texts, and sending it. */
export const detailsWords = inLanguages({ en, es });
