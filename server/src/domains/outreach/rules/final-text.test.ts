import { smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import { describe, expect, it } from 'vitest';
import { someFacts } from '../testing/facts.ts';
import type { Draft } from './draft.ts';
import { checked, localText, textHash } from './final-text.ts';
import { writeLocally } from './local-writer.ts';

const STOP = ' Reply STOP to end these texts.';
const saying = (message: string): Draft => ({
  subject: null,
  message,
  opening: message,
  points: [],
  objections: [],
  close: 'Thank you.',
});
const text = someFacts({ channel: 'sms' });
const said = writeLocally(text)?.message ?? '';

describe('a draft', () => {
  it('is shown when all of it is from the facts', () => {
    const draft = writeLocally(someFacts());
    expect(checked(draft, someFacts())).toEqual({ ...draft, segments: null });
  });

  it('is not shown when it says more, or when there is none', () => {
    const draft = writeLocally(someFacts());
    expect(checked(draft && { ...draft, message: `${draft.message}\n\nWe take $900.` }, someFacts())).toBeNull();
    expect(checked(null, someFacts())).toBeNull();
  });
});

describe('a text message', () => {
  it('is shown with how to end such texts, counted with it', () => {
    const shown = checked(writeLocally(text), text);
    expect(shown?.message).toBe(`${said}${STOP}`);
    expect(shown?.segments).toBe(smsSegments(`${said}${STOP}`));
  });

  it('that the bidder sends is shown as it is', () => {
    const own = someFacts({ channel: 'sms', delivery: 'to-bidder' });
    expect(checked(writeLocally(own), own)?.message).not.toContain('STOP');
  });

  it('takes at most two segments, the ending among them', () => {
    const filled = (length: number) => saying(said.padEnd(length - STOP.length, '.'));
    expect(checked(filled(306), text)?.segments).toBe(2);
    expect(checked(filled(307), text)).toBeNull();
  });
});

describe('the local writer’s text', () => {
  it('tells what the listing says', () => {
    expect(localText(someFacts())?.message).toContain('Kitchen Remodel');
  });

  it('leaves the listing’s words out where they can’t be said', () => {
    const shown = localText(someFacts({ project: { title: 'Kitchen <remodel>' } }));
    expect(shown?.message).toContain('your project');
    expect(shown?.message).not.toContain('Kitchen');
  });

  it('is none where not even the names fit', () => {
    expect(localText(someFacts({ channel: 'sms', bidder: { company: 'Acme '.repeat(60).trim() } }))).toBeNull();
  });
});

describe('the hash of a text', () => {
  const hash = textHash({ subject: 'A', message: 'B' }, 'email', 'ann@acme.example.com');

  it('is the same for the same', () => {
    expect(textHash({ subject: 'A', message: 'B' }, 'email', 'ann@acme.example.com')).toBe(hash);
  });

  it.each([
    [{ subject: 'A', message: 'C' }, ['email', 'ann@acme.example.com']],
    [{ subject: null, message: 'B' }, ['email', 'ann@acme.example.com']],
    [{ subject: 'B', message: 'A' }, ['email', 'ann@acme.example.com']],
    [{ subject: 'A', message: 'B' }, ['email', 'ben@acme.example.com']],
    [{ subject: 'A', message: 'B' }, ['email']],
    [{ subject: 'A', message: 'B' }, ['emailann@acme.example.com']],
  ])('is another for %j to %j', (other, where) => {
    expect(textHash(other, ...where)).not.toBe(hash);
  });
});
