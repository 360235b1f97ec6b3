import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { TriangleAlert } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { zoneName } from '../../../lib/moment.ts';
import type { FormFields } from '../../../lib/use-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { wallTimeIn } from '../job-time.ts';
import type { AnswerDraft } from './answer.ts';
import { respondWords } from './respond.words.ts';

const words = here(respondWords).proposal;

export interface ProposalFieldsProps {
  form: FormFields<AnswerDraft>;
  /** The location of the work; times are in its time zone. */
  place: { readonly city: string; readonly state: string; readonly timeZone: string };
  /** Null before the first proposal. */
  changesLeft: number | null;
  now: Date;
}

function ChangesNote({ left }: { left: number | null }) {
  if (left === 0) {
    return (
      <Note icon={TriangleAlert} tone="red" title={words.endsIt}>
        {words.endsItText(MAX_PROPOSAL_CHANGES)}
      </Note>
    );
  }
  return (
    <p className="text-meta text-ink-2">
      {left === null ? words.atMost(MAX_PROPOSAL_CHANGES) : here(respondWords).changesLeft(left)}
    </p>
  );
}

/** The fields that only a proposal has: its time, its cost and what that covers. */
export function ProposalFields({ form, place, changesLeft, now }: ProposalFieldsProps) {
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-3 min-[360px]:grid-cols-2">
        <Field {...form.field('proposedDate')} label={words.date} required>
          {(control) => (
            <Input
              {...control}
              type="date"
              className="num"
              min={wallTimeIn(now, place.timeZone).date}
              {...form.text('proposedDate')}
            />
          )}
        </Field>
        <Field {...form.field('proposedTime')} label={words.time} required>
          {(control) => <Input {...control} type="time" className="num" {...form.text('proposedTime')} />}
        </Field>
      </div>
      <p className="-mt-2 text-meta text-ink-2">
        {words.clocks(zoneName(place.timeZone), `${place.city}, ${place.state}`)}
      </p>
      <ChangesNote left={changesLeft} />
      <Field {...form.field('estimatedCost')} label={words.cost} optional>
        {(control) => (
          <Input
            {...control}
            className="num"
            maxLength={60}
            placeholder={words.costExample}
            {...form.text('estimatedCost')}
          />
        )}
      </Field>
      <Field {...form.field('serviceDetails')} label={words.covers} optional>
        {(control) => (
          <Textarea
            {...control}
            className="min-h-20!"
            maxLength={2000}
            placeholder={words.coversExample}
            {...form.text('serviceDetails')}
          />
        )}
      </Field>
    </div>
  );
}
