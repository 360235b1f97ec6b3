import { describe, expect, it } from 'vitest';
import { keywordOf } from '../../messaging/public.ts';
import { readTextCommand } from '../../service-requests/referrals/rules/text-command.ts';
import { REMINDER_WORDS, readReminderReply } from './reminder-replies.ts';

describe('an answer to a reminder', () => {
  it.each([
    ['C', 'confirm', null],
    [' c. ', 'confirm', null],
    ['Confirmed, thanks!', 'confirm', 'en'],
    ['SÍ CONFIRMO', 'confirm', 'es'],
    ['Confirmo, gracias 👍', 'confirm', 'es'],
    ['r', 'move', null],
    ['Reschedule please', 'move', 'en'],
    ['CAMBIAR', 'move', 'es'],
    ['reagendar por favor', 'move', 'es'],
  ])('is read from %j', (text, kind, language) => {
    expect(readReminderReply(text)).toEqual({ kind, language, code: null, isYes: false });
  });

  it('may be a mere yes, which other questions have, too', () => {
    expect(readReminderReply('Yes')).toMatchObject({ kind: 'confirm', language: 'en', isYes: true });
    expect(readReminderReply('Sí')).toMatchObject({ kind: 'confirm', language: 'es', isYes: true });
  });

  it('may name its request', () => {
    expect(readReminderReply('C PL-7K4QZ2')).toMatchObject({ kind: 'confirm', code: '7K4QZ2' });
    expect(readReminderReply('pl 7k4qz2 cambiar')).toMatchObject({ kind: 'move', code: '7K4QZ2' });
  });

  it.each(['', 'c u later', 'confirm?', 'can you come at 3', 'no', 'rc', 'did you confirm with him', 'c r'])(
    'is not read from %j',
    (text) => {
      expect(readReminderReply(text)).toBeNull();
    },
  );

  it('is none of the words that mean something else', () => {
    for (const word of REMINDER_WORDS) {
      expect([word, keywordOf(word)]).toEqual([word, null]);
      expect([word, readTextCommand(word).kind]).toEqual([word, 'unclear']);
    }
    for (const word of ['STOP', 'CANCEL', 'END', 'ALTO', 'CANCELAR', 'HELP', 'START', 'ACCEPT', 'ACEPTAR', 'DENY']) {
      expect([word, readReminderReply(word)]).toEqual([word, null]);
    }
  });
});
