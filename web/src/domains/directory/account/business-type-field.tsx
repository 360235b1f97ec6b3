import { here } from '../../../lib/language.ts';
import type { FormFields } from '../../../lib/use-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/input.tsx';
import { accountWords } from './account.words.ts';

const words = here(accountWords);

const businessTypes = ['individual', 'llc', 'corporation'] as const;

export interface BusinessTypeFieldProps {
  form: FormFields<{ businessType: string }>;
  hint?: string;
}

/** The type of business, if its owner states it. */
export const BusinessTypeField = ({ form, hint }: BusinessTypeFieldProps) => (
  <Field {...form.field('businessType')} label={words.businessType} optional hint={hint}>
    {(control) => (
      <Select {...control} {...form.text('businessType')}>
        <option value="">{words.typeNotStated}</option>
        {businessTypes.map((value) => (
          <option key={value} value={value}>
            {words.businessTypes[value]}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
