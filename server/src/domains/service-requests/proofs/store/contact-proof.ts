import type { ContractorId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';

/** Whom a request asks once its contact is confirmed. */
export interface StoredProof {
  readonly contractorIds: readonly ContractorId[];
  readonly openToProposals: boolean;
  /** How often the phone or email was corrected. */
  readonly corrections: number;
}

export async function insertProof(
  ctx: Context,
  id: ServiceRequestId,
  { contractorIds, openToProposals }: Omit<StoredProof, 'corrections'>,
): Promise<void> {
  await ctx.db.execute(sql`
    insert into request_proofs (request_id, contractor_ids, open_to_proposals)
    values (${id}, ${sql.param([...contractorIds])}::text[], ${openToProposals})`);
}

/** Returns whom a request asks once it is confirmed; null for a request that needed no confirmation. */
export async function proofOf(ctx: Context, id: ServiceRequestId): Promise<StoredProof | null> {
  const { rows } = await ctx.db.execute<StoredProof & Record<string, unknown>>(sql`
    select contractor_ids as "contractorIds", open_to_proposals as "openToProposals", corrections
    from request_proofs where request_id = ${id}`);
  return rows[0] ?? null;
}

export async function countCorrection(ctx: Context, id: ServiceRequestId): Promise<void> {
  await ctx.db.execute(sql`update request_proofs set corrections = corrections + 1 where request_id = ${id}`);
}

/** Deletes the codes of requests, and what their browsers have confirmed and called themselves with them. */
export async function deleteProofs(ctx: Context, ids: readonly ServiceRequestId[]): Promise<void> {
  const of = sql`request_id = any(${sql.param([...ids])}::text[])`;
  for (const table of ['request_proofs', 'proof_codes', 'device_proofs', 'device_names']) {
    await ctx.db.execute(sql`delete from ${sql.identifier(table)} where ${of}`);
  }
}
