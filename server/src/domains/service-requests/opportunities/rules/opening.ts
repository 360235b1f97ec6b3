import { OpportunityId } from '@plumbline/contract/kernel/id.ts';
import { newId } from '../../../../kernel/random-id.ts';
import type { StoredRequest } from '../../tables.ts';
import { opportunityCell } from './opportunity-cells.ts';

/** Returns what makes a request an opportunity: until it has these, no contractor can find it. */
export const openingOf = (
  request: Pick<StoredRequest, 'latitude' | 'longitude'>,
): Pick<StoredRequest, 'opportunityId' | 'opportunityCell'> => ({
  opportunityId: OpportunityId.parse(newId('op')),
  opportunityCell: opportunityCell(request),
});
