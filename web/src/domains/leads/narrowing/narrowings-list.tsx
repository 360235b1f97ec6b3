import type { WatchNarrowing } from '@plumbline/contract/domains/leads/narrowing.ts';
import { Undo2 } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { focusPage } from '../../../ui/shell/route-change.tsx';
import { Failure } from '../failure.tsx';
import { narrowingWords } from './narrowing.words.ts';
import { type NarrowedWatch, narrowingTarget, useNarrowing } from './narrowing-api.ts';

const words = here(narrowingWords);
type LeftOut = WatchNarrowing['leftOut'][number];

/** What a watch leaves out, each to take back. */
export function LeftOutList({
  watch,
  after,
  leftOut,
}: {
  watch: NarrowedWatch;
  after: string;
  leftOut: readonly LeftOut[];
}) {
  if (leftOut.length === 0) return null;
  return (
    <section className="mt-4" aria-labelledby="left-out-title">
      <h2 id="left-out-title" className="mb-2">
        {words.leftOut}
      </h2>
      <ul className="grid gap-2">
        {leftOut.map((one) => (
          <li key={one.narrowing} className="flex items-center justify-between gap-3 rounded bg-sunken py-1 pr-1 pl-3">
            <span className="min-w-0 wrap-anywhere">{one.label}</span>
            <TakeBackForm watch={watch} after={after} leftOut={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TakeBackForm({ watch, after, leftOut }: { watch: NarrowedWatch; after: string; leftOut: LeftOut }) {
  const undoing = useNarrowing(watch, after, true);
  const form = useForm({
    ...narrowingTarget(watch, true),
    idPrefix: leftOut.narrowing.replace(/\W/g, '-'),
    initial: { narrowing: leftOut.narrowing },
    send: async (body) => {
      await undoing.mutateAsync(body);
      announce(words.takenBack);
      focusPage();
    },
  });
  return (
    <Form of={form} explains className="shrink-0">
      <input type="hidden" name="narrowing" value={form.values.narrowing} />
      <Failure of={form} />
      <SubmitButton
        of={form}
        variant="secondary"
        big={false}
        icon={Undo2}
        aria-label={words.undoOf(leftOut.label)}
        busyLabel={words.undoing}
      >
        {words.undo}
      </SubmitButton>
    </Form>
  );
}
