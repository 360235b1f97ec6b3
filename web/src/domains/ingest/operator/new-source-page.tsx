import { startSourceDraft } from '@plumbline/contract/domains/ingest/operator-endpoints.ts';
import type { ReadySource, SourceDraftId } from '@plumbline/contract/domains/ingest/source-draft.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Link2, Plus } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Card } from '../../../ui/card.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Input, Select, Textarea } from '../../../ui/input.tsx';
import { sourcesQuery, startDraft } from './calls.ts';
import { draftWords } from './draft.words.ts';
import { DraftFrame } from './draft-frame.tsx';
import { FilePicker } from './table-picker.tsx';

const words = here(draftWords).address;

const pathOfDraft = (id: SourceDraftId) => `/operator/sources?draft=${id}`;

/** Returns the function that opens a draft whose rows have been read. */
function useOpenDraft() {
  const navigate = useNavigate();
  return ({ id }: { id: SourceDraftId }) => navigate({ to: '/operator/sources', search: { draft: id } });
}

/** The first step of adding a source: where its rows are. */
export function NewSourcePage() {
  const { data } = useQuery(sourcesQuery);
  const ready = data?.ready ?? [];
  return (
    <DraftFrame step="address">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <AddressForm ready={ready} />
        <section aria-labelledby="ready-title">
          <h2 id="ready-title">{words.cities}</h2>
          <p className="mb-3 text-meta text-ink-2">{words.citiesHint}</p>
          <ul className="grid gap-2">
            {ready.flatMap((source) =>
              source.host === null ? [] : [<ReadyForm key={source.id} source={source} host={source.host} />],
            )}
          </ul>
        </section>
      </div>
    </DraftFrame>
  );
}

function AddressForm({ ready }: { ready: readonly ReadySource[] }) {
  const open = useOpenDraft();
  const form = useForm({
    to: startSourceDraft,
    initial: { address: '', ready: '', pasted: '' },
    next: (_values, { id }) => pathOfDraft(id),
    send: async (body) => open(await startDraft(body)),
  });
  return (
    <Card as="section" roomy aria-labelledby="address-title">
      <h2 id="address-title" className="mb-4">
        {words.heading}
      </h2>
      <Form of={form} className="grid gap-6" aria-labelledby="address-title">
        <Field {...form.field('address')} label={words.label} hint={words.hint}>
          {(control) => (
            <Input
              {...control}
              {...form.text('address')}
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              icon={Link2}
              maxLength={2000}
            />
          )}
        </Field>
        <Field {...form.field('ready')} label={words.columns} hint={words.columnsHint}>
          {(control) => (
            <Select {...control} {...form.text('ready')}>
              <option value="">{words.byNames}</option>
              {ready.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <fieldset className="grid min-w-0 gap-4 border-t border-line pt-4">
          <legend className="float-left mb-3 w-full font-strong">{words.or}</legend>
          <Field {...form.field('pasted')} label={words.pasted} hint={words.pastedHint} className="clear-both">
            {(control) => (
              <Textarea {...control} {...form.text('pasted')} className="font-mono text-meta" spellCheck={false} />
            )}
          </Field>
          <FilePicker onDraft={open} />
        </fieldset>
        <SubmitButton of={form} busyLabel={words.readingRows}>
          {words.readRows}
        </SubmitButton>
      </Form>
    </Card>
  );
}

/** A city whose columns are mapped already: one click reads its first rows. */
function ReadyForm({ source: { id, name }, host }: { source: ReadySource; host: string }) {
  const open = useOpenDraft();
  const form = useForm({
    to: startSourceDraft,
    idPrefix: id,
    initial: { address: '', ready: id, pasted: '' },
    next: (_values, reply) => pathOfDraft(reply.id),
    send: async (body) => open(await startDraft(body)),
  });
  const { name: field, error } = form.field('address');
  return (
    <Card as="li">
      <Form of={form} className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-body">{name}</h3>
          <p className="text-meta wrap-anywhere text-ink-2">{host}</p>
        </div>
        <SubmitButton
          of={form}
          variant="line"
          big={false}
          icon={Plus}
          aria-label={words.use(name)}
          busyLabel={words.readingRows}
        >
          {words.addIt}
        </SubmitButton>
      </Form>
      {error && <FieldError name={field}>{error}</FieldError>}
    </Card>
  );
}
