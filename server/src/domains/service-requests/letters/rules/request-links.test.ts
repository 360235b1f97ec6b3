import { describe, expect, it } from 'vitest';
import { storedRequest } from '../../testing/stored.ts';
import { requestLinksMessage } from './request-links.ts';

const settings = { publicUrl: 'https://plumbline.example' };
const mailOf = (...requests: ReturnType<typeof storedRequest>[]) =>
  requestLinksMessage(settings, 'ana@example.com', 'k1', requests);

describe('the mail with the links of a customer’s requests', () => {
  it('has one button for each request, named by number and title', () => {
    const mail = mailOf(storedRequest({ ordinal: 1 }), storedRequest({ ordinal: 2 }));
    const { blocks } = mail.content as Extract<typeof mail.content, { kind: 'letter' }>;
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'button', 'button', 'note']);
    expect(blocks[1]).toMatchObject({
      label: expect.stringMatching(/^PL-\w{6}: Leak under the kitchen sink$/),
      url: 'https://plumbline.example/track/sr_1',
    });
    expect(blocks[0]).toMatchObject({ text: expect.stringContaining('the links to your open requests') });
    expect(blocks[3]).toMatchObject({ text: expect.stringMatching(/^\w.+\.$/) });
    expect(mail).toMatchObject({ to: 'ana@example.com', dedupeKey: 'request-links:k1', language: 'en' });
    expect(mail).toMatchObject({ about: { kind: 'service-request', id: 'sr_1' }, transactional: true });
  });

  it('is in the language of the newest request', () => {
    const mail = mailOf(storedRequest({ language: 'es' }), storedRequest());
    expect(mail).toMatchObject({ language: 'es', content: { subject: 'Los enlaces de sus solicitudes' } });
    expect(JSON.stringify(mail)).toContain('https://plumbline.example/es/track/sr_1');
  });
});
