import { describe, expect, it } from 'vitest';
import { isOwnWords } from './model-reading.ts';

describe('a description', () => {
  it.each([
    ['um so my kitchen fawcet drips', 'My kitchen faucet drips.'],
    ['hey the AC aint coolin, not the heater', 'The AC isn’t cooling, not the heater'],
    ['se tapo el bano y sale agua por el piso', 'Se tapó el baño y sale agua por el piso'],
    [
      'toilet runs all nite, 2 outlets are dead and teh gate wont close',
      'Toilet runs all night, 2 outlets are dead and the gate won’t close',
    ],
    ['my email is pat@lee.example, water heater is out', 'My email is pat@lee.example, water heater is out'],
    ['Call me at 502-555-0134 about the 40 gal. tank', 'Call me at 502-555-0134 about the 40 gal. tank'],
    ['no heat', 'No heat'],
  ])('of %j can be %j', (text, description) => {
    expect(isOwnWords(description, text, text)).toBe(true);
  });

  it.each([
    ['my sink leaks', 'Buy gold now'],
    ['my sink leaks', 'My sink leaks, and 3 outlets are dead'],
    ['my sink leaks', 'My sink leaks badly under the kitchen cabinet every night'],
    ['my sink leaks at 5 pm', 'My sink leaks at 6 pm'],
    ['evil com is where my sink leaks', 'My sink leaks evil.com'],
    ['ann lee example com has a leak', 'Ann has a leak: lee@example.com'],
    ['el baño se tapó otra vez', 'The bathroom is clogged again'],
    ['my sink leaks and the tub is cracked and the gate is stuck and the roof is gone', 'My sink leaks'],
    ['my sink leaks', 'My sink leaks my sink leaks my sink leaks'],
    ['my sink leaks', ''],
    ['my sink leaks', '…'],
  ])('of %j cannot be %j', (text, description) => {
    expect(isOwnWords(description, text, text)).toBe(false);
  });

  it.each([
    ['addresses that never end', `_${'.Aw_'.repeat(333)}.ww${'@_'.repeat(1333)}`],
    ['words that differ in one letter', Array.from({ length: 800 }, (_, at) => `w${1000 + at}`.slice(0, 5)).join('x ')],
    ['many words', Array.from({ length: 700 }, (_, at) => `w${'abcdefghij'[at % 10]}${at.toString(36)}zz`).join(' ')],
  ])('is compared quickly even if it consists of %s', (_what, text) => {
    const began = performance.now();
    isOwnWords(text.slice(0, 4000), text.slice(0, 4000).replaceAll('z', 'y').replaceAll('x', 'v'), text.slice(0, 4000));
    // Cubic code took seconds on the first one; code that compares every pair of words took seconds on the last.
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
