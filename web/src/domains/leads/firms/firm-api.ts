import { PERMIT_KINDS, type PermitKind } from '@plumbline/contract/domains/directory/permit-kinds.ts';
import { getFirm, listFirmPermits } from '@plumbline/contract/domains/leads/firm-endpoints.ts';
import { FIRM_ROLES, type FirmRole } from '@plumbline/contract/domains/leads/firm-kinds.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, pathOf } from '../../../lib/call.ts';

/** Which permits the address of a firm's page lists. */
export interface FirmSearch {
  readonly kind?: string;
  readonly role?: string;
  readonly zip?: string;
  readonly year?: string;
  readonly with?: string;
  readonly page?: string;
}

const isKind = (text: string | undefined): text is PermitKind => PERMIT_KINDS.some((kind) => kind === text);
const isRole = (text: string | undefined): text is FirmRole => FIRM_ROLES.some((role) => role === text);

/** Reads what an address lists. What can't be meant is left out. */
export function permitsIn({ kind, role, zip = '', year = '', with: partner = '', page = '' }: FirmSearch) {
  return {
    ...(isKind(kind) ? { kind } : {}),
    ...(isRole(role) ? { role } : {}),
    ...(/^\d{5}$/.test(zip) ? { zip } : {}),
    ...(/^(?:19|20)\d\d$/.test(year) ? { year: Number(year) } : {}),
    ...(/^[a-z0-9-]{1,200}$/.test(partner) ? { with: partner } : {}),
    ...(/^[1-9]\d{0,2}$/.test(page) && Number(page) <= 400 ? { page: Number(page) } : {}),
  };
}

/** A firm that permits name. */
export const firmQuery = (slug: string) =>
  queryOptions({
    queryKey: [pathOf(getFirm.path, { slug })],
    queryFn: ({ signal }) => call(getFirm, { params: { slug }, signal }),
  });

/** A page of its permits. */
export const firmPermitsQuery = (slug: string, search: FirmSearch) => {
  const query = permitsIn(search);
  return queryOptions({
    queryKey: [pathOf(listFirmPermits.path, { slug }), query],
    queryFn: ({ signal }) => call(listFirmPermits, { params: { slug }, query, signal }),
  });
};
