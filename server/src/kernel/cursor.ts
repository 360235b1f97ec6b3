import type * as z from 'zod';
import { DomainError } from './errors.ts';

/** Encodes a position in a list as text that callers send back to get the next page. */
export const cursorOf = (position: object): string => Buffer.from(JSON.stringify(position)).toString('base64url');

/**
 * Returns the position that a cursor encodes; undefined without a cursor.
 *
 * @throws DomainError 'invalid-input' if the text is not a cursor of this list.
 */
export function positionOf<Schema extends z.ZodType>(schema: Schema, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const position = schema.safeParse(parsed(cursor));
  if (position.success) return position.data;
  throw new DomainError('invalid-input', 'This page does not belong to the list.', {
    cursor: 'Leave it out to begin with the first page.',
  });
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
