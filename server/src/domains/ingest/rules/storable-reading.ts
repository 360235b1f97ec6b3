import { storable, storableText } from '../../../kernel/storable.ts';
import type { Rejection, SourceReading } from '../ports.ts';

/**
 * Returns a reading without characters that the database rejects, which come from quoted rows. Listings are already
 * plain text.
 */
export function storableReading(reading: SourceReading): SourceReading {
  switch (reading.kind) {
    case 'unchanged':
      return reading;
    case 'failed':
      return { ...reading, problem: storableText(reading.problem) };
    case 'read':
      // Texts stay texts.
      return { ...reading, rejections: storable(reading.rejections) as readonly Rejection[] };
  }
}
