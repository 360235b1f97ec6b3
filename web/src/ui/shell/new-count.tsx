import { stayAt } from '@plumbline/contract/domains/leads/stay.ts';
import { newProjectsPath } from '@plumbline/contract/domains/leads/stay-address.ts';
import { remembersAllLeads } from '@plumbline/contract/domains/projects/leads-choice.ts';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { here } from '../../lib/language.ts';
import { isInAccount, keptStay, NEW_SINCE_CHANGED } from '../../lib/stay.ts';
import { newWords } from './new.words.ts';

const words = here(newWords);
/** More is not counted where there is little room. */
const MOST_SHOWN = 99;

async function countNew(): Promise<number> {
  const stay = isInAccount() ? undefined : stayAt(keptStay(), new Date()).newSince;
  if (stay === null) return 0;
  const path = newProjectsPath({
    all: remembersAllLeads(document.cookie),
    ...(stay === undefined ? {} : { since: stay.toISOString() }),
  });
  const response = await fetch(path, { credentials: 'include' });
  return response.ok ? ((await response.json()) as { count: number }).count : 0;
}

/** '4', and in a menu '4 new': what the projects page has that is new to the reader. */
function NewCount() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isShown = true;
    const show = () =>
      void countNew().then(
        (count) => isShown && setCount(count),
        () => undefined,
      );
    show();
    // A new stay counts anew.
    addEventListener(NEW_SINCE_CHANGED, show);
    return () => {
      isShown = false;
      removeEventListener(NEW_SINCE_CHANGED, show);
    };
  }, []);
  if (count === 0) return null;
  return (
    <span className="new-count num">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      <span className="new-count-word"> {words.new(count)}</span>
      <span className="sr-only"> {words.since}</span>
    </span>
  );
}

const filled = new WeakSet<Element>();

/** Draws the count behind the words of the header's links to projects, which the app never draws anew. */
export function showNewCount(): void {
  for (const link of document.querySelectorAll('.main-link[href$="/projects"]')) {
    if (filled.has(link)) continue;
    filled.add(link);
    const place = document.createElement('span');
    link.append(' ', place);
    createRoot(place).render(<NewCount />);
  }
}
