import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readLabeledFolder } from '../server/src/app/leads/labeled-rows.ts';
import { addresses } from './leads/addresses.ts';
import { dates } from './leads/dates.ts';
import { firms } from './leads/firms.ts';
import { kinds } from './leads/kinds.ts';
import { losses } from './leads/losses.ts';
import type { Section } from './leads/section.ts';
import { titles } from './leads/titles.ts';
import { trades } from './leads/trades.ts';

/**
 * Evaluates the reading of real permit rows against people's labels: `npm run leads:evaluate [-- --folder <folder>] [--
 * --only trades,titles] [-- --misses]`. Works with any folder that has the same structure and a `sources.json` with the
 * configuration of its files.
 */
const sections: readonly Section[] = [losses, addresses, dates, trades, kinds, titles, firms];

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: fileURLToPath(new URL('../../shared/data/permits', import.meta.url)) },
    only: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
});

if (existsSync(values.folder)) {
  const wanted = values.only?.split(',');
  const folder = await readLabeledFolder(values.folder);
  for (const section of sections) {
    if (wanted !== undefined && !wanted.includes(section.name)) continue;
    console.log(`${await section.report(folder, { misses: values.misses })}\n`);
  }
} else {
  console.log(`Nothing was evaluated, because there is no ${values.folder}`);
}
