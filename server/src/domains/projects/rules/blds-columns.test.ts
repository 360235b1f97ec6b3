import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { expect, it } from 'vitest';
import { bldsColumns } from './blds-columns.ts';

const permit = {
  id: 'pj_1',
  title: 'Water heater',
  description: 'Replace water heater',
  location: '200 Elm St, Unit 4, La Grange, KY 40031',
  status: 'in-progress',
  permitStatus: 'Issued',
  permitNumber: 'BLD-26-04471',
  listedOn: '2026-09-16',
  sector: 'commercial',
  work: 'repair',
  budgetMin: 1800,
  budgetMax: null,
  contractor: 'Ohio Bend Builders LLC',
  latitude: '38.41',
  longitude: '-85.38',
  sourceName: 'La Grange permits',
  sourceHost: 'lagrange.example',
  sourceUrl: 'https://lagrange.example/4471',
  checkedAt: '2026-11-28T11:00:00.000Z',
} as unknown as Project;
const row = (given: Partial<Project> = {}) =>
  Object.fromEntries(Object.entries(bldsColumns).map(([name, of]) => [name, of({ ...permit, ...given })]));

it('has what the specification requires, and where each permit comes from', () => {
  expect(row()).toEqual({
    PermitNum: 'BLD-26-04471',
    Description: 'Replace water heater',
    AppliedDate: null,
    IssuedDate: '2026-09-16',
    CompletedDate: null,
    StatusCurrent: 'Issued',
    OriginalAddress1: '200 Elm St',
    OriginalAddress2: expect.stringContaining('4'),
    OriginalCity: 'La Grange',
    OriginalState: 'KY',
    OriginalZip: '40031',
    Jurisdiction: 'La Grange permits',
    PermitClass: 'commercial',
    PermitClassMapped: 'Non-Residential',
    StatusCurrentMapped: 'Permit Issued',
    WorkClass: 'repair',
    WorkClassMapped: 'Existing',
    EstProjectCost: 1800,
    ContractorCompanyName: 'Ohio Bend Builders LLC',
    Latitude: '38.41',
    Longitude: '-85.38',
    ProjectID: 'pj_1',
    Publisher: 'lagrange.example',
    Link: 'https://lagrange.example/4471',
    SourceCheckedAt: '2026-11-28T11:00:00.000Z',
  });
});

it('leaves empty what nobody knows', () => {
  const unknown = {
    listedOn: '2026-09',
    sector: null,
    work: null,
    budgetMin: null,
    location: 'Louisville',
    description: '',
  };
  expect(row(unknown as Partial<Project>)).toMatchObject({
    Description: 'Water heater',
    IssuedDate: null,
    OriginalAddress1: null,
    PermitClassMapped: null,
    WorkClassMapped: null,
    EstProjectCost: null,
  });
});
