import { describe, expect, it } from 'vitest';
import type { Project } from './project.ts';
import { projectPageMeta, projectPath } from './project-page.ts';

const project = (given: Partial<Project> = {}): Project =>
  ({
    id: 'pj_1',
    title: 'Kitchen remodel',
    location: 'Louisville, KY 40202',
    county: 'Jefferson County',
    status: 'bidding-open',
    projectType: 'commercial',
    budgetMin: null,
    budgetMax: null,
    sourceName: 'Metro permits',
    isSynthetic: false,
    ...given,
  }) as unknown as Project;

describe('the head of a project’s page', () => {
  it('names the project, its place and its source', () => {
    const { title, description, canonical, breadcrumb } = projectPageMeta(project(), 'en');
    expect(title).toBe('Kitchen remodel');
    expect(description).toContain(', Louisville, KY 40202, Jefferson County.');
    expect(description).toContain('Listed by Metro permits.');
    expect(canonical).toBe(projectPath('pj_1' as never));
    expect(breadcrumb?.map(({ path }) => path)).toEqual(['/', '/projects', '/projects/pj_1']);
  });

  it('marks a sample, and omits an unknown place', () => {
    expect(projectPageMeta(project({ isSynthetic: true }), 'en').description).toMatch(/^Sample project\. /);
    expect(projectPageMeta(project(), 'en').description).not.toContain('Sample');
    expect(projectPageMeta(project({ location: '', county: null }), 'en').description).not.toContain(', .');
  });

  it('is in the language of the page', () => {
    const { description, breadcrumb } = projectPageMeta(project(), 'es');
    expect(description).toBe(
      'Abierto a ofertas, comercial, Louisville, KY 40202, Condado de Jefferson. Presupuesto por definir. Publicado por Metro permits.',
    );
    expect(breadcrumb?.map(({ name }) => name)).toEqual(['Inicio', 'Proyectos de construcción', 'Kitchen remodel']);
  });

  it('asks search engines not to index a page that will disappear', () => {
    expect(projectPageMeta(project(), 'en').robots).toBe('noindex');
  });
});
