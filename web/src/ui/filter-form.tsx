import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type SyntheticEvent,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { here } from '../lib/language.ts';
import { Button } from './button.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

/** What was chosen, as it stands in an address: a list where several fields have one name, nothing where one is empty. */
export type Chosen = Readonly<Record<string, string | readonly string[]>>;

export interface FilterFormProps
  extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit' | 'onChange' | 'onBlur' | 'noValidate'> {
  /** Search parameters of the page that stay. All others are this form's, or forgotten. */
  keep: Readonly<Record<string, string | true | undefined>>;
  /** Each change is asked for at once, and a text once nobody types any more; without scripts a button does it. */
  live?: boolean;
  /** Moves to the address of what was chosen, without loading the page anew. `typing` makes no step of Back. */
  onFilter: (chosen: Chosen, how: { readonly typing: boolean }) => unknown;
}

/** Who stops for so long is asked for. */
const PAUSE_MS = 400;

/** Whether something is typed that was not asked for yet. */
const Typing = createContext(false);

/** A form that only asks: its answers become the address, so that Back and a link lead to them. */
export function FilterForm({ keep, live = false, onFilter, children, ...rest }: FilterFormProps) {
  const [typing, setTyping] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<EventTarget>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const filter = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(pause.current);
    setTyping(false);
    void onFilter(chosenIn(event.currentTarget), { typing: isTyped(last.current) });
    last.current = undefined;
  };
  const change = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    clearTimeout(pause.current);
    last.current = target;
    if (!isTyped(target)) return currentTarget.requestSubmit();
    setTyping(true);
    pause.current = setTimeout(() => currentTarget.requestSubmit(), PAUSE_MS);
  };
  const leave = ({ currentTarget }: FocusEvent<HTMLFormElement>) => {
    if (typing) currentTarget.requestSubmit();
  };

  return (
    <form {...rest} method="get" noValidate onSubmit={filter} {...(live && { onChange: change, onBlur: leave })}>
      <Kept keep={keep} />
      <Typing value={typing}>{children}</Typing>
      {live && (
        <noscript>
          <Button type="submit" className="mt-3">
            {words.show}
          </Button>
        </noscript>
      )}
    </form>
  );
}

/** The search parameters that stay, as fields of a form. */
export const Kept = ({ keep }: Pick<FilterFormProps, 'keep'>) =>
  Object.entries(keptTexts(keep)).map(([name, text]) => <input key={name} type="hidden" name={name} value={text} />);

/** The same as the form hands them on. */
export const keptTexts = (keep: FilterFormProps['keep']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(keep).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

const isTyped = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(?:checkbox|radio)$/.test(target.type));

function chosenIn(form: HTMLFormElement): Chosen {
  const data = new FormData(form);
  const named = [...new Set(data.keys())].map((name) => {
    const texts = data
      .getAll(name)
      .flatMap((value) => (typeof value === 'string' && value.trim() ? [value.trim()] : []));
    return [name, texts.length === 1 ? (texts[0] ?? '') : texts] as const;
  });
  return Object.fromEntries(named.filter(([, texts]) => texts.length > 0));
}

/** The form hears the change. */
const heard = () => undefined;

/** For a select of a live form: what the address says. */
export const chosen = (name: string, value: string | undefined) => ({ name, value: value ?? '', onChange: heard });

/** For one of its ticks, and what a ticked one stands for. */
export const ticked = (name: string, value: string, checked: boolean) => ({ name, value, checked, onChange: heard });

/** For one of its texts: what is being typed stays, until the address changes by another way, such as Back. */
export function useTyped(name: string, value: string) {
  const typing = use(Typing);
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    if (!typing && text.trim() !== value) setText(value);
  }
  return { name, value: text, onChange: ({ target }: { target: { value: string } }) => setText(target.value) };
}
