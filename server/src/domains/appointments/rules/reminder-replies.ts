import { LANGUAGES, type Language } from '@plumbline/contract/kernel/language.ts';

/** A text message that answers a reminder. */
export interface ReminderReply {
  readonly kind: 'confirm' | 'move';
  /** The language of the word; null for a letter, which says nothing about it. */
  readonly language: Language | null;
  /** The request's number as written, without 'PL-'; null if there is none. */
  readonly code: string | null;
  /** A 'yes', which could be meant for another question. */
  readonly isYes: boolean;
}

type Words = Readonly<Record<'confirm' | 'yes' | 'move', readonly string[]>>;

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    confirm: [
      'confirm',
      'confirmed',
      'confirming',
      'i confirm',
      'i confirmed',
      'we confirm',
      'yes confirm',
      'yes confirmed',
    ],
    yes: ['yes', 'y', 'yep', 'yeah', 'yup'],
    move: [
      'reschedule',
      'resched',
      'rescheduling',
      'i need to reschedule',
      'need to reschedule',
      'can we reschedule',
      'move',
    ],
  },
  es: {
    confirm: [
      'confirmo',
      'confirmar',
      'confirmado',
      'confirmada',
      'confirmamos',
      'si confirmo',
      'si confirmado',
      'yo confirmo',
    ],
    yes: ['si', 'sip'],
    move: [
      'cambiar',
      'cambio',
      'cambiarla',
      'cambiar cita',
      'cambiar la cita',
      'reagendar',
      'reagendo',
      'reprogramar',
      'reprogramo',
    ],
  },
};

const BY_WORD: ReadonlyMap<string, Omit<ReminderReply, 'code'>> = new Map([
  ['c', { kind: 'confirm', language: null, isYes: false }],
  ['r', { kind: 'move', language: null, isYes: false }],
  ...LANGUAGES.flatMap((language) =>
    (Object.keys(WORDS[language]) as (keyof Words)[]).flatMap((kind) =>
      WORDS[language][kind].map((word): [string, Omit<ReminderReply, 'code'>] => [
        word,
        { kind: kind === 'move' ? 'move' : 'confirm', language, isYes: kind === 'yes' },
      ]),
    ),
  ),
]);

/** All words that answer a reminder. */
export const REMINDER_WORDS: readonly string[] = [...BY_WORD.keys()];

const COURTESY =
  /^(?:(?:hi|hello|hola) )+|(?: (?:please|pls|thanks|thank you|thx|por favor|gracias|muchas gracias))+$/g;
/** The letters and digits of a request's number (contract request-number.ts). */
const REQUEST_NUMBER = /\bpl[- ]{0,2}([2-9a-hj-km-np-tv-z]{6})\b/;

/**
 * Reads an answer to a reminder in English or Spanish, in any case, with or without accents, marks, polite words and the
 * request's number. Null for everything else: a question decides nothing, and neither does a sentence around a word.
 */
export function readReminderReply(text: string): ReminderReply | null {
  const line = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ');
  if (/\?\s*$/.test(line)) return null;
  const code = REQUEST_NUMBER.exec(line)?.[1]?.toUpperCase() ?? null;
  const words = line
    .replace(REQUEST_NUMBER, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(COURTESY, '');
  const found = BY_WORD.get(words);
  return found === undefined ? null : { ...found, code };
}
