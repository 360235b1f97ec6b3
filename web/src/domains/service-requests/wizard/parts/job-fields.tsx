import type { ServiceRequestForm } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { type Control, Controller, type UseFormRegister } from 'react-hook-form';
import { Card } from '../../../../ui/card.tsx';
import { DatePicker } from '../../../../ui/date-picker.tsx';
import { Field, FieldGroup, FieldPair } from '../../../../ui/field.tsx';
import { Input, Select, Textarea } from '../../../../ui/input.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import type { DetailsField, DetailsValues } from '../details-values.ts';

export interface DetailsFieldsProps {
  register: UseFormRegister<DetailsValues>;
  control: Control<DetailsValues, unknown, ServiceRequestForm>;
  /** What is wrong with a field and what to do about it; undefined when it is fine. */
  errorOf: (name: DetailsField) => string | undefined;
  values: DetailsValues;
}

// Specification, section 9.
const URGENCIES = [
  { value: 'low', label: 'Low', detail: 'Within a week' },
  { value: 'medium', label: 'Medium', detail: 'Within 2-3 days' },
  { value: 'high', label: 'High', detail: 'Today/tomorrow' },
];
const SLOTS = [
  { value: 'morning', label: 'Morning', detail: '8AM-12PM' },
  { value: 'afternoon', label: 'Afternoon', detail: '12PM-5PM' },
  { value: 'evening', label: 'Evening', detail: '5PM-8PM' },
  { value: 'anytime', label: 'Any time', detail: "I'm flexible" },
];

interface JobFieldsProps extends DetailsFieldsProps {
  today: string;
  /** Contractors who come by themselves want to know what the job may cost. */
  asksBudget: boolean;
}

/** What is to be done, how soon, and when it suits. */
export function JobFields({ register, control, errorOf, today, asksBudget }: JobFieldsProps) {
  return (
    <Card as="section" roomy aria-labelledby="the-job" className="space-y-6">
      <h2 id="the-job">The job</h2>
      <Field name="projectType" label="Project Type" error={errorOf('projectType')}>
        {(field) => (
          <Select {...field} {...register('projectType')}>
            <option value="emergency">Emergency</option>
            <option value="repair">Repair</option>
            <option value="installation">Installation</option>
            <option value="maintenance">Maintenance</option>
            <option value="renovation">Renovation</option>
          </Select>
        )}
      </Field>
      <Field
        name="description"
        label="Project Description"
        hint="What is wrong, where, since when. Leave phone numbers out; we pass yours on when it is time."
        error={errorOf('description')}
        required
      >
        {(field) => <Textarea {...field} {...register('description')} maxLength={4000} />}
      </Field>
      {asksBudget && (
        <FieldPair>
          <Field
            name="budgetMin"
            label="Budget from"
            hint="In dollars, if you have one in mind."
            error={errorOf('budgetMin')}
            optional
          >
            {(field) => (
              <Input {...field} {...register('budgetMin')} inputMode="decimal" maxLength={12} className="num" />
            )}
          </Field>
          <Field
            name="budgetMax"
            label="Up to"
            hint="The most that you would pay."
            error={errorOf('budgetMax')}
            optional
          >
            {(field) => (
              <Input {...field} {...register('budgetMax')} inputMode="decimal" maxLength={12} className="num" />
            )}
          </Field>
        </FieldPair>
      )}
      <FieldGroup name="urgency" label="Urgency Level" error={errorOf('urgency')}>
        <RadioCards options={URGENCIES} columns={3} input={register('urgency')} />
      </FieldGroup>
      <Field name="preferredDate" label="Preferred Date" error={errorOf('preferredDate')} className="sm:max-w-72">
        {(field) => (
          <Controller
            control={control}
            name="preferredDate"
            render={({ field: { value, onChange, onBlur } }) => (
              <DatePicker {...field} value={value} onChange={onChange} onBlur={onBlur} min={today} />
            )}
          />
        )}
      </Field>
      <FieldGroup name="preferredTimeSlot" label="Preferred Time" error={errorOf('preferredTimeSlot')}>
        <RadioCards
          options={SLOTS}
          columns={4}
          input={register('preferredTimeSlot')}
          className="max-sm:min-[360px]:grid-cols-2"
        />
      </FieldGroup>
    </Card>
  );
}
