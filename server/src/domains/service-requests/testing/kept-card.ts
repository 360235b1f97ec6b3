import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { aKeptCard } from '../../payments/fixtures.ts';
import { chargeableCard, showFeePayment } from '../../payments/public.ts';
import { aBidder, aSilentRequest } from '../fixtures.ts';
import { answerAsContractor } from '../referrals/use-cases/answer-as-contractor.ts';
import { aSilentConnection } from './fees.ts';

/** Contractors with kept cards, and the requests that they are asked to accept. */
export function payersIn(ctx: Context) {
  return {
    /** Creates a contractor who has used the free connection, with a kept card. */
    aPayer: async (card: Parameters<typeof aKeptCard>[2] = {}, listing: Parameters<typeof aBidder>[1] = {}) => {
      const bidder = await aBidder(ctx, listing);
      await aSilentConnection(ctx, bidder.listing.id);
      if (bidder.ctx.actor.kind !== 'craftsman') throw new Error('Not a craftsman');
      const cardId = await aKeptCard(ctx, bidder.ctx.actor.userId, card);
      return { ...bidder, contractorId: bidder.listing.id, cardId };
    },

    /** Creates a request that one contractor is asked to accept. */
    asked: async ({ contractorId }: { readonly contractorId: ContractorId }) => {
      const request = await aSilentRequest(ctx, { selectedPlumberIds: [contractorId] });
      const [serviceRequestId] = request.referralIds;
      if (serviceRequestId === undefined) throw new Error('Nobody was asked');
      return {
        request,
        serviceRequestId,
        contractorId,
        /** Presses 'Accept and pay', on this process or another. */
        accept: (chargeCents = 500, on: Context = ctx, key: string | null = null) =>
          answerAsContractor(
            on,
            { serviceRequestId, contractorId, response: 'accept', source: 'web', chargeCents },
            key,
          ),
        paymentId: async () => {
          const { paymentId } = await request.referral();
          if (paymentId === null) throw new Error('Nothing is due');
          return paymentId;
        },
        /** The card that accepting may charge. */
        chargeable: () => chargeableCard(ctx, contractorId, 500),
        charge: async () => (await showFeePayment(ctx, serviceRequestId))?.charge ?? null,
      };
    },
  };
}
