import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import type { Database } from '../../../kernel/database.ts';
import { gaugesWords } from '../gauges.words.ts';
import { countWaitingBy } from '../store/fate-count.ts';
import { selectRests } from '../store/provider-rest.ts';

/** A provider that gets no messages for now. */
export interface ProviderTrouble {
  readonly channel: Channel;
  readonly since: Date;
  /** What is wrong, since when, and how many messages wait. */
  readonly said: Said;
}

/** Returns the providers that get no messages for now, those that have failed longest first. */
export async function findTrouble(db: Database): Promise<ProviderTrouble[]> {
  const rests = await selectRests(db);
  return Promise.all(
    rests.map(async ({ channel, trouble, since }) => {
      const waiting = await countWaitingBy(db, channel);
      const minute = `${since.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
      const facts = { channel, trouble, since: minute, waiting };
      return { channel, since, said: say(gaugesWords, (words) => words.trouble(facts)) };
    }),
  );
}
