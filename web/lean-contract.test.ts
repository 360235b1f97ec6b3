import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { lean } from './lean-contract.ts';

const leanOf = (code: string): string => lean(code, parseSync('module.js', code).program);

describe('a module of the contract in the browser', () => {
  it('has endpoints without what only the server uses', () => {
    const code = "export const get = endpoint({ name: 'get', path: '/a', reply: z.object({ a: A }), body: Body });";
    expect(leanOf(code)).toBe(
      "export const get = /* @__PURE__ */ (() => endpoint({ name: 'get', path: '/a', reply: undefined, body: Body }))();",
    );
  });

  it('has schemas that can be left out one by one, however they are composed', () => {
    expect(leanOf('const A = z.string().max(3);')).toBe('const A = /* @__PURE__ */ (() => z.string().max(3))();');
    expect(leanOf('export const A = z.string(), B = A.optional();')).toBe(
      'export const A = /* @__PURE__ */ (() => z.string())(), B = /* @__PURE__ */ (() => A.optional())();',
    );
  });

  it('keeps everything else as it is', () => {
    const code =
      "import * as z from 'zod';\nexport const MOST = 3;\nexport function read() { return call(MOST); }\nstart();";
    expect(leanOf(code)).toBe(code);
  });
});
