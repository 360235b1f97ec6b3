import { describe, expect, it } from 'vitest';
import { storedRequest, storedTime } from '../../testing/stored.ts';
import { button, facts, jobLine, momentText, paragraph, place, timeText, when } from './letter.ts';

describe('the parts of a letter', () => {
  it('are blocks', () => {
    expect(paragraph('Hello.')).toEqual({ kind: 'paragraph', text: 'Hello.' });
    expect(button('Open', '/x')).toEqual({ kind: 'button', label: 'Open', url: '/x' });
    expect(facts([['Where', 'Louisville']])).toEqual({
      kind: 'facts',
      facts: [{ label: 'Where', value: 'Louisville' }],
    });
  });

  it('say which job they are about', () => {
    expect(jobLine(storedRequest())).toEqual({
      kind: 'note',
      text: expect.stringMatching(/^Leak under the kitchen sink · PL-\w{6}$/),
    });
  });

  it('say where and when, the place without its street', () => {
    expect(place(storedRequest())).toBe('Louisville, KY 40204');
    expect(when(storedRequest(), 'en')).toBe('Thu, Dec 3, 12PM-5PM');
    expect(when(storedRequest(), 'es')).toBe('jue 3 dic, de 12 p.m. a 5 p.m.');
  });

  it('give a proposed time on the clocks of the job', () => {
    expect(timeText(storedTime(), storedRequest(), 'en')).toBe('Fri, Dec 4, 2:00 PM EST');
    expect(timeText(storedTime(), storedRequest({ timeZone: 'America/Chicago' }), 'en')).toBe(
      'Fri, Dec 4, 2:00 PM CST',
    );
    expect(momentText(null, storedRequest(), 'en')).toBe('');
    expect(timeText(null, storedRequest(), 'en')).toBe('');
  });
});
