import { PROJECT_TYPES, URGENCIES } from '@plumbline/contract/domains/assistant/understanding.ts';
import { projectTypeName } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import { TIME_SLOTS } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import type { ReactNode } from 'react';
import { formatSlot } from '../../../../lib/format.ts';
import { here, language } from '../../../../lib/language.ts';
import type { FormFields } from '../../../../lib/use-form.ts';
import { Card } from '../../../../ui/card.tsx';
import { DatePicker } from '../../../../ui/date-picker.tsx';
import { Field, FieldGroup, FieldPair } from '../../../../ui/field.tsx';
import { Input, Select, Textarea } from '../../../../ui/input.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { detailsWords } from '../details.words.ts';
import type { DetailsValues } from '../details-values.ts';

const words = here(detailsWords).job;

export interface DetailsFieldsProps {
  form: FormFields<DetailsValues>;
}

// Specification, section 9.
const URGENCY_CARDS = URGENCIES.map((value) => ({ value, ...words.urgencies[value] }));
const SLOTS = TIME_SLOTS.map((value) => ({
  value,
  label: words.slots[value],
  detail: value === 'anytime' ? words.flexible : formatSlot(value),
}));

interface JobFieldsProps extends DetailsFieldsProps {
  today: string;
  /** Contractors who send proposals need to know the budget. */
  asksBudget: boolean;
  /** Below the description. */
  photos: ReactNode;
}

/** The job, its urgency and the preferred time. */
export function JobFields({ form, today, asksBudget, photos }: JobFieldsProps) {
  return (
    <Card as="section" roomy aria-labelledby="the-job" className="space-y-6">
      <h2 id="the-job">{words.title}</h2>
      <Field {...form.field('projectType')} label={words.projectType}>
        {(field) => (
          <Select {...field} {...form.text('projectType')}>
            {PROJECT_TYPES.map((type) => (
              <option key={type} value={type}>
                {projectTypeName(type, language)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field {...form.field('description')} label={words.description} hint={words.descriptionHint} required>
        {(field) => <Textarea {...field} {...form.text('description')} maxLength={4000} />}
      </Field>
      {photos}
      {asksBudget && (
        <FieldPair>
          <Field {...form.field('budgetMin')} label={words.budgetFrom} hint={words.budgetFromHint} optional>
            {(field) => (
              <Input {...field} {...form.text('budgetMin')} inputMode="decimal" maxLength={12} className="num" />
            )}
          </Field>
          <Field {...form.field('budgetMax')} label={words.budgetTo} hint={words.budgetToHint} optional>
            {(field) => (
              <Input {...field} {...form.text('budgetMax')} inputMode="decimal" maxLength={12} className="num" />
            )}
          </Field>
        </FieldPair>
      )}
      <FieldGroup {...form.field('urgency')} label={words.urgency}>
        <RadioCards options={URGENCY_CARDS} columns={3} {...form.choice('urgency')} />
      </FieldGroup>
      <Field {...form.field('preferredDate')} label={words.preferredDate} className="sm:max-w-72">
        {(field) => (
          <DatePicker
            {...field}
            name="preferredDate"
            value={form.values.preferredDate}
            onChange={(preferredDate) => form.change({ preferredDate })}
            min={today}
          />
        )}
      </Field>
      <FieldGroup {...form.field('preferredTimeSlot')} label={words.preferredTime}>
        <RadioCards
          options={SLOTS}
          columns={4}
          {...form.choice('preferredTimeSlot')}
          className="max-sm:min-[360px]:grid-cols-2"
        />
      </FieldGroup>
    </Card>
  );
}
