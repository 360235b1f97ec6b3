import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ContractorId } from '../../kernel/id.ts';
import { Done, Reason } from '../../kernel/inputs.ts';
import { atMost } from '../../kernel/lengths.ts';
import { problem } from '../../kernel/words.ts';
import { listingWords } from '../directory/listing.words.ts';
import { FirmDispute, OperatorFirm, OwnPermits } from './firm-dispute.ts';

/** The number of firms that a search shows. To see others, operators type more of the name. */
export const FOUND_FIRMS = 20;
const LONGEST = 200;

const own = { access: 'craftsman', reply: OwnPermits } as const;

export const getOwnPermits = endpoint({
  ...own,
  name: 'getOwnPermits',
  summary: "What permits prove about the caller's listing, and the firms whose permits count",
  method: 'GET',
  path: '/api/craftsman/permits',
  problems: ['not-found'],
  rate: 'read',
});

export const disputeFirm = endpoint({
  ...own,
  name: 'disputeFirm',
  summary: "The permits of a firm aren't the caller's: they no longer count until an operator has decided",
  method: 'POST',
  path: '/api/craftsman/permits/:slug/dispute',
  params: z.object({ slug: z.string().max(LONGEST) }),
  body: z.object({ reason: Reason }),
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});

const byOperator = { access: 'operator', rate: 'read', method: 'GET' } as const;

export const listFirmDisputes = endpoint({
  ...byOperator,
  name: 'listFirmDisputes',
  summary: 'The links of firms that contractors dispute, the oldest first',
  path: '/api/operator/firm-disputes',
  reply: z.array(FirmDispute),
});

export const findFirms = endpoint({
  ...byOperator,
  name: 'findFirms',
  summary: `Firms on permits whose name begins like this, with who they are in the directory; at most ${FOUND_FIRMS}`,
  path: '/api/operator/firms',
  query: z.object({
    q: z
      .string(problem(listingWords, ({ typeName }) => typeName))
      .trim()
      .min(
        2,
        problem(listingWords, ({ typeTwoLetters }) => typeTwoLetters),
      )
      .max(...atMost(LONGEST)),
  }),
  reply: z.array(OperatorFirm),
});

export const decideFirmLink = endpoint({
  name: 'decideFirmLink',
  summary: 'An operator decides whether a firm is a contractor, for good, and with that a dispute about it',
  method: 'POST',
  access: 'operator',
  path: '/api/operator/firms/:slug/link',
  params: z.object({ slug: z.string().max(LONGEST) }),
  body: z.object({ contractorId: ContractorId, isSame: z.boolean(), reason: Reason }),
  reply: Done,
  problems: ['not-found'],
  rate: 'write',
});
