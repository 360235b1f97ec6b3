import type { ContractorId } from '@plumbline/contract/kernel/id.ts';

const LONGEST = 60;

/** Returns the slug of a contractor's public page: 'mr-rooter-plumbing-louisville-ky'. */
export const slugOf = ({ companyName, city, state }: { companyName: string; city: string; state: string }): string =>
  `${companyName} ${city} ${state}`
    .normalize('NFD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(-LONGEST)
    .replace(/^-|-$/g, '') || 'contractor';

/** Returns the slug of a contractor whose name another one has in the same town. */
export const slugBesides = (slug: string, id: ContractorId): string => `${slug}-${id.slice(-6).toLowerCase()}`;
