import { storable } from '../../../kernel/storable.ts';
import type { SourceReading } from '../ports.ts';
import type { ReadingProblem, Rejection } from './reading-problem.ts';

/**
 * Returns a reading without characters that the database rejects, which come from quoted rows. Listings are already
 * plain text.
 */
export function storableReading(reading: SourceReading): SourceReading {
  switch (reading.kind) {
    case 'unchanged':
      return reading;
    case 'failed':
      // Texts stay texts.
      return { ...reading, problem: storable(reading.problem) as ReadingProblem };
    case 'read':
      return {
        ...reading,
        rejections: storable(reading.rejections) as readonly Rejection[],
        leftOut: storable(reading.leftOut) as typeof reading.leftOut,
        columns: storable(reading.columns) as typeof reading.columns,
      };
  }
}
