import { ChevronDown } from 'lucide-react';
import { here } from '../lib/language.ts';
import { chosen, FilterForm, type FilterFormProps } from './filter-form.tsx';
import { Icon } from './icon.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

export interface OrderSelectProps<Order extends string> extends Pick<FilterFormProps, 'keep' | 'onFilter'> {
  /** The value of `sort` in the address. */
  order: Order | undefined;
  /** The first option is the default, which the address omits. */
  choices: readonly Order[];
  labels: Readonly<Record<Order, string>>;
}

/** Selects the order of a list. Above it, at the right. */
export function OrderSelect<Order extends string>({ order, choices, labels, keep, onFilter }: OrderSelectProps<Order>) {
  const [usual] = choices;
  const valueOf = (choice: Order | undefined) => (choice === usual ? undefined : choice);
  return (
    <FilterForm live keep={keep} onFilter={onFilter}>
      <label className="relative -mr-2 inline-flex min-h-11 items-center text-meta text-ink-2">
        <span className="sr-only">{words.sortBy}</span>
        <select
          className="min-h-11 cursor-pointer appearance-none rounded bg-transparent py-2 pr-8 pl-2 text-right"
          {...chosen('sort', valueOf(choices.find((choice) => choice === order)))}
        >
          {choices.map((choice) => (
            <option key={choice} value={valueOf(choice) ?? ''}>
              {labels[choice]}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size="small" className="pointer-events-none absolute right-2" />
      </label>
    </FilterForm>
  );
}
