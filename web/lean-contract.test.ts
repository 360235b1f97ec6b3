import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { lean, leanContract } from './lean-contract.ts';

const leanOf = (code: string, schemas?: string): string => lean(code, parseSync('module.js', code).program, schemas);

describe('a module of the contract in the browser', () => {
  it('has endpoints without what only the server uses', () => {
    const code = "export const get = endpoint({ name: 'get', path: '/a', reply: z.object({ a: A }), body: Body });";
    expect(leanOf(code)).toBe(
      "export const get = /* @__PURE__ */ (() => endpoint({ name: 'get', path: '/a', reply: undefined, body: Body }))();",
    );
  });

  it('loads the schemas of bodies when a form is checked', () => {
    const loader = (name: string) => `() => import('./a.ts?schemas').then((module) => module.${name}.body)`;
    const leanIn = (code: string) => leanOf(code, './a.ts?schemas');
    expect(leanIn("export const add = endpoint({ name: 'add', body: z.object({ a: A }) });")).toBe(
      `export const add = /* @__PURE__ */ (() => endpoint({ name: 'add', body: ${loader('add')} }))();`,
    );
    expect(leanIn('export const form = formOf({ body: Form });')).toBe(
      `export const form = /* @__PURE__ */ (() => formOf({ body: ${loader('form')} }))();`,
    );
  });

  it('has nothing of the server in what several endpoints share, and loads their body from one of them', () => {
    const code =
      "const both = { method: 'POST', body: Body, reply: Reply };\nexport const add = endpoint({ ...both });";
    expect(leanOf(code, './a.ts?schemas')).toBe(
      "const both = /* @__PURE__ */ (() => ({ method: 'POST', body: () => import('./a.ts?schemas').then((module) => module.add.body), reply: undefined }))();\n" +
        'export const add = /* @__PURE__ */ (() => endpoint({ ...both }))();',
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
      "import * as z from 'zod';\nexport const MOST = 3, CHOICES = ['a', 'b'];\nexport function read() { return call(MOST); }\nstart();";
    expect(leanOf(code)).toBe(code);
  });
});

describe('the copy of the contract with schemas', () => {
  const { resolveId } = leanContract() as unknown as {
    readonly resolveId: { handler(source: string, importer: string): Promise<{ readonly id: string } | string | null> };
  };
  const resolved = (path: string, importer = '/contract/src/a.ts?schemas') =>
    resolveId.handler.call({ resolve: async () => ({ id: `/contract/src/${path}` }) }, `./${path}`, importer);

  it('imports copies of other modules', async () => {
    expect(await resolved('kernel/id.ts')).toBe('/contract/src/kernel/id.ts?schemas');
    expect(await resolved('kernel/id.ts', '/web/src/app.tsx')).toBeNull();
  });

  it('shares the texts, and the language that they are spoken in', async () => {
    expect(await resolved('kernel/input.words.ts')).toEqual({ id: '/contract/src/kernel/input.words.ts' });
    expect(await resolved('kernel/words.ts')).toEqual({ id: '/contract/src/kernel/words.ts' });
  });
});
