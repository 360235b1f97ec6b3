import { Search } from 'lucide-react';
import { useState } from 'react';
import { here } from '../lib/language.ts';
import { Button } from './button.tsx';
import { Field, type FieldProps } from './field.tsx';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';
import { Input, type InputProps } from './input.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

export interface LookUpProps
  extends Pick<FieldProps, 'name' | 'label' | 'hint'>,
    Pick<FilterFormProps, 'keep' | 'onFilter'> {
  /** The name of its search parameter. */
  param: string;
  /** The last search, from the address. */
  value: string | undefined;
  /** The server's message about that search. */
  error?: string | undefined;
  /** Returns the problem with a search text, or undefined if it is valid. */
  problemOf: (text: string) => string | undefined;
  input?: Pick<InputProps, 'type' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength'>;
  busy?: boolean;
}

/** A field with 'Find'. The search is in the address, so that Back returns to the previous one. */
export function LookUp(props: LookUpProps) {
  const { param, keep, value = '', error, problemOf, onFilter, input, busy = false, ...field } = props;
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [problem, setProblem] = useState<string>();
  // The address has changed in another way: Back, or a link.
  if (shown !== value) {
    setShown(value);
    setText(value);
    setProblem(undefined);
  }

  const find: FilterFormProps['onFilter'] = (chosen, how) => {
    const wrong = problemOf(text.trim());
    setProblem(wrong);
    if (wrong === undefined) onFilter(chosen, how);
    else document.getElementById(field.name)?.focus();
  };

  return (
    <FilterForm role="search" keep={keep} onFilter={find} className="max-w-narrow">
      <Field {...field} error={problem ?? (text.trim() === value ? error : undefined)}>
        {(control) => (
          <span className="flex gap-2">
            <span className="min-w-0 flex-1">
              <Input
                {...control}
                name={param}
                autoComplete="off"
                {...input}
                icon={Search}
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setProblem(undefined);
                }}
              />
            </span>
            <Button type="submit" big busy={busy}>
              {words.find}
            </Button>
          </span>
        )}
      </Field>
    </FilterForm>
  );
}
