import { appointmentWords } from '@plumbline/contract/domains/appointments/appointment.words.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../../kernel/settings.ts';
import type { Block, OutgoingMessage } from '../../messaging/public.ts';
import type { StoredAppointment } from '../tables.ts';
import { appointmentLetterWords } from './appointment-letters.words.ts';

function wishOf(appointment: StoredAppointment, language: Language) {
  const words = appointmentLetterWords[language];
  const { serviceType, location, notes, startsAt, timeZone } = appointment;
  const when = formatsIn(language).formatDateTime(startsAt.toISOString(), timeZone);
  const service = new Map(Object.entries(appointmentWords[language].serviceTypes)).get(serviceType) ?? serviceType;
  const facts: Block = {
    kind: 'facts',
    facts: [
      { label: words.facts.when, value: when },
      { label: words.facts.service, value: service },
      ...(location === '' ? [] : [{ label: words.facts.where, value: location }]),
      ...(notes === null ? [] : [{ label: words.facts.notes, value: notes }]),
    ],
  };
  return { words, when, facts };
}

/** Returns the messages to support and to the customer about an appointment without a service request. */
export function requestedMessages(
  appointment: StoredAppointment,
  { publicUrl, supportEmail, supportLanguage }: Pick<Settings, 'publicUrl' | 'supportEmail' | 'supportLanguage'>,
): OutgoingMessage[] {
  const common = {
    channel: 'email',
    purpose: 'appointment-requested',
    about: { kind: 'appointment', id: appointment.id },
    transactional: true,
  } as const;
  const { customerEmail, language } = appointment;
  const toCustomer: OutgoingMessage[] =
    customerEmail === null
      ? []
      : [
          {
            ...common,
            dedupeKey: `appointment-requested:${appointment.id}:customer`,
            to: customerEmail,
            language,
            content: wishLetter(appointment, publicUrl),
          },
        ];
  const toSupport: OutgoingMessage[] =
    supportEmail === null
      ? []
      : [
          {
            ...common,
            dedupeKey: `appointment-requested:${appointment.id}:support`,
            to: supportEmail,
            language: supportLanguage,
            ...(customerEmail !== null && { replyTo: customerEmail }),
            content: supportLetter(appointment, supportLanguage),
          },
        ];
  return [...toCustomer, ...toSupport];
}

function wishLetter(appointment: StoredAppointment, publicUrl: string): OutgoingMessage['content'] {
  const { words, when, facts } = wishOf(appointment, appointment.language);
  const { subject, text, chooseContractor } = words.requested;
  const url = publicUrl + pathIn(appointment.language, '/request-service');
  return {
    kind: 'letter',
    subject,
    blocks: [{ kind: 'paragraph', text: text(when) }, facts, { kind: 'button', label: chooseContractor, url }],
  };
}

function supportLetter(appointment: StoredAppointment, language: Language): OutgoingMessage['content'] {
  const { words, when, facts } = wishOf(appointment, language);
  const { subject, text, name, email, phone, notGiven } = words.toSupport;
  const { customerName, customerEmail, customerPhone } = appointment;
  return {
    kind: 'letter',
    subject: subject(when),
    blocks: [
      { kind: 'paragraph', text },
      facts,
      {
        kind: 'facts',
        facts: [
          { label: name, value: customerName ?? notGiven },
          { label: email, value: customerEmail ?? notGiven },
          { label: phone, value: customerPhone ?? notGiven },
        ],
      },
    ],
  };
}
