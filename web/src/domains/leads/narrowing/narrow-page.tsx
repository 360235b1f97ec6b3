import type { WatchNarrowing } from '@plumbline/contract/domains/leads/narrowing.ts';
import { NARROWING_DAYS } from '@plumbline/contract/domains/leads/narrowing-days.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { announce } from '../../../ui/announcer.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Page } from '../../../ui/frame.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { focusPage } from '../../../ui/shell/route-change.tsx';
import { RoutePending } from '../../../ui/shell/route-states.tsx';
import { Failure } from '../failure.tsx';
import { FailurePage } from '../failure-page.tsx';
import { watchWords } from '../watch.words.ts';
import { narrowingWords } from './narrowing.words.ts';
import { type NarrowedWatch, narrowingQuery, narrowingTarget, useNarrowing } from './narrowing-api.ts';
import { LeftOutList } from './narrowings-list.tsx';

const words = here(narrowingWords);
const { stop } = here(watchWords);

interface NarrowPageProps {
  watch: NarrowedWatch;
  /** A project, or 'all'. */
  after: string;
}

/** Says how a watch may be narrowed, and narrows it. Works without scripts; opening it changes nothing. */
export function NarrowPage({ watch, after }: NarrowPageProps) {
  const { data, error, isFetching, refetch } = useQuery(narrowingQuery(watch, after));
  if (data) return <Narrow key={data.leftOut.length} watch={watch} after={after} narrowing={data} />;
  if (!error) return <RoutePending />;
  return (
    <FailurePage
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      title={words.title}
      missing={{
        title: stop.noLink,
        text: stop.noLinkText,
        action: <ButtonLink to="/">{stop.home}</ButtonLink>,
      }}
    />
  );
}

function Narrow({ watch, after, narrowing }: NarrowPageProps & { narrowing: WatchNarrowing }) {
  const { name, project, perDay, offers, leftOut } = narrowing;
  return (
    <Page width="slim">
      {'id' in watch && (
        <ButtonLink to="/watches" search={{ edit: watch.id }} variant="text" icon={ArrowLeft} className="-ml-2.5">
          {words.back}
        </ButtonLink>
      )}
      <h1>{project === null ? words.title : words.not}</h1>
      <Card className="mt-4 wrap-anywhere" roomy>
        {project === null ? (
          <p>{words.perDay(name, perDay)}</p>
        ) : (
          <>
            <p className="text-ink-2">{words.brought(name)}</p>
            <p className="font-strong">{project.title}</p>
            <p className="text-ink-2">{project.location}</p>
          </>
        )}
        <LeftOutList watch={watch} after={after} leftOut={leftOut} />
        {offers.length > 0 ? (
          <PickForm watch={watch} after={after} narrowing={narrowing} />
        ) : (
          <p className="mt-4">
            <b>{words.nothing}.</b> {project === null ? words.nothingOfAll : words.nothingText}
          </p>
        )}
      </Card>
    </Page>
  );
}

function PickForm({ watch, after, narrowing }: NarrowPageProps & { narrowing: WatchNarrowing }) {
  const { offers, found, isBusy, project } = narrowing;
  const picking = useNarrowing(watch, after, false);
  const form = useForm({
    ...narrowingTarget(watch, false),
    initial: { narrowing: '' },
    send: async (body) => {
      await picking.mutateAsync(body);
      announce(words.narrowed);
      focusPage();
    },
  });
  const detailOf = ({ leavesOut, perDay }: WatchNarrowing['offers'][number]) =>
    [
      found === 0 ? words.noneFound(NARROWING_DAYS) : words.leavesOut(leavesOut, found, NARROWING_DAYS),
      ...(isBusy || project === null ? [words.would(perDay)] : []),
    ].join('. ');
  return (
    <Form of={form} explains className="mt-5 grid gap-4">
      <FieldGroup {...form.field('narrowing')} label={words.question}>
        <RadioCards
          {...form.choice('narrowing')}
          options={offers.map((offer) => ({ value: offer.narrowing, label: offer.label, detail: detailOf(offer) }))}
        />
      </FieldGroup>
      <p className="text-meta text-ink-2">{words.effect}</p>
      <Failure of={form} title={words.failed} />
      <SubmitButton of={form} className="justify-self-start max-sm:w-full" busyLabel={words.narrowing}>
        {words.narrow}
      </SubmitButton>
    </Form>
  );
}
