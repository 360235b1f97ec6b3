import type { Pursuit, PursuitStage } from '@plumbline/contract/domains/leads/pursuit.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronDown, Flag, SquarePen, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { deadlineInShort, isPast } from '../../../lib/deadline.ts';
import { formatDay, formatDollars } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { pipelineWords } from './pipeline.words.ts';
import { useMovePursuit } from './pipeline-api.ts';
import { STAGES, stepState } from './stages.ts';

const words = here(pipelineWords);

const FollowMark = lazy(async () => ({ default: (await import('../follows/follow-mark.tsx')).FollowMark }));

/** A pursued project: what it is worth, what comes next, and where it can move. */
export function PursuitCard({ pursuit, today }: { pursuit: Pursuit; today: string }) {
  const { project, stage, amount } = pursuit;
  const now = useNow();
  return (
    <Card as="li" className="p-3!">
      <h3 className="text-body wrap-anywhere">
        <Link
          to="/projects/$projectId"
          params={{ projectId: project.id }}
          className="text-ink no-underline hover:underline"
        >
          {project.title}
        </Link>
      </h3>
      <p className="text-meta wrap-anywhere text-ink-2">{project.location}</p>
      {(amount !== null || project.deadline !== null) && (
        <p className="num mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
          {amount !== null && <span className="font-strong">{formatDollars(amount)}</span>}
          {project.deadline !== null && (
            <span className="text-meta text-ink-2">{closingOf(project.deadline, now)}</span>
          )}
        </p>
      )}
      {project.vanishedAt !== null && (
        <p className="num mt-1 text-meta text-amber-ink">
          {words.unlisted(formatDay(project.vanishedAt.slice(0, 10)))}
        </p>
      )}
      <StepLine pursuit={pursuit} today={today} />
      <div className="no-print mt-1 -mb-1 flex items-center justify-between">
        <MoveSelect id={project.id} stage={stage} title={project.title} />
        <span className="ml-auto flex">
          <Suspense>
            <FollowMark project={project} />
          </Suspense>
          <ButtonLink
            to="/pipeline"
            search={{ edit: project.id }}
            variant="text"
            icon={SquarePen}
            aria-label={words.edit(project.title)}
          />
        </span>
      </div>
    </Card>
  );
}

/** A source may give a deadline only in its own words. */
const closingOf = (deadline: string, now: Date): string => {
  const day = deadlineInShort(deadline, now);
  return day === deadline || isPast(deadline, now) ? day : words.closes(day);
};

function StepLine({ pursuit, today }: { pursuit: Pursuit; today: string }) {
  const state = stepState(pursuit, today);
  if (state === null) return null;
  const { nextStep, nextStepOn } = pursuit;
  const what = nextStep ?? words.someStep;
  const day = nextStepOn === null ? null : formatDay(nextStepOn);
  return (
    <IconLine
      icon={state === 'late' ? TriangleAlert : Flag}
      className={clsx(
        'num mt-2 border-t border-line pt-2 text-meta wrap-anywhere',
        state === 'late' && 'font-strong text-amber-ink',
      )}
    >
      {day === null
        ? what
        : state === 'today'
          ? words.step.today(what)
          : state === 'late'
            ? words.step.late(day, what)
            : words.step.later(day, what)}
    </IconLine>
  );
}

/** The card whose stage was chosen last: it is drawn in another lane, and the focus follows it. */
let moved: ProjectId | undefined;

/** Moves the card to the chosen stage. Without scripts, its edit page does. */
function MoveSelect({ id, stage, title }: { id: ProjectId; stage: PursuitStage; title: string }) {
  const moving = useMovePursuit();
  const [select, setSelect] = useState<HTMLSelectElement | null>(null);
  useEffect(() => {
    if (select === null || moved !== id) return;
    moved = undefined;
    select.focus();
  }, [select, id]);
  const move = async (to: PursuitStage) => {
    moved = id;
    try {
      await moving.mutateAsync({ id, stage: to });
      toast({ title: words.moved(words.stage[to]) });
    } catch (error) {
      toast({ title: words.notMoved, description: sentenceFor(error), tone: 'destructive' });
    }
  };
  return (
    <span className="relative -ml-2 noscript:hidden">
      <select
        ref={setSelect}
        name="stage"
        aria-label={words.move(title)}
        value={stage}
        onChange={({ target }) => void move(target.value as PursuitStage)}
        className="min-h-11 cursor-pointer appearance-none rounded bg-transparent py-2 pr-8 pl-2 font-strong text-plumb-ink"
      >
        {STAGES.map((each) => (
          <option key={each} value={each}>
            {words.stage[each]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="small" className="pointer-events-none absolute top-3.5 right-2 text-plumb-ink" />
    </span>
  );
}
