import type { Firm, FirmPermitQuery, FirmPermits, ProjectFirm } from '@plumbline/contract/domains/leads/firm.ts';
import { PERMITS_AT_ONCE } from '@plumbline/contract/domains/leads/firm-kinds.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { contractorNames } from '../../directory/public.ts';
import { firmView, isCounted, linkOf, permitView, recentOf } from '../rules/firm-views.ts';
import { firmBySlug, firmsByIds, firmsOfProject } from '../store/firm.ts';
import { openDisputesOf } from '../store/firm-dispute.ts';
import { permitsOfFirm } from '../store/firm-permit.ts';

/** Returns a firm that permits name, as anyone sees it. */
export async function showFirm(ctx: Context, slug: string): Promise<Firm> {
  const firm = await firmBySlug(ctx, slug);
  if (firm === null || !isCounted(firm)) throw notFound();
  const ids = firm.contractorId === null ? firm.candidateIds : [firm.contractorId];
  const [partners, contractors, disputes] = await Promise.all([
    firmsByIds(
      ctx,
      firm.figures.partners.map(({ id }) => id),
    ),
    contractorNames(ctx, ids),
    openDisputesOf(ctx, firm),
  ]);
  const disputing = disputes.map(({ contractorId }) => contractorId);
  return firmView(firm, { partners, contractors, disputing, now: ctx.clock.now() });
}

/** Returns the firm of a public page; null if there is none. */
export async function firmPage(ctx: Context, slug: string): Promise<Firm | null> {
  try {
    return await showFirm(ctx, slug);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') return null;
    throw error;
  }
}

/** Returns a page of the permits that name a firm, newest first. */
export async function listPermits(ctx: Context, slug: string, query: FirmPermitQuery): Promise<FirmPermits> {
  const firm = await firmBySlug(ctx, slug);
  if (firm === null) throw notFound();
  const offset = ((query.page ?? 1) - 1) * PERMITS_AT_ONCE;
  const rows = await permitsOfFirm(ctx, firm.id, query, { limit: PERMITS_AT_ONCE + 1, offset });
  return { permits: rows.slice(0, PERMITS_AT_ONCE).map(permitView), hasMore: rows.length > PERMITS_AT_ONCE };
}

/** Returns the firms that a project names, each with its entry in the directory. */
export async function listProjectFirms(ctx: Context, id: ProjectId): Promise<ProjectFirm[]> {
  const now = ctx.clock.now();
  const named = await firmsOfProject(ctx, id);
  const contractors = await contractorNames(
    ctx,
    named.flatMap(({ firm }) => firm.contractorId ?? []),
  );
  return named.flatMap(({ firm, role, isDisputed }) => {
    if (!isCounted(firm)) return [];
    const { slug, name, figures } = firm;
    const { contractor } = linkOf(firm, isDisputed ? [] : contractors, []);
    return [{ slug, name, role, permits: figures.permits, recent: recentOf(figures, now), contractor }];
  });
}
