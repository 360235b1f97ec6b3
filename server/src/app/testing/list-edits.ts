import { ProjectType, SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import fc from 'fast-check';
import { someProjects } from '../../domains/projects/fixtures.ts';
import type { Context } from '../../kernel/context.ts';
import type { TestDatabase } from '../../kernel/testing/test-database.ts';

const WORDS = 'kitchen bath sewer warehouse bardstown renovation pipe boiler'.split(' ');
const sentence = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((some) => some.join(' '));
const county = fc.constantFrom('Jefferson County', 'Oldham County', null);
const day = fc.integer({ min: 1, max: 28 }).map((n) => new Date(Date.UTC(2026, 10, n)));

const aProject = fc
  .record({
    title: sentence,
    description: sentence,
    status: fc.constantFrom(...SourceStatus.options),
    projectType: fc.constantFrom(...ProjectType.options),
    county,
    plumbingRequired: fc.boolean(),
    budgetMinCents: fc.constantFrom(null, 500_000, 2_000_000, 20_000_000),
    deadlineAt: fc.option(fc.integer({ min: 0, max: 60 }).map((n) => new Date(Date.UTC(2026, 10, 1 + n)))),
    listedAt: day,
    isDated: fc.boolean(),
    permitNumber: fc.option(fc.constantFrom('BLD-26-00419', 'PLM-26-00420')),
    zip: fc.constantFrom('40202', '40206'),
  })
  .map((row) => ({
    ...row,
    budgetMaxCents: row.budgetMinCents,
    permitKey: row.permitNumber?.replace(/-/g, '') ?? null,
  }));

/** A change of the data that lists show. `pick` selects a project among those there are, in the order of ids. */
export const anEdit = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('insert'), rows: fc.array(aProject, { minLength: 1, maxLength: 3 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('update'), pick: fc.nat(), row: aProject }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove'), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('vanish'), pick: fc.nat(), at: day }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('read-source'), at: day, name: sentence, isRolling: fc.boolean() }),
  },
);
type Edit = typeof anEdit extends fc.Arbitrary<infer T> ? T : never;

const PICKED = `(select id from projects order by md5(id) offset $1::bigint % greatest(1, (select count(*) from projects)) limit 1)`;

/** Returns the statements of an edit. */
function statementsOf(edit: Exclude<Edit, { kind: 'insert' }>): readonly [text: string, values: unknown[]][] {
  switch (edit.kind) {
    case 'update': {
      const { title, description, status, projectType, county, plumbingRequired, budgetMinCents, zip } = edit.row;
      return [
        [
          `update projects set title = $2, description = $3, status = $4, project_type = $5, county = $6,
             plumbing_required = $7, budget_min_cents = $8, budget_max_cents = $8, zip = $9 where id = ${PICKED}`,
          [edit.pick, title, description, status, projectType, county, plumbingRequired, budgetMinCents, zip],
        ],
      ];
    }
    case 'remove':
      return [
        [`delete from project_listings where project_id = ${PICKED}`, [edit.pick]],
        [
          `delete from projects where id = ${PICKED} and not exists (select from bids where project_id = projects.id)`,
          [edit.pick],
        ],
      ];
    case 'vanish':
      return [[`update project_listings set vanished_at = $2 where project_id = ${PICKED}`, [edit.pick, edit.at]]];
    case 'read-source':
      return [
        [
          `update project_sources set checked_at = $1, name = $2, is_rolling = $3`,
          [edit.at, edit.name, edit.isRolling],
        ],
      ];
  }
}

/**
 * Makes an edit, behind the back of any process.
 * @param inFlight is called before the edit is committed, or after an insert
 */
export async function make(
  edit: Edit,
  ctx: Context,
  pool: TestDatabase['pool'],
  inFlight?: () => Promise<unknown>,
): Promise<void> {
  if (edit.kind === 'insert') {
    await someProjects(ctx, edit.rows);
    await inFlight?.();
    return;
  }
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const [text, values] of statementsOf(edit)) await client.query(text, values);
    await inFlight?.();
    await client.query('commit');
  } finally {
    client.release();
  }
}
