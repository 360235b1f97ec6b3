import { expect, it } from 'vitest';
import { defaultProjectFilter, ProjectFilter } from '../projects/project-filter.ts';
import { newProjectsPath } from './stay-address.ts';

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://localhost').searchParams);

it('counts what the projects page shows', () => {
  expect(ProjectFilter.parse(queryOf(newProjectsPath({ all: false })))).toEqual(defaultProjectFilter);
});

it('counts everything for those who see everything', () => {
  expect(queryOf(newProjectsPath({ all: true, since: '2026-11-28T12:00:00Z' }))).toEqual({
    since: '2026-11-28T12:00:00Z',
  });
});
