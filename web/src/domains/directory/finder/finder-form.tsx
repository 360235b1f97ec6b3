import { workTypes } from '@plumbline/contract/domains/directory/work-type.ts';
import { workTypeWords } from '@plumbline/contract/domains/directory/work-type.words.ts';
import { here } from '../../../lib/language.ts';
import { Field } from '../../../ui/field.tsx';
import { chosen, FilterForm, type FilterFormProps, useTyped } from '../../../ui/filter-form.tsx';
import { Select, Textarea } from '../../../ui/input.tsx';
import { finderWords } from './finder.words.ts';
import { type FinderAddress, MAX_ABOUT } from './finder-address.ts';
import { tradeOf } from './finder-search.ts';
import { readingLine } from './finder-words.ts';

const words = here(finderWords);
const workNames = here(workTypeWords);

export interface FinderFormProps extends Pick<FilterFormProps, 'onFilter'> {
  address: FinderAddress;
}

/** The type of work and a description. Every change starts a search. */
export function FinderForm({ address, onFilter }: FinderFormProps) {
  const { near, work, sort } = address;
  return (
    <FilterForm
      live
      keep={{ near, sort }}
      onFilter={onFilter}
      aria-label={words.yourSearch}
      className="grid items-start gap-4 sm:grid-cols-2"
    >
      <Field name="work" label={words.workType}>
        {(control) => (
          <Select {...control} {...chosen('work', work)}>
            <option value="">{words.allWork}</option>
            {workTypes.map(({ name }) => (
              <option key={name} value={name}>
                {workNames[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <About address={address} />
    </FilterForm>
  );
}

function About({ address: { about = '', work } }: Pick<FinderFormProps, 'address'>) {
  const typed = useTyped('about', about);
  return (
    <Field name="about" label={words.description} optional>
      {(control) => (
        <>
          <Textarea
            {...control}
            {...typed}
            rows={1}
            maxLength={MAX_ABOUT}
            placeholder={words.descriptionExample}
            className="field-sizing-content min-h-12!"
          />
          <p role="status" className="mt-1 text-meta text-ink-2 empty:hidden">
            {typed.value.trim() !== '' && !work && readingLine(tradeOf({ about: typed.value }))}
          </p>
        </>
      )}
    </Field>
  );
}
