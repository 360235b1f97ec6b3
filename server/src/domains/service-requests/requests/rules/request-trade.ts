import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import { factsOfTrade, tradeOfWorkType } from '@plumbline/contract/kernel/trades.ts';
import type { StoredRequest } from '../../tables.ts';

/** Returns the trade of the contractors to ask. */
export const tradeOf = ({ workType }: Pick<StoredRequest, 'workType'>): Trade => tradeOfWorkType(workType);

/** Returns the work types of the requests that contractors of these trades are asked about. */
export const workTypesOf = (trades: readonly string[]): string[] =>
  trades.map((trade) => factsOfTrade(trade)?.workType ?? trade);
