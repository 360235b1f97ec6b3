import { REMOVED_NUMBER } from '@plumbline/contract/domains/assistant/secret-numbers.ts';
import { PROJECT_TYPES, URGENCIES, WORK_TYPES } from '@plumbline/contract/domains/assistant/understanding.ts';
import {
  type Draft,
  dateFrom,
  type SaidField,
  withDetails,
  withoutSaid,
  withTrade,
} from '@plumbline/contract/domains/service-requests/draft.ts';
import type { DraftDetails } from '@plumbline/contract/domains/service-requests/draft-details.ts';
import { projectTypeName, tradeName } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import { TIME_SLOTS } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { here, language } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Input, Select } from '../../../ui/input.tsx';
import { draftStore } from './draft-store.ts';
import { stepsWords } from './steps.words.ts';
import { understoodLine } from './understood-line.ts';
import { useToday } from './use-opening-day.ts';

const words = here(stepsWords).understood;

const change = (edit: Partial<DraftDetails>) =>
  draftStore.change((draft) => withDetails(draft, { ...draft.details, ...edit }));

/** Shows the details understood from the sentence, with a control to correct each. */
export function Understood({ draft, onSayAgain }: { draft: Draft; onSayAgain: () => unknown }) {
  const today = useToday(undefined);
  if (!draft.understood || !draft.workType) return null;
  const { details, place } = draft;
  const said: Readonly<Record<SaidField, { label: string; control: (id: string) => ReactNode }>> = {
    preferredDate: {
      label: words.preferredDate,
      control: (id) => (
        <DatePicker
          id={id}
          value={dateFrom(details.preferredDate, today)}
          min={today}
          onChange={(preferredDate) => change({ preferredDate })}
        />
      ),
    },
    preferredTimeSlot: {
      label: words.preferredTime,
      control: (id) => (
        <Choice
          id={id}
          value={details.preferredTimeSlot}
          options={TIME_SLOTS}
          nameOf={(slot) => words.slots[slot]}
          onChange={(preferredTimeSlot) => change({ preferredTimeSlot })}
        />
      ),
    },
    place: {
      label: words.location,
      control: () => (
        <span className="num flex min-h-12 items-center font-strong">
          {place && `${place.city}, ${place.state} ${place.zipCode}`}
        </span>
      ),
    },
    customerName: {
      label: words.yourName,
      control: (id) => (
        <Input
          id={id}
          value={details.customerName}
          autoComplete="name"
          maxLength={120}
          onChange={(event) => change({ customerName: event.target.value })}
        />
      ),
    },
    customerPhone: {
      label: words.phone,
      control: (id) => (
        <Input
          id={id}
          value={details.customerPhone}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          className="num"
          onChange={(event) => change({ customerPhone: event.target.value })}
        />
      ),
    },
  };

  return (
    <Card as="section" aria-labelledby="understood" className="mb-4">
      {details.description.includes(REMOVED_NUMBER) && <p className="mb-2">{words.removedNumber}</p>}
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-x-4 rounded noscript:cursor-auto">
          <span>
            <span id="understood" className="text-ink-2">
              {words.title}
            </span>{' '}
            <b>{understoodLine(draft)}</b>
          </span>
          <span className="shrink-0 font-strong text-plumb-ink noscript:hidden">
            <span className="group-open:hidden">{words.change}</span>
            <span className="not-group-open:hidden">{words.close}</span>
          </span>
        </summary>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 noscript:hidden">
          <p className="text-ink-2">{words.notRight}</p>
          <Button variant="text" className="-my-2.5 -ml-2.5" onClick={() => void onSayAgain()}>
            {words.sayAgain}
          </Button>
        </div>
        <div className="mt-3 grid noscript:hidden gap-x-4 gap-y-3 min-[360px]:grid-cols-2 lg:grid-cols-3">
          <Row name="work" label={words.kindOfWork}>
            <Choice
              id="understood-work"
              value={draft.workType}
              options={WORK_TYPES}
              nameOf={(workType) => tradeName(workType, language)}
              onChange={(workType) => draftStore.change((kept) => withTrade(kept, workType))}
            />
          </Row>
          <Row name="kind" label={words.projectType}>
            <Choice
              id="understood-kind"
              value={details.projectType}
              options={PROJECT_TYPES}
              nameOf={(type) => projectTypeName(type, language)}
              onChange={(projectType) => change({ projectType })}
            />
          </Row>
          <Row name="urgency" label={words.urgency} wide>
            <Choice
              id="understood-urgency"
              value={details.urgency}
              options={URGENCIES}
              nameOf={(urgency) => words.urgencies[urgency]}
              onChange={(urgency) => change({ urgency })}
            />
          </Row>
          {draft.understood.said.map((field) => (
            <Row
              key={field}
              name={field}
              wide
              label={said[field].label}
              onRemove={() => draftStore.change((kept) => withoutSaid(kept, field))}
            >
              {said[field].control(`understood-${field}`)}
            </Row>
          ))}
        </div>
      </details>
    </Card>
  );
}

interface RowProps {
  name: string;
  label: string;
  /** Takes the whole line on a phone. */
  wide?: boolean;
  /** Left out for what every job has. */
  onRemove?: () => void;
  children: ReactNode;
}

function Row({ name, label, wide = false, onRemove, children }: RowProps) {
  return (
    <div className={clsx('min-w-0', wide && 'max-sm:col-span-full')}>
      <label htmlFor={`understood-${name}`} className="text-meta text-ink-2">
        {label}
      </label>
      <div className="mt-0.5 flex items-center gap-1">
        <div className="min-w-0 grow">{children}</div>
        {onRemove && (
          <button
            type="button"
            aria-label={words.remove(label)}
            onClick={onRemove}
            className="-mr-2 grid size-11 shrink-0 place-items-center rounded text-ink-2 hover:bg-sunken hover:text-ink"
          >
            <Icon of={X} />
          </button>
        )}
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  id: string;
  value: Value;
  options: readonly Value[];
  nameOf: (value: Value) => string;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ id, value, options, nameOf, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      id={id}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option === event.target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
    </Select>
  );
}
