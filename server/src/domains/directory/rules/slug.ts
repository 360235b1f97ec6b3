import type { ContractorId } from '@plumbline/contract/kernel/id.ts';

const LONGEST = 60;

/** 'mr-rooter-plumbing-louisville-ky': of a contractor's public address. */
export const slugOf = ({ companyName, city, state }: { companyName: string; city: string; state: string }): string =>
  `${companyName} ${city} ${state}`
    .normalize('NFD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(-LONGEST)
    .replace(/^-+|-+$/g, '') || 'contractor';

/** The same for one whose name another has in the same town. */
export const slugBesides = (slug: string, id: ContractorId): string => `${slug}-${id.slice(-6).toLowerCase()}`;
