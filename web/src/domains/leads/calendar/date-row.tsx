import type { BidDate, VisitDecision } from '@plumbline/contract/domains/leads/bid-calendar.ts';
import { bidDatePath } from '@plumbline/contract/domains/leads/bid-calendar-address.ts';
import { decideVisit } from '@plumbline/contract/domains/leads/bid-calendar-endpoints.ts';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, ScanText, SquarePen } from 'lucide-react';
import { formatDay } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { calendarWords } from './calendar.words.ts';
import { useDecideVisit } from './calendar-api.ts';
import { timeInWords } from './calendar-days.ts';
import { inkOf, isUnchecked, kindIcon, titleOf } from './date-kinds.ts';

const words = here(calendarWords);

/** One date with what can be done about it. */
export function DateRow({ date }: { date: BidDate }) {
  const { kind, project, day, text, movedTo } = date;
  return (
    <li className="grid grid-cols-[3.75rem_1.25rem_1fr] gap-x-2 lg:gap-x-3 border-b border-line py-3 last:border-0">
      <p className="num text-meta text-ink-2">{whenOf(date)}</p>
      <Icon of={kindIcon[kind]} className={`mt-0.5 ${inkOf[kind]}`} />
      <div className="min-w-0">
        <h3 className="text-body wrap-anywhere">
          <Link
            to="/projects/$projectId"
            params={{ projectId: project.id }}
            className="text-ink no-underline hover:underline"
          >
            {kind === 'moved' ? <s>{words.closes(project.title)}</s> : titleOf(date)}
          </Link>
        </h3>
        <p className="text-meta wrap-anywhere text-ink-2">
          {kind === 'visit' && text !== null
            ? words.quoted(text)
            : kind === 'moved'
              ? words.movedTo(formatDay(movedTo ?? ''))
              : kind === 'step'
                ? `${project.title}, ${project.location}`
                : project.location}
        </p>
        {isUnchecked(date) && (
          <Badge tone="outline" icon={ScanText} className="mt-1">
            {words.read}
          </Badge>
        )}
        <div className="no-print -ml-2.5 flex flex-wrap gap-x-2">
          {isUnchecked(date) && (
            <>
              <VisitForm date={date} verdict="right" />
              <VisitForm date={date} verdict="not-a-visit" />
            </>
          )}
          {kind === 'step' && (
            <ButtonLink to="/pipeline" search={{ edit: project.id }} variant="text" icon={SquarePen}>
              {words.edit} <span className="sr-only">{titleOf(date)}</span>
            </ButtonLink>
          )}
          {kind !== 'moved' && (
            <ButtonAnchor href={bidDatePath(project.id, { kind, day })} download variant="text" icon={CalendarPlus}>
              {words.add} <span className="sr-only">{titleOf(date)}</span>
            </ButtonAnchor>
          )}
        </div>
      </div>
    </li>
  );
}

const whenOf = ({ kind, time, zone }: BidDate): string => {
  if (time === null) return kind === 'step' ? words.anyTime : words.allDay;
  return [timeInWords(time), zone].join(' ');
};

/** Says whether a visit was read correctly; a form, so that it works without scripts. */
function VisitForm({ date, verdict }: { date: BidDate; verdict: VisitDecision['verdict'] }) {
  const deciding = useDecideVisit(date.project.id);
  const form = useForm({
    to: decideVisit,
    params: { id: date.project.id },
    idPrefix: `${date.project.id}-${verdict}`,
    initial: { day: date.day, verdict },
    send: async (body) => {
      try {
        await deciding.mutateAsync(body);
      } catch (error) {
        toast({ title: words.notSaved, description: sentenceFor(error), tone: 'destructive' });
        throw error;
      }
    },
  });
  return (
    <Form of={form} explains>
      <input type="hidden" name="day" value={date.day} />
      <input type="hidden" name="verdict" value={verdict} />
      <SubmitButton of={form} variant="text" big={false} busyLabel={words.saving}>
        {verdict === 'right' ? words.right : words.wrong} <span className="sr-only">{titleOf(date)}</span>
      </SubmitButton>
    </Form>
  );
}
