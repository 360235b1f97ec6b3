import { storable, storableText } from '../../../kernel/storable.ts';
import type { Rejection, SourceReading } from '../ports.ts';

/** Returns a reading whose reports hold nothing the database refuses: they quote rows. Listings are plain text. */
export function storableReading(reading: SourceReading): SourceReading {
  switch (reading.kind) {
    case 'unchanged':
      return reading;
    case 'failed':
      return { ...reading, problem: storableText(reading.problem) };
    case 'read':
      // Texts in, texts out.
      return { ...reading, rejections: storable(reading.rejections) as readonly Rejection[] };
  }
}
