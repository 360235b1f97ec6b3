import type { MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { OutreachChannel } from '@plumbline/contract/domains/outreach/outreach.ts';
import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './outreach.words.es.ts';

export const en = {
  title: 'Secure This Job',
  close: 'Close',
  done: 'Done',
  /** Communication Method (specification, section 2). */
  channel: { email: 'Email', sms: 'SMS', phone: 'Phone Call' } satisfies Record<OutreachChannel, string>,
  summary: {
    project: 'Project',
    location: 'Location',
    budget: 'Budget',
    notStated: 'Not stated',
    oncePerDay: 'One message a day',
    impossible: 'There is nobody to contact about this project',
    failed: "This couldn't be loaded",
    loading: "Looking for the project's contact",
  },
  contact: {
    title: 'Contact the Builder',
    call: (number: string) => `Call ${number}`,
    email: (address: string) => `Email ${address}`,
    limits:
      'With us you can write once a day about a project. A script for your own call is always there. If they say no, all ways to them end.',
  },
  setup: {
    missing: 'Missing Information',
    missingText: 'Please fill in all required fields.',
    generate: 'Generate AI Outreach Script',
    generating: 'Generating AI Script...',
    notGenerated: 'Failed to generate script',
    generationFailed: 'Script Generation Failed',
    generationFailedText: 'Unable to generate outreach script. Please try again.',
    name: 'Your Name*',
    company: 'Company Name*',
    phone: 'Phone Number',
    email: 'Email Address*',
    method: 'Communication Method',
    urgency: 'Urgency Level',
    urgencyHint: 'Changes how urgent the message sounds.',
    low: 'Low Priority',
    medium: 'Medium Priority',
    high: 'High Priority',
    required:
      '** Required. Your name, company, phone and email appear in the message, so that the contact can answer you.',
    talk: 'Talk to text',
    talkExample: 'Say: “My name is Ann Lee from Acme Plumbing.”',
    heard: (text: string) => `We heard: “${text}”.`,
    checkHeard: 'Please check what it filled in.',
    nothingHeard: "We didn't hear a name or company.",
  },
  preview: {
    title: 'Review the message',
    fallback: 'Script generated successfully',
    failed: 'Failed to execute outreach',
    sentOnce: "We don't know whether it was sent. If you send it again, it goes out at most once.",
    to: 'To',
    subject: 'Subject',
    length: 'Length',
    texts: (count: number) => plural('en', count, { one: 'One text message', other: `${count} text messages` }),
    message: 'Message Content',
    below: 'Below the message',
    edit: 'Edit Details',
    send: 'Send Outreach',
    sending: 'Sending...',
  },
  sent: {
    complete: 'Outreach Campaign Complete',
    completeText: 'AI agent successfully executed outreach campaign',
    failed: 'Outreach Failed',
    failedText: 'Unable to execute outreach campaign. Please try again.',
    title: 'Outreach Successful!',
    text: 'The AI agent has executed the outreach campaign.',
    call: (address: string) => `We call ${address} and read this message.`,
    callScript: (address: string) =>
      `The contact was not called. The script is on its way to you at ${address}: you make the call.`,
    textForYou: (address: string) =>
      `The contact was not texted. The message is on its way to you at ${address}: send it from your own phone.`,
    waits: (address: string, when: string) =>
      `Your text message goes to ${address} on ${when} because it is night there now, and we don't text anyone at night.`,
    email: (address: string) => `Your email is on its way to ${address}. Answers go to your own email address.`,
    sms: (address: string) => `Your text message is on its way to ${address}.`,
  },
  page: {
    project: 'The Project',
    expired: 'This message has expired',
    expiredText: 'A message can be sent only for a while, and only from the browser that it was written in.',
    projects: 'All Projects',
  },
  own: {
    title: 'My Outreach',
    lead: 'Your messages about construction projects and their status, newest first.',
    states: { loading: 'Loading your messages', notLoaded: "We couldn't load your messages" },
    none: 'No Outreach Yet',
    noneText:
      'Use AI Outreach on a project to write to the contact that its listing names. Your messages are listed here.',
    findProjects: 'Find Projects',
    status: {
      queued: 'On Its Way',
      sent: 'Sent',
      delivered: 'Delivered',
      failed: 'Not Delivered',
      unknown: 'Not Confirmed',
      suppressed: 'Not Sent',
    } satisfies Record<MessageStatus, string>,
    waits: 'Waiting for Morning',
    goesOn: (when: string) => `We will send it on ${when}, because we don't text anyone at night.`,
    written: 'What you wrote',
    email: (address: string) => `Email to ${address}`,
    sms: (address: string) => `Text message to ${address}`,
    call: (address: string) => `Call to ${address}`,
    emailToYou: (address: string) => `Email to you at ${address}`,
    textForYou: (address: string) => `Text for you to send, mailed to ${address}`,
    callForYou: (address: string) => `Call script for you, mailed to ${address}`,
    notDelivered: 'It could not be delivered. The address or number of the listing may be wrong.',
    notConfirmed: "It was handed over, but we don't know whether it arrived.",
    notSent: 'It was not sent, because the recipient has opted out of such messages.',
  },
};

/** Writing to the contact of a project, and the messages written so far. */
export const outreachWords = inLanguages({ en, es });
