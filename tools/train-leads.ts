import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bestTemperature, learnTrades, readWrittenRows } from './leads/learn-trades.ts';
import { readLessons } from './leads/trade-lessons.ts';
import { serializeTradeModel } from './leads/trade-model-file.ts';

/**
 * Rebuilds `trade-model.json`, the model for which trades a row needs, from the labeled and the written rows. For its
 * accuracy on unseen rows: `npm run leads:evaluate -- --only trades`.
 */
const FOLDER = fileURLToPath(new URL('../../shared/data/permits', import.meta.url));
const MODEL = new URL('../server/src/domains/ingest/reading/trade-model.json', import.meta.url);

if (!existsSync(FOLDER)) throw new Error(`There is no training data: ${FOLDER} is missing.`);
const lessons = [...(await readLessons(FOLDER)), ...readWrittenRows()];
const json = serializeTradeModel(learnTrades(lessons, bestTemperature(lessons)));
const before = existsSync(MODEL) ? readFileSync(MODEL, 'utf8') : '';
if (before !== json) writeFileSync(MODEL, json);
console.log(
  `trade-model.json: ${lessons.length} rows, ${Math.round(json.length / 1024)} KB, ${before === json ? 'as it was' : 'rewritten'}`,
);
