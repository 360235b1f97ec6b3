import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** The facts by which a firm on permits is looked up in the directory. */
export interface FirmTraits {
  /** Plain license numbers. */
  readonly licenses: readonly string[];
  /** Beginnings of names: four letters and digits, in lower case. */
  readonly starts: readonly string[];
  readonly state: string;
}

/** A contractor that may be such a firm. */
export interface FirmCandidate {
  readonly id: ContractorId;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly trades: readonly string[];
  readonly licenses: readonly string[];
}

/** More contractors than share four letters in a state. */
const MOST = 2000;

/** Returns visible contractors with one of the licenses, or whose names begin alike in the state. */
export async function firmCandidates(db: Database, { licenses, starts, state }: FirmTraits): Promise<FirmCandidate[]> {
  const { rows } = await db.execute<FirmCandidate & Record<string, unknown>>(sql`
    select id, company_name as name, city, state, latitude, longitude, trades,
      array(select number from license_evidence where contractor_id = contractors.id) as licenses
    from contractors where status = 'active' and id in (
      select contractor_id from license_evidence
      where regexp_replace(upper(number), '[^A-Z0-9]', '', 'g') = any(${sql.param([...licenses])}::text[])
      union
      select id from contractors where status = 'active' and state = ${state}
        and left(regexp_replace(lower(company_name), '[^a-z0-9]', '', 'g'), 4) = any(${sql.param([...starts])}::text[]))
    order by id limit ${MOST}`);
  return rows;
}

/** The name and address of a contractor's page. */
export interface NamedContractor {
  readonly id: ContractorId;
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

/** Returns visible contractors; unknown and hidden ones are left out. */
export async function namedContractors(db: Database, ids: readonly ContractorId[]): Promise<NamedContractor[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<NamedContractor & Record<string, unknown>>(sql`
    select id, slug, company_name as name, city, state from contractors
    where status = 'active' and id = any(${sql.param([...ids])}::text[]) order by slug`);
  return rows;
}
