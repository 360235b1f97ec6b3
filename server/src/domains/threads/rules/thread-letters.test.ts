import { describe, expect, it } from 'vitest';
import { inventReferral } from './sample-referral.ts';
import { type AnnouncedFacts, threadLetter } from './thread-letters.ts';

const facts = (given: Partial<AnnouncedFacts> = {}, isConnected = false): AnnouncedFacts => ({
  party: 'customer',
  opened: inventReferral({ isConnected }),
  from: 'Beargrass Plumbing',
  unread: { count: 1, texts: ['Is the shut-off valve closed?'] },
  language: 'en',
  settings: { publicUrl: 'https://plumbline.example' },
  ...given,
});

describe('an announcement', () => {
  it('says that there is a question, quotes it, and says how to answer', () => {
    const { subject, sms } = threadLetter(facts());
    expect(subject).toBe('Beargrass Plumbing has a question (PL-7K4QZ2)');
    expect(sms).toBe(
      'Plumbline PL-7K4QZ2: Beargrass Plumbing has a question: "Is the shut-off valve closed?" Reply to this text, or: ' +
        'https://plumbline.example/thread?request=rq_Sample&contractor=co_Sample#newest',
    );
  });

  it('tells a contractor of answers before the connection, and of messages afterwards', () => {
    const unread = { count: 2, texts: ['Gas.', 'Since Monday.'] };
    const from = 'Customer in 40204';
    expect(threadLetter(facts({ party: 'contractor', from, unread })).subject).toBe(
      'Customer in 40204 answered 2 of your questions (PL-7K4QZ2)',
    );
    expect(threadLetter(facts({ party: 'contractor', from: 'Ana Delgado', unread }, true)).subject).toBe(
      '2 new messages from Ana Delgado (PL-7K4QZ2)',
    );
  });

  it('quotes the newest in a text, on one line and cut', () => {
    const texts = ['One.', `It drips${' and drips'.repeat(20)}\nand drips.`];
    const { sms } = threadLetter(facts({ unread: { count: 2, texts } }, true));
    expect(sms).toMatch(/2 new messages from Beargrass Plumbing: "It drips and[^"\n]{40,90}\.\.\." Reply/);
    expect(sms).not.toContain('One.');
  });

  it('says in a letter if there is more than it shows', () => {
    const { blocks } = threadLetter(facts({ unread: { count: 9, texts: ['Last.'] } }, true));
    expect(JSON.stringify(blocks)).toContain('Only the newest are shown here.');
    expect(JSON.stringify(blocks)).not.toContain('hidden until');
  });

  it('is in the language of its reader', () => {
    expect(threadLetter(facts({ language: 'es' })).sms).toContain('Beargrass Plumbing tiene una pregunta');
  });
});
