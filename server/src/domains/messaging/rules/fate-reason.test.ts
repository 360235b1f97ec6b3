import { describe, expect, it } from 'vitest';
import { type FateReason, reasonColumns, reasonIn } from './fate-reason.ts';

const both = (reason: FateReason | string | null) => {
  const stored = reasonColumns(reason);
  return [reasonIn('en', stored), reasonIn('es', stored)];
};

describe('a reason', () => {
  it('is stored as a kind with its values, and English beside it for the previous release', () => {
    expect(reasonColumns({ kind: 'came-back', code: '5.1.1' })).toEqual({
      statusReason: 'the mail bounced: 5.1.1',
      statusReasonKind: { kind: 'came-back', code: '5.1.1' },
    });
  });

  it('in the words of a provider is stored without a kind', () => {
    expect(reasonColumns('SMTP 550')).toEqual({ statusReason: 'SMTP 550', statusReasonKind: null });
  });

  it('is read in the language of the reader', () => {
    expect(both({ kind: 'came-back', code: '5.1.1' })).toEqual([
      'the mail bounced: 5.1.1',
      'el correo fue devuelto: 5.1.1',
    ]);
    expect(both({ kind: 'not-set-up', channel: 'sms' })).toEqual([
      'nothing is set up to send texts',
      'no hay nada configurado para enviar mensajes de texto',
    ]);
    expect(both({ kind: 'silent-provider', provider: 'Twilio', code: 'EPIPE' })).toEqual([
      'Twilio did not answer: EPIPE',
      'Twilio no respondió: EPIPE',
    ]);
  });

  it('may be in the words of another domain', () => {
    const said = { en: 'another contractor got the job', es: 'otro contratista obtuvo el trabajo' };
    expect(both({ kind: 'said', said })).toEqual([said.en, said.es]);
  });

  it.each(['SMTP 550', null])('of a provider stays as it is, and none stays none: %s', (reason) => {
    expect(both(reason)).toEqual([reason, reason]);
  });

  it('that an earlier release stored has no kind', () => {
    const stored = { statusReason: 'it would have been too late', statusReasonKind: null };
    expect(reasonIn('es', stored)).toBe('it would have been too late');
  });

  it('that the previous release has replaced since is not taken for the one before', () => {
    const stored = { ...reasonColumns({ kind: 'night' }), statusReason: 'SMTP 550' };
    expect(reasonIn('es', stored)).toBe('SMTP 550');
  });
});
