import type { KeptCard, KeptCardState } from '@plumbline/contract/domains/payments/kept-card.ts';
import { cardNameIn } from '@plumbline/contract/domains/payments/kept-card.ts';
import { keptCardWords } from '@plumbline/contract/domains/payments/kept-card.words.ts';
import {
  beginKeptCard,
  getKeptCard,
  keepCard,
  removeKeptCard,
  setCardConsent,
} from '@plumbline/contract/domains/payments/kept-card-endpoints.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CreditCard, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/call.ts';
import { formatMoney } from '../../lib/format.ts';
import { here, language } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconLine } from '../../ui/facts.tsx';
import { Form } from '../../ui/form.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { paymentConfigQuery } from './api.ts';
import { CardForm, CardFormPending } from './card/card-form.tsx';
import { SecurityNote } from './card/security-note.tsx';
import { TestModeNote } from './card/test-mode-note.tsx';
import { keptCardPageWords } from './kept-card.words.ts';

const words = here(keptCardPageWords);
const { consent: consentTo } = here(keptCardWords);

const keptCardQuery = queryOptions({
  queryKey: [getKeptCard.path],
  queryFn: ({ signal }) => call(getKeptCard, { signal }),
});

function failed(error: unknown): void {
  toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
}

/** The card that acceptances charge, kept at the payment provider. Nothing if no card can be kept here. */
export function KeptCardCard() {
  const { data, error, isFetching, refetch } = useQuery(keptCardQuery);
  if (data && !data.isPossible && data.kept === null) return null;
  return (
    <Card as="section" roomy aria-labelledby="kept-card-title">
      <h2 id="kept-card-title" className="mb-1">
        {words.title}
      </h2>
      {data ? (
        <State state={data} />
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-5" />
          <Skeleton className="mt-3 h-12" />
        </Loading>
      )}
    </Card>
  );
}

interface Entry {
  readonly id: string;
  readonly clientSecret: string;
}

function State({ state }: { state: KeptCardState }) {
  const { kept, feeCents } = state;
  const [entry, setEntry] = useState<Entry>();
  const [isReplacing, setReplacing] = useState(false);
  const done = () => {
    setEntry(undefined);
    setReplacing(false);
  };
  if (entry) return <Entering entry={entry} onDone={done} />;
  if (kept && !isReplacing) {
    return <Kept kept={kept} feeCents={feeCents} onReplace={() => setReplacing(true)} />;
  }
  return (
    <>
      <p className="text-ink-2">{words.none}</p>
      <Begin feeCents={feeCents} onBegun={setEntry} onStop={kept ? done : undefined} />
    </>
  );
}

/** Asks for the consent, and begins the entry of a card. */
function Begin({
  feeCents,
  onBegun,
  onStop,
}: {
  feeCents: number;
  onBegun: (entry: Entry) => void;
  onStop: (() => void) | undefined;
}) {
  const form = useForm({
    to: beginKeptCard,
    initial: { consent: false },
    send: async (body) => onBegun(await call(beginKeptCard, { body })),
    onRefused: failed,
  });
  return (
    <Form of={form} className="mt-2">
      <Checkbox {...form.tick('consent')}>
        <b>{words.consentTitle}</b> <span className="text-meta text-ink-2">{consentTo(formatMoney(feeCents))}</span>
      </Checkbox>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" big icon={CreditCard} busy={form.busy} busyLabel={words.loading}>
          {words.begin}
        </Button>
        {onStop && (
          <Button big onClick={onStop}>
            {words.stop}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** The provider's card form. */
function Entering({ entry, onDone }: { entry: Entry; onDone: () => void }) {
  const client = useQueryClient();
  const { data: config } = useQuery(paymentConfigQuery);
  if (!config) return <CardFormPending />;
  const keep = async () => {
    try {
      client.setQueryData(keptCardQuery.queryKey, await call(keepCard, { params: { id: entry.id } }));
    } catch (error) {
      failed(error);
    }
    onDone();
  };
  return (
    <div className="mt-3 grid gap-4">
      {config.isTest && <TestModeNote />}
      <CardForm
        config={config}
        clientSecret={entry.clientSecret}
        payLabel={words.keep}
        returnPath="/account-craftsman"
        told={{ title: words.keptTitle, text: words.keptText }}
        onPaid={() => void keep()}
      />
      <SecurityNote config={config} />
      <Button className="justify-self-start" onClick={onDone}>
        {words.stop}
      </Button>
    </div>
  );
}

/** The card that is kept: what it may be charged for, replacing and removing it. */
function Kept({ kept, feeCents, onReplace }: { kept: KeptCard; feeCents: number; onReplace: () => void }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const save = (state: KeptCardState) => client.setQueryData(keptCardQuery.queryKey, state);
  const form = useForm({
    to: setCardConsent,
    initial: { consent: kept.consentCents !== null },
    send: async (body) => {
      save(await call(setCardConsent, { body }));
      toast({ title: words.saved, description: body.consent ? words.savedOn : words.savedOff, tone: 'success' });
    },
    onRefused: failed,
  });
  const month = `${String(kept.expiryMonth).padStart(2, '0')}/${String(kept.expiryYear).slice(-2)}`;
  return (
    <>
      <IconLine icon={CreditCard}>
        <b>{cardNameIn(language, kept)}</b> <span className="num text-ink-2">{words.expires(month)}</span>
      </IconLine>
      <Form of={form} className="mt-2">
        <Checkbox {...form.tick('consent')}>
          <b>{words.consentTitle}</b> <span className="text-meta text-ink-2">{consentTo(formatMoney(feeCents))}</span>
        </Checkbox>
        {kept.consentCents !== null && kept.consentCents < feeCents && (
          <p className="pl-8 text-meta text-ink-2">{words.outdated(formatMoney(feeCents))}</p>
        )}
        <div className="mt-2 flex flex-wrap gap-2">
          <Button type="submit" busy={form.busy} busyLabel={words.saving}>
            {words.save}
          </Button>
          <Button onClick={onReplace}>{words.replace}</Button>
          <Button icon={Trash2} onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        </div>
      </Form>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={words.removeTitle}
          confirmLabel={words.removeLabel}
          danger
          onConfirm={async () => {
            try {
              save(await call(removeKeptCard, {}));
              toast({ title: words.removed, tone: 'success' });
            } catch (error) {
              failed(error);
              throw error;
            }
          }}
        >
          {words.removeText}
        </ConfirmDialog>
      )}
    </>
  );
}
