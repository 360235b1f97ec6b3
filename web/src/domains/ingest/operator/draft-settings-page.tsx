import { finishSourceDraft } from '@plumbline/contract/domains/ingest/operator-endpoints.ts';
import { EVERY_HOURS, type SourceDraft, type SourceDraftId } from '@plumbline/contract/domains/ingest/source-draft.ts';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, FieldPair } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Input, Select } from '../../../ui/input.tsx';
import { finishDraft } from './calls.ts';
import { draftWords } from './draft.words.ts';
import { WithDraft } from './draft-columns-page.tsx';

const words = here(draftWords).rules;

/** Returns how often a source is read, in words. */
function everyWords(hours: (typeof EVERY_HOURS)[number]): string {
  if (hours === '') return words.onRequest;
  if (hours === '24') return words.daily;
  return hours === '168' ? words.weekly : words.everyHours(Number(hours));
}

/** The third step of adding a source: its name and how often it is read. Then it is read for the first time. */
export function DraftSettingsPage({ id }: { id: SourceDraftId }) {
  return (
    <WithDraft id={id} step="rules">
      {(draft) => <RulesForm draft={draft} />}
    </WithDraft>
  );
}

function RulesForm({ draft }: { draft: SourceDraft }) {
  const navigate = useNavigate();
  const form = useForm({
    to: finishSourceDraft,
    params: { id: draft.id },
    initial: {
      name: draft.name,
      city: draft.city,
      state: draft.state,
      everyHours: draft.address === null ? '' : draft.everyHours,
    },
    next: (_values, { id }) => `/operator/sources?source=${id}`,
    once: true,
    send: async (body) => {
      const { id } = await finishDraft(draft.id, body);
      await navigate({ to: '/operator/sources', search: { source: id } });
    },
  });
  return (
    <Card as="section" roomy aria-labelledby="rules-title" className="max-w-narrow">
      <h2 id="rules-title" className="mb-4">
        {words.heading}
      </h2>
      <Form of={form} className="grid gap-6" aria-labelledby="rules-title">
        <Field {...form.field('name')} label={words.name} hint={words.nameHint} required>
          {(control) => <Input {...control} {...form.text('name')} maxLength={120} autoComplete="off" />}
        </Field>
        <FieldPair>
          <Field {...form.field('city')} label={words.city} hint={words.cityHint} optional>
            {(control) => <Input {...control} {...form.text('city')} maxLength={100} autoComplete="off" />}
          </Field>
          <Field {...form.field('state')} label={words.state} optional>
            {(control) => <Input {...control} {...form.text('state')} maxLength={2} autoComplete="off" />}
          </Field>
        </FieldPair>
        {draft.address !== null && (
          <Field {...form.field('everyHours')} label={words.every}>
            {(control) => (
              <Select {...control} {...form.text('everyHours')}>
                {EVERY_HOURS.map((hours) => (
                  <option key={hours} value={hours}>
                    {everyWords(hours)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <div className="flex flex-wrap justify-between gap-3">
          <ButtonLink to="/operator/sources" search={{ draft: draft.id }} big icon={ArrowLeft}>
            {words.back}
          </ButtonLink>
          <SubmitButton of={form} busyLabel={words.finishing}>
            {words.finish}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
