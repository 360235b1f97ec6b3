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

/** The choices as in an address: a list for several fields with the same name, and nothing for empty ones. */
export type Chosen = Readonly<Record<string, string | readonly string[]>>;

export interface FilterFormProps
  extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit' | 'onChange' | 'onBlur' | 'noValidate'> {
  /** Search parameters of the page to keep. All others belong to this form or are dropped. */
  keep: Readonly<Record<string, string | true | undefined>>;
  /** Submits each change immediately, and text after a pause in typing. Without scripts, a button submits. */
  live?: boolean;
  /** Moves to the address of the choices without loading the page. With `typing`, Back skips the previous address. */
  onFilter: (chosen: Chosen, how: { readonly typing: boolean }) => unknown;
}

/** Text is submitted after this pause in typing. */
const PAUSE_MS = 400;

/** True while text has been typed but not submitted. */
const Typing = createContext(false);

/** A form that only filters. Its choices become the address, so that Back and links restore them. */
export function FilterForm({ keep, live = false, onFilter, children, ...rest }: FilterFormProps) {
  const [typing, setTyping] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<EventTarget>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const filter = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    clearTimeout(pause.current);
    setTyping(false);
    void onFilter(chosenIn(event.currentTarget, event.nativeEvent.submitter), { typing: isTyped(last.current) });
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

/** The search parameters to keep, as fields of a form. */
export const Kept = ({ keep }: Pick<FilterFormProps, 'keep'>) =>
  Object.entries(keptTexts(keep)).map(([name, text]) => <input key={name} type="hidden" name={name} value={text} />);

/** The same parameters as texts. */
export const keptTexts = (keep: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(keep).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

const isTyped = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(?:checkbox|radio)$/.test(target.type));

function chosenIn(form: HTMLFormElement, pressed: HTMLElement | null): Chosen {
  const data = new FormData(form, pressed);
  const named = [...new Set(data.keys())].map((name) => {
    const texts = data
      .getAll(name)
      .flatMap((value) => (typeof value === 'string' && value.trim() ? [value.trim()] : []));
    return [name, texts.length === 1 ? (texts[0] ?? '') : texts] as const;
  });
  return Object.fromEntries(named.filter(([, texts]) => texts.length > 0));
}

/** React requires a handler; the form handles the change. */
const heard = () => undefined;

/** Returns props for a select of a live form. */
export const chosen = (name: string, value: string | undefined) => ({ name, value: value ?? '', onChange: heard });

/** Returns props for a checkbox of a live form. `value` is its value when checked. */
export const ticked = (name: string, value: string, checked: boolean) => ({ name, value, checked, onChange: heard });

/** Returns props for a text field. Keeps what is being typed until the address changes in another way, such as Back. */
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
