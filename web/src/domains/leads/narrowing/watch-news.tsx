import type { WatchNarrowing } from '@plumbline/contract/domains/leads/narrowing.ts';
import { NARROWING_DAYS } from '@plumbline/contract/domains/leads/narrowing-days.ts';
import { NARROW_ALL } from '@plumbline/contract/domains/leads/watch-address.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { momentInShort } from '../../../lib/louisville-time.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note } from '../../../ui/note.tsx';
import { narrowingWords } from './narrowing.words.ts';
import { narrowingQuery } from './narrowing-api.ts';
import { LeftOutList } from './narrowings-list.tsx';

const words = here(narrowingWords);

/** What a watch leaves out and has found last, and that it brings too much. */
export function WatchNews({ id }: { id: string }) {
  const { data } = useQuery(narrowingQuery({ id }));
  if (!data) return null;
  const { isBusy, perDay, leftOut, news } = data;
  return (
    <Card as="section" roomy className="mt-4" aria-labelledby="news-title">
      {isBusy && (
        <Note icon={TriangleAlert} tone="amber" title={words.busy(perDay)} className="mb-4">
          <p>{words.busyText}</p>
          <ButtonLink to="/watches" search={{ edit: id, narrow: NARROW_ALL }} className="mt-2">
            {words.narrowAll}
          </ButtonLink>
        </Note>
      )}
      <h2 id="news-title">{words.news}</h2>
      {news.length === 0 ? (
        <p className="mt-1 text-ink-2">{words.noNews(NARROWING_DAYS)}</p>
      ) : (
        <ul className="mt-2 grid gap-3">
          {news.map((one) => (
            <NewsItem key={one.id} id={id} project={one} />
          ))}
        </ul>
      )}
      <LeftOutList watch={{ id }} after={NARROW_ALL} leftOut={leftOut} />
    </Card>
  );
}

function NewsItem({ id, project }: { id: string; project: WatchNarrowing['news'][number] }) {
  return (
    <li className="flex items-center justify-between gap-3">
      <div className="min-w-0 wrap-anywhere">
        <Link to="/projects/$projectId" params={{ projectId: project.id }}>
          {project.title}
        </Link>
        <p className="num text-meta text-ink-2">
          {project.location} · {momentInShort(project.foundAt)}
        </p>
      </div>
      <ButtonLink
        to="/watches"
        search={{ edit: id, narrow: project.id }}
        variant="text"
        className="shrink-0"
        aria-label={words.notLike(project.title)}
      >
        {words.not}
      </ButtonLink>
    </li>
  );
}
