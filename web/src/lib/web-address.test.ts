import { expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

it('only addresses of the web become links', () => {
  expect(webAddress('https://louisvilleky.gov/a?b=1')).toBe('https://louisvilleky.gov/a?b=1');
  for (const url of ['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//x.example', 'https://', ''])
    expect(webAddress(url)).toBeUndefined();
  expect(webAddress(null)).toBeUndefined();
});
