import { threadPath } from '@plumbline/contract/domains/threads/thread-address.ts';
import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../../kernel/settings.ts';
import type { StoredThread } from '../tables.ts';

type Sides = Pick<StoredThread, 'requestId' | 'referralId' | 'contractorId'>;

/** Returns the page of a thread for one side, by that side's own link. */
export const threadUrl = (
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  party: 'customer' | 'contractor',
  { requestId, referralId, contractorId }: Sides,
  language: Language,
): string => publicUrl + pathIn(language, threadPath(party === 'customer' ? requestId : referralId, contractorId));
