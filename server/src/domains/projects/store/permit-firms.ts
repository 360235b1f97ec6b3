import type { ProjectSector, ProjectWork } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { listedOn } from './project.ts';

/** What one listing of a project names. */
export interface NamedFirms {
  readonly contractor: string | null;
  readonly license: string | null;
  readonly subcontractors: readonly { readonly type: string; readonly name: string }[] | null;
}

/** The facts of a project from which its firms are recorded. */
export interface PermitFirms {
  readonly id: ProjectId;
  readonly title: string;
  readonly county: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly sector: ProjectSector | null;
  readonly work: ProjectWork | null;
  readonly budgetMinCents: number | null;
  readonly budgetMaxCents: number | null;
  /** 'yyyy-MM-dd' or 'yyyy-MM'; null if it is undated. */
  readonly listedOn: string | null;
  readonly addressKey: string | null;
  readonly isSynthetic: boolean;
  readonly contractor: string | null;
  readonly listings: readonly NamedFirms[];
}

/** Returns the firms that projects name, with what is known of each project; unknown ids are left out. */
export async function permitFirms(db: Database, ids: readonly ProjectId[]): Promise<PermitFirms[]> {
  const { rows } = await db.execute<PermitFirms & Record<string, unknown>>(sql`
    select id, title, county, city, state, zip, sector, work, budget_min_cents::float8 as "budgetMinCents",
      budget_max_cents::float8 as "budgetMaxCents", ${sql.raw(listedOn())} as "listedOn", address_key as "addressKey",
      is_synthetic as "isSynthetic", contractor, (
        select coalesce(json_agg(json_build_object('contractor', listing ->> 'contractor',
          'license', listing ->> 'contractorLicense', 'subcontractors', listing -> 'subcontractors')
          order by first_seen_at, source_id, external_id), '[]')
        from project_listings where project_id = projects.id) as listings
    from projects where id = any(${sql.param([...ids])}::text[]) order by id`);
  return rows;
}

/** Returns the ids of the projects that follow an id, in order. */
export async function idsAfter(db: Database, after: string, limit: number): Promise<ProjectId[]> {
  const { rows } = await db.execute<{ id: ProjectId }>(sql`
    select id from projects where id > ${after} order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}
