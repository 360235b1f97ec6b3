import { smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import {
  ClaimId,
  ContactChangeId,
  type ContractorId,
  ReviewAnswerId,
  ReviewInvitationId,
  ServiceRequestId,
} from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import {
  claimCodeMessage,
  contactChangedMessage,
  contactCodeMessage,
  newReviewMessages,
  reviewInvitationMessages,
} from './notifications.ts';
import type { ContractorContact } from './views.ts';

const origin = { publicUrl: 'https://plumbline.example' };
const listing = { id: 'ct_1' as ContractorId, companyName: 'Acme Plumbing', language: 'es' } as const;
const code = { code: '482913', minutes: 15 } as const;

const textOf = (content: object): string => JSON.stringify(content);

const invitation = (language: 'en' | 'es') =>
  reviewInvitationMessages(
    origin,
    ReviewInvitationId.parse('ri_1'),
    {
      requestId: ServiceRequestId.parse('rq_1'),
      customer: { name: 'Ana Delgado', email: 'ana@example.com', phone: '+15025550177', language },
    },
    'Acme Plumbing',
  );

describe('Spanish messages about listings', () => {
  it('ask the customer for a review, linking to the Spanish page', () => {
    const [letter, text] = invitation('es');
    expect(letter?.language).toBe('es');
    expect(letter?.content).toMatchObject({ subject: '¿Qué le pareció Acme Plumbing?' });
    expect(textOf(letter?.content ?? {})).toContain('"https://plumbline.example/es/review/ri_1"');
    expect(text?.content).toEqual({
      kind: 'text',
      text: 'Plumbline: ¿recomienda a Acme Plumbing? Su reseña: https://plumbline.example/es/review/ri_1',
    });
  });

  it('notify the contractor of a review, whose text stays as written', () => {
    const contact = { ...listing, isClaimed: true, email: 'office@acme.example' } as ContractorContact;
    const review = { rating: 5, reviewText: 'Came on time.' };
    const [letter] = newReviewMessages(origin, ReviewAnswerId.parse('ra_1'), review, contact);
    expect(letter?.content).toMatchObject({ subject: 'Un cliente le dio 5 de 5 estrellas' });
    expect(textOf(letter?.content ?? {})).toContain('“Came on time.”');
    expect(textOf(letter?.content ?? {})).toContain('"https://plumbline.example/es/answer-review/ra_1"');
  });

  it('notify the previous email address of a change', () => {
    const id = ContactChangeId.parse('cc_1');
    expect(contactChangedMessage(id, 'phone', 'office@acme.example', listing)).toMatchObject({
      language: 'es',
      content: { subject: 'Se cambió el teléfono de Acme Plumbing' },
    });
  });

  it('read a code out twice in a call', () => {
    const change = { ...code, id: ContactChangeId.parse('cc_1'), channel: 'phone', byCall: true } as const;
    expect(contactCodeMessage(change, '+15025550177', listing, 'es').content).toMatchObject({
      text: expect.stringContaining('4, 8, 2, 9, 1, 3. Otra vez: 4, 8, 2, 9, 1, 3.'),
    });
  });
});

describe('texts about listings', () => {
  const claim = { ...code, id: ClaimId.parse('cl_1'), channel: 'phone' } as const;
  const textOfCode = (language: 'en' | 'es', minutes: number): string => {
    const { content } = claimCodeMessage({ ...claim, minutes }, '+15025550177', listing, language);
    return content.kind === 'text' ? content.text : '';
  };

  it.each([15, 24 * 60])('take one segment in Spanish as in English: a code for %i minutes', (minutes) => {
    expect(textOfCode('es', minutes)).toMatch(/^482913 es su clave/);
    expect([smsSegments(textOfCode('en', minutes)), smsSegments(textOfCode('es', minutes))]).toEqual([1, 1]);
  });

  it.each(['en', 'es'] as const)('take one segment in %s: the link for a review', (language) => {
    const [, text] = invitation(language);
    expect(text?.content.kind === 'text' && smsSegments(text.content.text)).toBe(1);
  });
});
