import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ProjectId } from '../../kernel/id.ts';
import { Done, Reason } from '../../kernel/inputs.ts';
import { ProjectTrade, TradeNeed } from './trade-need.ts';

/** An operator's answer. 'as-read' takes it back: what was read counts again. */
export const NeedDecision = z.object({
  trade: ProjectTrade,
  need: z.enum([...TradeNeed.shape.need.options, 'as-read']),
  /** Shown to everybody next to the answer. */
  reason: Reason,
});
export type NeedDecision = z.infer<typeof NeedDecision>;

export const decideNeed = endpoint({
  name: 'decideNeed',
  summary: 'An operator decides whether a project needs a trade; every later run keeps to it',
  method: 'POST',
  access: 'operator',
  path: '/api/operator/projects/:id/need',
  params: z.object({ id: ProjectId }),
  body: NeedDecision,
  reply: Done,
  problems: ['not-found'],
  rate: 'write',
});
