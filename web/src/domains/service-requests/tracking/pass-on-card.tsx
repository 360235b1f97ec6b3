import type { NextInLine } from '@plumbline/contract/domains/service-requests/pass-on.ts';
import { changePassOn } from '@plumbline/contract/domains/service-requests/pass-on-endpoints.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, type LucideIcon, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatDateTime, formatDay, formatDistance } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button, type ButtonVariant, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/form.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { passOnQuery, useChangePassOn } from '../late-api.ts';
import { MOST_SHOWN, swapped } from './line-order.ts';
import { passOnWords } from './pass-on.words.ts';

const words = here(passOnWords);

/** What is said and where the focus goes once the line has changed. */
interface Change {
  readonly says: string;
  /** Ids of elements; the first that is still there gets the focus. */
  readonly focus: readonly string[];
}

interface ChangeFormProps {
  requestId: string;
  /** Tells the card's forms apart. */
  name: string;
  /** The line to store; without it, the best matches are added. */
  line?: readonly string[];
  change: Change;
  onChanged: (change: Change) => void;
  /** Reads the line again after a refusal. */
  onRefused: () => void;
}

function useChangeForm({ requestId, name, line, change, onChanged, onRefused }: ChangeFormProps) {
  const save = useChangePassOn(requestId);
  return useForm({
    to: changePassOn,
    params: { id: requestId },
    idPrefix: name,
    initial: {},
    body: () => (line === undefined ? {} : { contractorIds: line }),
    send: async (body, { key }) => {
      await save.mutateAsync({ body, key });
      onChanged(change);
    },
    onRefused: (error) => {
      toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
      onRefused();
    },
  });
}

type LabelledProps = ChangeFormProps & { label: string };

function ChangeIcon({ icon, label, ...props }: LabelledProps & { icon: LucideIcon }) {
  const form = useChangeForm(props);
  return (
    <Form of={form}>
      <IconButton type="submit" id={props.name} icon={icon} label={label} busy={form.busy} />
    </Form>
  );
}

function ChangeButton({
  label,
  busyLabel,
  variant,
  ...props
}: LabelledProps & { busyLabel: string; variant: ButtonVariant }) {
  const form = useChangeForm(props);
  return (
    <Form of={form}>
      <Button type="submit" variant={variant} busy={form.busy} busyLabel={busyLabel}>
        {label}
      </Button>
    </Form>
  );
}

const HEADING = 'pass-on';
const idOf = (contractorId: string, way: 'up' | 'down' | 'remove'): string => `${way}-${contractorId}`;

interface RowProps extends Pick<ChangeFormProps, 'requestId' | 'onChanged' | 'onRefused'> {
  line: readonly NextInLine[];
  at: number;
  timeZone: string;
}

function Row({ line, at, timeZone, ...told }: RowProps) {
  const next = line[at];
  if (next === undefined) return null;
  const { contractorId: id, companyName, licenseCheckedOn, askedAfter } = next;
  const ids = line.map(({ contractorId }) => contractorId);
  const [up, down] = [idOf(id, 'up'), idOf(id, 'down')];
  const moved = (place: number, focus: readonly string[]) => ({ says: words.moved(companyName, place), focus });
  return (
    <li className="grid gap-x-3 gap-y-1 border-line not-first:border-t not-first:pt-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="flex gap-3">
        <span className="num w-4 flex-none text-right font-strong text-ink-2" aria-hidden="true">
          {at + 1}
        </span>
        <div className="min-w-0">
          <h3 className="wrap-anywhere text-body">{companyName}</h3>
          <p className="num">
            {askedAfter === null ? words.askedLater : words.askedAfter(formatDateTime(askedAfter, timeZone))}
          </p>
          <p className="num text-meta text-ink-2">
            {formatDistance(next.distance)}
            {licenseCheckedOn && ` · ${words.licenseChecked(formatDay(licenseCheckedOn))}`}
          </p>
        </div>
      </div>
      <div className="flex justify-end">
        {at > 0 && (
          <ChangeIcon
            {...told}
            name={up}
            icon={ArrowUp}
            label={words.up(companyName)}
            line={swapped(ids, at - 1)}
            change={moved(at, [up, down])}
          />
        )}
        {at < line.length - 1 && (
          <ChangeIcon
            {...told}
            name={down}
            icon={ArrowDown}
            label={words.down(companyName)}
            line={swapped(ids, at)}
            change={moved(at + 2, [down, up])}
          />
        )}
        <ChangeIcon
          {...told}
          name={idOf(id, 'remove')}
          icon={X}
          label={words.remove(companyName)}
          line={ids.filter((other) => other !== id)}
          change={{ says: words.removed(companyName), focus: [HEADING] }}
        />
      </div>
    </li>
  );
}

/** Moves the focus after a change, because the button that was pressed may be gone. */
function useFocusAfter(card: RefObject<HTMLElement | null>, change: Change | null) {
  useEffect(() => {
    const find = (id: string) => card.current?.querySelector<HTMLElement>(`[id="${id}"]`);
    const target = change?.focus.map(find).find((found) => found != null);
    target?.focus();
  }, [card, change]);
}

export interface PassOnCardProps {
  record: Pick<TrackingRecord, 'requestId' | 'timeZone' | 'history'>;
}

/** Whom the request is passed on to if nobody answers: on, in which order, and off. */
export function PassOnCard({ record: { requestId, timeZone, history } }: PassOnCardProps) {
  const { data, refetch } = useQuery(passOnQuery(requestId));
  const [change, setChange] = useState<Change | null>(null);
  const card = useRef<HTMLDivElement>(null);
  useFocusAfter(card, change);
  // Whoever was asked is no longer in line, and the deadlines have moved.
  const read = useRef(history.length);
  useEffect(() => {
    if (read.current === history.length) return;
    read.current = history.length;
    void refetch();
  }, [history.length, refetch]);
  if (data === undefined) return null;
  const line = data.inLine;
  const told = { requestId, onChanged: setChange, onRefused: () => void refetch() };
  return (
    <div ref={card}>
      <Card as="section" roomy aria-labelledby={HEADING} className="no-print">
        <h2 id={HEADING} tabIndex={-1}>
          {words.title}
        </h2>
        <p className="mt-1 mb-4 text-ink-2">{line.length === 0 ? words.off(MOST_SHOWN) : words.on}</p>
        {line.length > 0 && (
          <ol className="mb-4 grid gap-3">
            {line.map(({ contractorId }, at) => (
              <Row key={contractorId} {...told} line={line} at={at} timeZone={timeZone} />
            ))}
          </ol>
        )}
        <div className="flex flex-wrap gap-2">
          {line.length < MOST_SHOWN && (
            <ChangeButton
              {...told}
              name={line.length === 0 ? 'switch-on' : 'add'}
              label={line.length === 0 ? words.switchOn : words.add}
              busyLabel={line.length === 0 ? words.switchingOn : words.busy}
              variant="line"
              change={{ says: words.on, focus: [HEADING] }}
            />
          )}
          {line.length > 0 && (
            <ChangeButton
              {...told}
              name="switch-off"
              label={words.switchOff}
              busyLabel={words.busy}
              variant="text"
              line={[]}
              change={{ says: words.switchedOff, focus: [HEADING] }}
            />
          )}
        </div>
        <p role="status" className="sr-only">
          {change?.says}
        </p>
      </Card>
    </div>
  );
}
