import { describe, expect, it } from 'vitest';
import type { ContractorContact } from '../../../directory/public.ts';
import { aContact, storedRequest } from '../../testing/stored.ts';
import { digestMessages } from './opportunity-digest.ts';

const at = new Date('2026-12-01T15:00:00Z');
const found = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    request: storedRequest({ title: `Job ${index + 1}` }),
    match: { score: 88, reasons: [] },
    distance: 3.42,
  }));
const digest = (count: number, contact: Partial<ContractorContact> = {}) =>
  digestMessages({ publicUrl: 'https://plumbline.example' }, aContact(contact), found(count), at);

const kindsOf = (message: ReturnType<typeof digest>[number] | undefined) =>
  message?.content.kind === 'letter' ? message.content.blocks.map(({ kind }) => kind) : [];

describe('a contractor hears of open requests', () => {
  it('not at all where nothing was found', () => expect(digest(0)).toEqual([]));

  it('by mail, with what, where, when and how well it fits', () => {
    const [message, ...others] = digest(1);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      channel: 'email',
      to: 'bea@example.com',
      transactional: false,
      purpose: 'opportunity-digest',
      dedupeKey: 'opportunity-digest:ct_1:2026-12-01T15:00:00.000Z',
      content: { subject: 'New opportunity: Job 1 in Louisville' },
    });
    const text = JSON.stringify(message);
    expect(text).toContain(
      'Plumbing repair. Louisville, KY 40204, 3.4 mi from you. Thu, Dec 3, 12PM-5PM. Match score 88 of 100.',
    );
    expect(text).toContain('https://plumbline.example/dashboard/craftsman?tab=opportunities');
    expect(text).not.toMatch(/Delgado|0177|Cherokee/);
    expect(kindsOf(message)).toEqual(['paragraph', 'facts', 'button', 'note']);
    expect(text).toContain(
      'at most one of these messages an hour. Change whether and how you hear from us: https://plumbline.example/',
    );
  });

  it('of ten by name and of the others by number', () => {
    const ten = JSON.stringify(digest(10));
    expect(ten).toContain('10 new opportunities near you');
    expect(ten).toContain('Job 10');
    expect(ten).not.toContain('And ');
    const twelve = JSON.stringify(digest(12));
    expect(twelve).toContain('And 2 more.');
    expect(twelve).not.toContain('Job 11');
  });

  it('by text where they want that and have agreed to it', () => {
    const texted = { preferredContactMethod: 'sms', smsConsent: true } as const;
    expect(digest(2, texted)).toMatchObject([
      {
        channel: 'sms',
        to: '+15025550134',
        content: {
          text: 'Plumbline: 2 new opportunities near you. https://plumbline.example/dashboard/craftsman?tab=opportunities',
        },
      },
    ]);
    expect(digest(2, { ...texted, smsConsent: false })).toMatchObject([{ channel: 'email' }]);
    expect(digest(2, { ...texted, phone: null })).toMatchObject([{ channel: 'email' }]);
    expect(digest(2, { smsConsent: true })).toMatchObject([{ channel: 'email' }]);
  });

  it('in their language, with links to pages in it', () => {
    const letter = JSON.stringify(digest(2, { language: 'es' }));
    expect(letter).toContain('2 oportunidades nuevas cerca de usted');
    expect(letter).toContain('Plomería: reparación. Louisville, KY 40204, a 3.4 mi de usted.');
    expect(letter).toContain('https://plumbline.example/es/dashboard/craftsman?tab=opportunities');
    expect(letter).toContain('https://plumbline.example/es/account-craftsman');
  });

  it('on no channel without an address', () => expect(digest(1, { email: null })).toEqual([]));
});
