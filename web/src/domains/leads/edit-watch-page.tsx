import { changeWatch } from '@plumbline/contract/domains/leads/endpoints.ts';
import type { Watch } from '@plumbline/contract/domains/leads/watch.ts';
import { WATCHES_PATH } from '@plumbline/contract/domains/leads/watch-address.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { here, language } from '../../lib/language.ts';
import { useForm } from '../../lib/use-form.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Page } from '../../ui/frame.tsx';
import { RoutePending } from '../../ui/shell/route-states.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useChangeWatch, watchQuery } from './api.ts';
import { Failure } from './failure.tsx';
import { FailurePage } from './failure-page.tsx';
import { type FilterReading, FilterWords } from './filter-words.tsx';
import { WatchNews } from './narrowing/watch-news.tsx';
import { watchWords } from './watch.words.ts';
import { DeleteForm } from './watch-actions.tsx';
import { WatchAddresses } from './watch-addresses.tsx';
import { WatchFields } from './watch-fields.tsx';

const words = here(watchWords);

/** Edits one watch of the reader's, or deletes it. */
export function EditWatchPage({ id, reading }: { id: string; reading: FilterReading }) {
  const { data, error, isFetching, refetch } = useQuery(watchQuery(id));
  if (data) return <Edit watch={data} labels={reading.labelsOf(data.filter)} />;
  if (!error) return <RoutePending />;
  return (
    <FailurePage
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      title={words.editTitle}
      missing={{
        title: words.noSuch,
        text: words.noSuchText,
        action: <ButtonLink to="/watches">{words.mine}</ButtonLink>,
      }}
    />
  );
}

function Edit({ watch, labels }: { watch: Watch; labels: readonly string[] }) {
  const navigate = useNavigate();
  const changing = useChangeWatch(watch.id);
  const form = useForm({
    to: changeWatch,
    params: { id: watch.id },
    initial: {
      name: watch.name,
      delivery: watch.delivery,
      hour: String(watch.hour),
      byEmail: watch.byEmail,
      byPush: watch.byPush,
      byText: watch.byText,
    },
    next: () => pathIn(language, WATCHES_PATH),
    send: async (body) => {
      await changing.mutateAsync(body);
      toast({ title: words.saved, tone: 'success' });
      await navigate({ to: '/watches' });
    },
  });
  return (
    <Page width="slim">
      <h1 className="mb-3">{words.editTitle}</h1>
      <FilterWords labels={labels} />
      <Card roomy className="mt-4">
        <Form of={form} explains className="grid gap-5">
          <WatchFields form={form} />
          <Failure of={form} />
          <SubmitButton of={form} className="justify-self-start max-sm:w-full" busyLabel={words.saving}>
            {words.save}
          </SubmitButton>
        </Form>
      </Card>
      <WatchNews id={watch.id} />
      <WatchAddresses watch={watch} />
      <Card as="section" roomy className="mt-4" aria-labelledby="delete-title">
        <h2 id="delete-title">{words.deleteTitle}</h2>
        <p className="mt-1 mb-3 text-ink-2">{words.deleteText}</p>
        <DeleteForm watch={watch} />
      </Card>
    </Page>
  );
}
