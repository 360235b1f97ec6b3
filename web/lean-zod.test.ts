import { expect, it } from 'vitest';
import { withoutContents } from './lean-zod.ts';

it('a module that the browser does without keeps the names that others import', () => {
  const code = `import { a } from './a.js';
export function process(schema) {
  export_();
}
export const toJson = (schema) => (params) => {};
const own = 1;
export { own as mine };`;
  expect(withoutContents(code)).toBe(`export const process = () => undefined;
export const toJson = () => undefined;
export const mine = () => undefined;`);
});
