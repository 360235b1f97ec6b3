import type { TradeModelFile } from '../../server/src/domains/ingest/reading/trade-model.ts';

/** Writes one signal per line, so that a diff shows the changed signals. */
export function serializeTradeModel({ temperature, ...questions }: TradeModelFile): string {
  const parts = Object.entries(questions).map(([name, { bias, weights }]) => {
    const rows = Object.entries(weights).map(([signal, row]) => `${JSON.stringify(signal)}:[${row.join(',')}]`);
    return `  "${name}": {\n    "bias": [${bias.join(', ')}],\n    "weights": {\n${rows.join(',\n')}\n    }\n  }`;
  });
  return `{\n  "temperature": ${temperature},\n${parts.join(',\n')}\n}\n`;
}
