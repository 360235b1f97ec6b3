import { createWatch } from '@plumbline/contract/domains/leads/endpoints.ts';
import { WATCHES_PATH } from '@plumbline/contract/domains/leads/watch-address.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { useNavigate } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { here, language } from '../../lib/language.ts';
import { useForm } from '../../lib/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Page, WithAside } from '../../ui/frame.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useCreateWatch } from './api.ts';
import { Failure } from './failure.tsx';
import { type FilterReading, FilterWords, proposedName } from './filter-words.tsx';
import { watchWords } from './watch.words.ts';
import { WatchFields } from './watch-fields.tsx';

const words = here(watchWords);
/** The server's, too. */
const USUAL_HOUR = 7;

/** Watches the search whose filter is in the address. */
export function NewWatchPage({ filter, reading }: { filter: string; reading: FilterReading }) {
  const labels = reading.labelsOf(filter);
  const navigate = useNavigate();
  const creating = useCreateWatch();
  const form = useForm({
    to: createWatch,
    initial: () => ({
      name: proposedName(labels),
      delivery: 'daily',
      hour: String(USUAL_HOUR),
      byEmail: true,
      byPush: false,
      byText: false,
      filter,
    }),
    next: () => pathIn(language, WATCHES_PATH),
    send: async (body) => {
      const { name } = await creating.mutateAsync(body);
      toast({ title: words.started, description: words.startedText(name), tone: 'success' });
      await navigate({ to: '/watches' });
    },
  });
  const problem = form.errorOf('filter');
  return (
    <Page width="mid">
      <h1>{words.title}</h1>
      <p className="text-ink-2">{words.lead}</p>
      <WithAside
        className="mt-4"
        aside={
          <Card as="section" roomy aria-labelledby="watches-what">
            <h2 id="watches-what" className="mb-3">
              {words.itWatches}
            </h2>
            <FilterWords labels={labels} />
            {new URLSearchParams(filter).has('days') && (
              <p className="mt-3 text-meta text-ink-2">{words.withoutDays}</p>
            )}
            <div className="mt-4">{reading.listLink(filter, words.back)}</div>
          </Card>
        }
      >
        <Card roomy>
          <Form of={form} explains className="grid gap-5">
            {problem !== undefined && (
              <Note icon={TriangleAlert} tone="red" role="alert">
                {problem}
              </Note>
            )}
            <input type="hidden" name="filter" value={form.values.filter} />
            <WatchFields form={form} />
            <p className="text-meta text-ink-2">{words.oneClick}</p>
            <Failure of={form} />
            <SubmitButton of={form} className="justify-self-start max-sm:w-full" busyLabel={words.starting}>
              {words.start}
            </SubmitButton>
          </Form>
        </Card>
      </WithAside>
    </Page>
  );
}
