import { formatCount } from '@plumbline/contract/kernel/format.ts';
import { TriangleAlert } from 'lucide-react';
import { zoneName } from '../../../lib/moment.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { wallTimeIn } from '../job-time.ts';
import type { AnswerDraft } from './answer.ts';

export interface ProposalFieldsProps {
  draft: AnswerDraft;
  onChange: (changes: Partial<AnswerDraft>) => void;
  errorOf: (name: keyof AnswerDraft) => string | undefined;
  /** Where the work is: its clocks are meant. */
  place: { readonly city: string; readonly state: string; readonly timeZone: string };
  /** How often the proposal may still change; null before there is one. */
  changesLeft: number | null;
  now: Date;
}

function ChangesNote({ left }: { left: number | null }) {
  if (left === 0) {
    return (
      <Note icon={TriangleAlert} tone="red" title="This change ends your proposal">
        A proposal can be changed at most 3 times, and yours has been. If you send another time, you are out of this
        request.
      </Note>
    );
  }
  return (
    <p className="text-meta text-ink-2">
      {left === null
        ? 'A proposal can be changed at most 3 times; after that the request is cancelled automatically.'
        : `You can change your proposal ${formatCount(left, 'more time')}.`}
    </p>
  );
}

/** When, for how much and with what: the part of the answer that only a proposal has. */
export function ProposalFields({ draft, onChange, errorOf, place, changesLeft, now }: ProposalFieldsProps) {
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-3 min-[360px]:grid-cols-2">
        <Field name="proposedDate" label="Proposed date" required error={errorOf('proposedDate')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              className="num"
              min={wallTimeIn(now, place.timeZone).date}
              value={draft.proposedDate}
              onChange={(event) => onChange({ proposedDate: event.target.value })}
            />
          )}
        </Field>
        <Field name="proposedTime" label="Proposed time" required error={errorOf('proposedTime')}>
          {(control) => (
            <Input
              {...control}
              type="time"
              className="num"
              value={draft.proposedTime}
              onChange={(event) => onChange({ proposedTime: event.target.value })}
            />
          )}
        </Field>
      </div>
      <p className="-mt-2 text-meta text-ink-2">
        {zoneName(place.timeZone)}, the time in {place.city}, {place.state}.
      </p>
      <ChangesNote left={changesLeft} />
      <Field name="estimatedCost" label="Estimated cost" optional error={errorOf('estimatedCost')}>
        {(control) => (
          <Input
            {...control}
            className="num"
            maxLength={60}
            placeholder="$120 to $180"
            value={draft.estimatedCost}
            onChange={(event) => onChange({ estimatedCost: event.target.value })}
          />
        )}
      </Field>
      <Field name="serviceDetails" label="What that covers" optional error={errorOf('serviceDetails')}>
        {(control) => (
          <Textarea
            {...control}
            className="min-h-20!"
            maxLength={2000}
            placeholder="Parts, labor, how long it takes"
            value={draft.serviceDetails}
            onChange={(event) => onChange({ serviceDetails: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
