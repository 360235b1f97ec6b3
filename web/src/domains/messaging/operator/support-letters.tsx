import type { SupportLetter } from '@plumbline/contract/domains/messaging/support.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { readersZone } from '../../../lib/moment.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { lettersQuery } from './calls.ts';
import { operatorMessageWords } from './messages.words.ts';

const words = here(operatorMessageWords).support;

/** Messages from the support chat, to be answered by mail. */
export function SupportLetters() {
  const query = useInfiniteQuery(lettersQuery);
  return (
    <>
      <p className="mb-3 max-w-[60ch] text-ink-2">{words.lead}</p>
      <ListStates
        query={query}
        texts={words.states}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      >
        {(letters) => (
          <ul aria-label={words.list} className="rounded border border-line bg-surface">
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
  const answer = email && `mailto:${email}?subject=${encodeURIComponent(words.answerSubject)}`;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line p-4 not-first:border-t">
      <div className="min-w-0 flex-1 basis-72">
        <p className="num text-meta text-ink-2 wrap-anywhere">
          <b className="text-ink">{email ?? words.noAddress}</b>, {formatDateTime(sentAt, readersZone())}
        </p>
        <p className="mt-1 max-w-[68ch] whitespace-pre-line wrap-anywhere">{content}</p>
      </div>
      {answer && (
        <ButtonAnchor icon={Mail} href={answer} aria-label={words.answerTo(email ?? '')}>
          {words.answer}
        </ButtonAnchor>
      )}
    </li>
  );
}
