import { mapSourceDraft } from '@plumbline/contract/domains/ingest/operator-endpoints.ts';
import {
  AS_CONFIGURED,
  type DraftColumn,
  type MappedField,
  NEEDED_FIELDS,
  type SourceDraft,
} from '@plumbline/contract/domains/ingest/source-draft.ts';
import { sourceDraftWords } from '@plumbline/contract/domains/ingest/source-draft.words.ts';
import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { here } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Select } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { mapDraft } from './calls.ts';
import { RateBar } from './column-stats.tsx';
import { draftWords } from './draft.words.ts';

const words = here(draftWords).columns;
const labels = here(sourceDraftWords).field;

/** A column with many values that nobody understands deserves a look. */
const isDoubtful = ({ misread }: { misread: number }) => misread > 0;

/** Chooses the column of each field. Each choice renews the preview; without scripts, a button does. */
export function ColumnsForm({ draft }: { draft: SourceDraft }) {
  const client = useQueryClient();
  const form = useForm({
    to: mapSourceDraft,
    params: { id: draft.id },
    initial: () => ({
      columns: Object.fromEntries(draft.fields.map(({ field, chosen }) => [field, chosen])),
      dateOrder: draft.dates?.order ?? '',
    }),
    body: ({ columns, dateOrder }) => ({
      columns: columns as Partial<Record<MappedField, string>>,
      dateOrder,
    }),
    send: (body) => mapDraft(client, draft.id, body),
  });
  const renew = useEffectEvent(() => {
    if (form.isChanged && !form.busy && form.failure === undefined) form.submit();
  });
  useEffect(() => renew(), [form.values, form.busy]);
  const choose = (field: string, column: string) =>
    form.change({ columns: { ...form.values.columns, [field]: column } });
  const doubtful = draft.counts.filter(isDoubtful).length;
  const isWithoutId = NEEDED_FIELDS.some((field) => form.values.columns[field] === '');
  return (
    <section aria-labelledby="columns-title">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id="columns-title">{words.heading}</h2>
        {doubtful > 0 && (
          <Badge tone="amber" icon={TriangleAlert}>
            {words.toLookAt(doubtful)}
          </Badge>
        )}
      </div>
      {isWithoutId && (
        <Note icon={TriangleAlert} tone="amber" className="mb-3">
          {words.noId}
        </Note>
      )}
      <Form of={form} aria-labelledby="columns-title">
        <Card className="divide-y divide-line p-0">
          {draft.fields.map((column) => (
            <div key={column.field} className="grid gap-x-4 gap-y-2 p-4 sm:grid-cols-2">
              <ColumnField
                draft={draft}
                column={column}
                value={form.values.columns[column.field] ?? ''}
                onChoose={choose}
              />
              <Counted draft={draft} column={column} />
              {column.field === 'listedAt' && draft.dates && (
                <Field
                  name="dateOrder"
                  label={words.dates(draft.dates.example)}
                  className="rounded bg-amber-tint p-3 sm:col-span-2"
                >
                  {(control) => (
                    <Select {...control} {...form.text('dateOrder')}>
                      <option value="">{words.byItself}</option>
                      <option value="month-first">{words.monthFirst(draft.dates?.monthFirst ?? 0)}</option>
                      <option value="day-first">{words.dayFirst(draft.dates?.dayFirst ?? 0)}</option>
                    </Select>
                  )}
                </Field>
              )}
            </div>
          ))}
        </Card>
        <SubmitButton of={form} variant="secondary" className="mt-4" busyLabel={words.updating}>
          {words.update}
        </SubmitButton>
      </Form>
    </section>
  );
}

function ColumnField({
  draft,
  column: { field, configured },
  value,
  onChoose,
}: {
  draft: SourceDraft;
  column: DraftColumn;
  value: string;
  onChoose: (field: string, column: string) => void;
}) {
  const name = `columns.${field}`;
  return (
    <Field
      name={name}
      label={labels[field]}
      hint={NEEDED_FIELDS.includes(field) ? words.needed : undefined}
      className="min-w-0"
    >
      {(control) => (
        <Select {...control} name={name} value={value} onChange={({ target }) => onChoose(field, target.value)}>
          <option value="">{words.notMapped}</option>
          {configured !== null && <option value={AS_CONFIGURED}>{words.asConfigured(configured)}</option>}
          {draft.columns.map((column) => (
            <option key={column} value={column}>
              {column}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Coordinates are counted as one location. */
const countedAs = (field: MappedField) => (field === 'latitude' || field === 'longitude' ? 'point' : field);

function Counted({ draft, column: { field, chosen, proposedBy } }: { draft: SourceDraft; column: DraftColumn }) {
  const count = chosen === '' ? undefined : draft.counts.find((each) => each.field === countedAs(field));
  return (
    <div className="min-w-0 self-end">
      {count && <RateBar count={count} />}
      {count && proposedBy && (
        <p className="text-meta text-ink-2">{proposedBy === 'name' ? words.byName : words.byValues}</p>
      )}
    </div>
  );
}
