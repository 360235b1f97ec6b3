import { describe, expect, it } from 'vitest';
import type { Project } from './project.ts';
import { projectPageMeta, projectWebPage } from './project-page.ts';

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
    sourceUrl: null,
    latitude: null,
    longitude: null,
    vanishedAt: null,
    checkedAt: '2026-11-20T11:02:00Z',
    isSynthetic: false,
    ...given,
  }) as unknown as Project;

describe('the head of a project’s page', () => {
  it('names the project, its place and its source', () => {
    const { title, description, canonical, breadcrumb } = projectPageMeta(project(), 'en');
    expect(title).toBe('Kitchen remodel');
    expect(description).toContain(', Louisville, KY 40202, Jefferson County.');
    expect(description).toContain('Listed by Metro permits.');
    expect(canonical).toBe('/projects/pj_1');
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

  it('asks search engines to index only what a source lists and is not completed', () => {
    expect(projectPageMeta(project(), 'en').robots).toBeUndefined();
    expect(projectPageMeta(project({ status: 'completed' }), 'en').robots).toBe('noindex');
    expect(projectPageMeta(project({ vanishedAt: '2026-11-01T10:00:00Z' }), 'en').robots).toBe('noindex');
  });
});

describe('a project’s page for search engines', () => {
  const site = 'https://plumbline.example';

  it('is a page about a place, based on its listing', () => {
    const listed = project({ latitude: '38.25', longitude: '-85.75', sourceUrl: 'https://permits.example/1' });
    expect(projectWebPage(listed, site, 'es')).toMatchObject({
      '@type': 'WebPage',
      url: `${site}/es/projects/pj_1`,
      primaryImageOfPage: { url: `${site}/social/es/projects/pj_1.png` },
      inLanguage: 'es',
      isBasedOn: 'https://permits.example/1',
      contentLocation: { name: 'Louisville, KY 40202', geo: { latitude: 38.25, longitude: -85.75 } },
    });
  });

  it('names no source of a sample, and no place that is unknown', () => {
    const page = projectWebPage(
      project({ isSynthetic: true, sourceUrl: 'https://x.example', location: '' }),
      site,
      'en',
    );
    expect(page).not.toHaveProperty('isBasedOn');
    expect(page).not.toHaveProperty('contentLocation');
  });
});
