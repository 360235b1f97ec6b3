import { messageSamples } from '../../server/src/app/compose/message-samples.ts';
import { showSamples } from '../../server/src/domains/messaging/use-cases/show-samples.ts';
import type { Database } from '../../server/src/kernel/database.ts';
import { testContext } from '../../server/src/kernel/testing/context.ts';

/** Prints every sample of /dev/messages as JSON. With the preload, the English ones are in the pseudo language. */
console.log(JSON.stringify(showSamples(testContext({} as Database), messageSamples)));
