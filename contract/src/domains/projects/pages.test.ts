import { expect, it } from 'vitest';
import { projectPath } from './pages.ts';

it('knows the address of a project', () => {
  expect(projectPath('pj_1' as never)).toBe('/projects/pj_1');
});
