import { UserId } from '@plumbline/contract/kernel/id.ts';
import * as z from 'zod';

/**
 * An erasure as it is noted outside of the database, to be repeated on a restored backup: an account by its id, or the
 * marks of a person's addresses (decision 35). Neither says anything without the database.
 */
export const NotedErasure = z.object({
  at: z.iso.datetime(),
  /** Six hexadecimal digits, which tell the notes of a second apart. */
  noteId: z.string().regex(/^[0-9a-f]{6}$/),
  of: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('account'), userId: UserId }),
    z.object({ kind: z.literal('person'), email: z.string().nullable(), phone: z.string().nullable() }),
  ]),
});
export type NotedErasure = z.infer<typeof NotedErasure>;
