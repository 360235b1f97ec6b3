import type { SupportLetter } from '@plumbline/contract/domains/messaging/support.ts';
import { formatDateTime } from '@plumbline/contract/kernel/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { readersZone } from '../../../lib/moment.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { lettersQuery } from './calls.ts';

/** What people have written to support in the chat, to read and to answer by mail. */
export function SupportLetters() {
  const query = useInfiniteQuery(lettersQuery);
  return (
    <>
      <p className="mb-3 max-w-[60ch] text-ink-2">
        What people have written in the support chat, newest first. It is mailed to support as well, where a mailbox of
        support is set up.
      </p>
      <ListStates
        query={query}
        what="what people have written"
        empty={<EmptyState title="Nothing yet">What people write in the support chat is listed here.</EmptyState>}
      >
        {(letters) => (
          <ul aria-label="Written to support" className="rounded border border-line bg-surface">
            {letters.map((letter) => (
              <Letter key={letter.id} letter={letter} />
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}

function Letter({ letter: { content, email, sentAt } }: { letter: SupportLetter }) {
  const answer = email && `mailto:${email}?subject=${encodeURIComponent('Your message to Plumbline')}`;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line p-4 not-first:border-t">
      <div className="min-w-0 flex-1 basis-72">
        <p className="num text-meta text-ink-2 wrap-anywhere">
          <b className="text-ink">{email ?? 'A visitor without an address'}</b>, {formatDateTime(sentAt, readersZone())}
        </p>
        <p className="mt-1 max-w-[68ch] whitespace-pre-line wrap-anywhere">{content}</p>
      </div>
      {answer && (
        <ButtonAnchor icon={Mail} href={answer} aria-label={`Answer ${email} by email`}>
          Answer
        </ButtonAnchor>
      )}
    </li>
  );
}
