import type { Project, ProjectStatus } from '@plumbline/contract/domains/projects/project.ts';
import * as z from 'zod';
import { parseAddress } from '../../locations/public.ts';

/** Who makes a file, and when. */
export interface FileMaker {
  readonly publicUrl: string;
  readonly at: Date;
  /** Begins the identifiers of contracting processes. */
  readonly ocidPrefix: string;
}

/** The standard's name of those who get a contract. */
const WINNERS = 'suppliers';

/** The standard's codes for our statuses (codelist 'tenderStatus'). */
const statuses: Readonly<Record<ProjectStatus, string>> = {
  planning: 'planned',
  'bidding-open': 'active',
  'in-review': 'active',
  'in-progress': 'complete',
  completed: 'complete',
};

/** Begins a release package, whose releases follow. */
export function ocdsHead({ publicUrl, at }: FileMaker): string {
  const head = {
    uri: `${publicUrl}/api/export?format=ocds`,
    version: '1.1',
    publishedDate: at.toISOString(),
    publisher: { name: new URL(publicUrl).host, uri: publicUrl },
  };
  return `${JSON.stringify(head).slice(0, -1)},"releases":[\n`;
}

const Moment = z.iso.datetime({ offset: true });
const money = (amount: number | null) => (amount === null ? {} : { amount, currency: 'USD' });

/**
 * Returns a project as a release of the Open Contracting Data Standard 1.1: the tender as its source listed it the last
 * time. The source is the party that asks for bids, and its listing the notice of the tender.
 */
export function ocdsRelease(project: Project, { ocidPrefix }: FileMaker): object {
  const { id, title, description, status, budgetMin, budgetMax, deadline, contractor, sourceName, sourceUrl } = project;
  const { street, city, state, zip } = parseAddress(project.location);
  const value = budgetMax ?? budgetMin;
  const isClosing = Moment.safeParse(deadline).success;
  return {
    ocid: `${ocidPrefix}-${id}`,
    id: `${id}-${Date.parse(project.checkedAt)}`,
    date: project.checkedAt,
    tag: ['tender'],
    initiationType: 'tender',
    language: 'en',
    parties: [
      { id: 'source', name: sourceName, roles: ['procuringEntity'] },
      ...(contractor === null ? [] : [{ id: 'contractor', name: contractor, roles: ['supplier'] }]),
    ],
    tender: {
      id,
      title,
      description,
      status: statuses[status],
      mainProcurementCategory: 'works',
      procuringEntity: { id: 'source', name: sourceName },
      ...(value === null ? {} : { value: money(value) }),
      ...(budgetMin === null || budgetMax === null ? {} : { minValue: money(budgetMin) }),
      ...(isClosing ? { tenderPeriod: { endDate: deadline } } : {}),
      items: [
        {
          id: '1',
          description: title,
          deliveryAddress: { streetAddress: street, locality: city, region: state, postalCode: zip, countryName: 'US' },
        },
      ],
      ...(sourceUrl === null
        ? {}
        : { documents: [{ id: 'notice', documentType: 'tenderNotice', title: sourceName, url: sourceUrl }] }),
    },
    ...(contractor === null
      ? {}
      : { awards: [{ id: 'award', status: 'active', [WINNERS]: [{ id: 'contractor', name: contractor }] }] }),
  };
}
