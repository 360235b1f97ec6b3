import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { fieldProblems, sentenceFor } from './problem-sentences.ts';

const refused = (status: number, code: string, extra = {}) =>
  new ApiError(status, '', JSON.stringify({ code, message: 'From the server', traceId: 'r', ...extra }));

describe('a problem as a sentence', () => {
  it('is made from the code', () => {
    expect(sentenceFor(refused(429, 'too-many-requests'))).toMatch(/wait a minute/);
    expect(sentenceFor(refused(404, 'not-found'))).toMatch(/check your link/);
  });

  it("is the server's own where only it knows what happened", () => {
    expect(sentenceFor(refused(409, 'already-happened'))).toBe('From the server');
    expect(sentenceFor(refused(403, 'step-up-required'))).toBe('From the server');
  });

  it('never shows a machine’s text', () => {
    expect(sentenceFor(refused(500, 'internal'))).not.toContain('server');
    expect(sentenceFor(new ApiError(502, 'Bad Gateway', '<html>nginx</html>'))).toMatch(/Something broke/);
    expect(sentenceFor(refused(418, 'constructor'))).toMatch(/Something broke/);
    expect(sentenceFor(new Error('x is undefined'))).toMatch(/Something broke/);
    expect(sentenceFor(undefined)).toMatch(/Something broke/);
  });

  it('tells a lost connection from a broken server', () => {
    expect(sentenceFor(new TypeError('Failed to fetch'))).toMatch(/No connection/);
  });
});

describe('the server’s messages about fields', () => {
  it('is there for the form, or empty', () => {
    expect(fieldProblems(refused(400, 'invalid-input', { fields: { city: 'City is required' } }))).toEqual({
      city: 'City is required',
    });
    expect(fieldProblems(new TypeError('x'))).toEqual({});
  });
});
