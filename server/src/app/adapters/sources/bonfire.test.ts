import { describe, expect, it } from 'vitest';
import { builtInSources } from '../../../domains/ingest/data/built-in-sources.ts';
import { byId, problemOf, realAnswer, sourceOn, successOf } from './testing/read-source.ts';
import { json, type Reply } from './testing/source-server.ts';

const louisville = builtInSources({ online: true, hasSamKey: false }).find(({ kind }) => kind === 'bonfire');
const given = {
  kind: 'bonfire',
  path: '/portal/?tab=openOpportunities',
  mapping: louisville!.mapping as Record<string, unknown>,
  county: 'Jefferson County',
} as const;

const project = (id: string, ProjectName: string, more = {}) => ({
  ProjectID: id,
  PrivateProjectID: `${id}abc`,
  ReferenceID: `IFB${id}`,
  ProjectStatusID: '2',
  ProjectSubStatusID: '1',
  ProjectVisibilityID: '1',
  ProjectName,
  DateClose: '2026-11-02 20:00:00',
  DepartmentID: '896',
  ...more,
});

const portal =
  (projects: unknown, departments: unknown = { 896: { DepartmentName: 'Public Works & Assets' } }): Reply =>
  (request, response) => {
    if (request.url !== '/PublicPortal/getOpenPublicOpportunitiesSectionData') return;
    json(response, { success: 1, message: 'Success', payload: { projects, departments } });
  };

const answer = realAnswer('louisville_bonfire_2026-10-08.json');

describe('a Bonfire portal', () => {
  it('lists construction work, with times in UTC although they do not say so', async () => {
    const projects = {
      255917: project('255917', 'Sodium Chloride (Rock Salt) REBID'),
      253755: project('253755', 'Fire Station 5 &amp; 6 Roof Replacement'),
      256000: project('256000', 'Pump Station Upgrade', {
        DateClose: '2026-10-14 19:00:00',
        DepartmentID: null,
        ReferenceID: null,
      }),
    };
    const { read, server } = await sourceOn(portal(projects), given);
    const result = await successOf(read());
    expect(result).toMatchObject({ read: 3, skipped: 1, rejected: 0 });
    expect(byId(result.listings)['253755']).toMatchObject({
      title: 'Fire Station 5 & 6 Roof Replacement',
      description: 'Solicitation IFB253755 of Louisville Metro Government.',
      status: 'bidding-open',
      // Standard time has begun again: 3 PM on November 2.
      deadline: { at: '2026-11-02T20:00:00.000Z', zone: 'America/New_York' },
      url: `${server.origin}/opportunities/253755`,
      contactInfo: 'Public Works & Assets, Louisville Metro Government',
      county: 'Jefferson County',
      city: 'Louisville',
      point: null,
      permitNumber: null,
    });
    expect(byId(result.listings)['256000']).toMatchObject({
      deadline: { at: '2026-10-14T19:00:00.000Z' },
      contactInfo: 'Louisville Metro Government',
      plumbingRequired: true,
    });
  });

  it('with nothing open can be read: objects keyed by id are then lists', async () => {
    const { read } = await sourceOn(portal([], []), given);
    expect(await successOf(read())).toMatchObject({ read: 0, listings: [] });
  });

  it('keeps readable rows despite unreadable ones', async () => {
    const { read } = await sourceOn(
      portal({ 1: { ProjectID: '1' }, 2: null, 3: project('3', 'Roof replacement') }),
      given,
    );
    expect(await successOf(read())).toMatchObject({
      rejected: 2,
      rejections: [
        { row: { id: '1' }, reason: { kind: 'no-readable-column', column: 'ProjectName' } },
        { row: { id: '2' } },
      ],
      listings: [{ externalId: '3' }],
    });
  });

  it.each([
    ['an error in a 200', { success: 0, message: 'Session expired' }, /error instead of rows: Session expired/],
    ['another envelope', { success: 1, payload: { opportunities: [] } }, /has changed: at payload.projects/],
    [
      'rows of another kind',
      { success: 1, payload: { projects: { 1: { id: 1 }, 2: { id: 2 } } } },
      /None of its 2 rows/,
    ],
  ])('with %s has failed', async (_, body, problem) => {
    const { read } = await sourceOn((request, response) => {
      if (request.url !== '/robots.txt') json(response, body);
    }, given);
    expect(await problemOf(read())).toMatch(problem);
  });

  it.runIf(answer.isThere)('of Louisville Metro is read as it is', async () => {
    const real = JSON.parse(answer.text());
    const { read } = await sourceOn((request, response) => {
      if (request.url !== '/robots.txt') json(response, real);
    }, given);
    const result = await successOf(read());
    expect(result).toMatchObject({ read: 11, skipped: 10, rejected: 0 });
    expect(result.listings).toMatchObject([
      {
        externalId: '253755',
        title: 'West Muhammad Ali Blvd. & West Chestnut Street Resurfacing REBID',
        deadline: { at: '2026-11-02T20:00:00.000Z' },
        contactInfo: 'Public Works, Louisville Metro Government',
      },
    ]);
  });
});
