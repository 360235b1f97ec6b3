import { X } from 'lucide-react';
import { createContext, use, useEffect, useEffectEvent, useId, useRef } from 'react';
import { here } from '../lib/language.ts';
import { onDemand } from '../lib/on-demand.tsx';
import { Button, ButtonAnchor, type ButtonProps, IconButton } from './button.tsx';
import { DESCRIPTION, DialogParts, type DialogProps, dialogClass, TITLE } from './dialog-parts.tsx';
import { uiWords } from './ui.words.ts';

export type { DialogProps } from './dialog-parts.tsx';

const words = here(uiWords);

/** The id of a dialog in a page as it arrives; null where scripts open it. `DialogButton` provides it. */
export const ArrivedDialogId = createContext<string | null>(null);

/** The library behind open dialogs is loaded after the page. */
export const OpenDialog = onDemand(async () => (await import('./open-dialog.tsx')).OpenDialog, PlainDialog);

/**
 * A bottom sheet on phones, centered on wide screens. Only its body scrolls. It is open as long as it is rendered and
 * starts fresh each time. Closing it returns the focus to the element that opened it.
 */
export function Dialog(props: DialogProps) {
  const id = use(ArrivedDialogId);
  return id === null ? <OpenDialog {...props} /> : <ArrivedDialog {...props} id={id} />;
}

/** A dialog without the library, which was not loaded before the connection was lost. The page behind it stays in reach. */
function PlainDialog({ onClose, size = 'small', dismissable = true, ...parts }: DialogProps) {
  const titleId = useId();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const first = element.current?.querySelector<HTMLElement>('[data-initial-focus]') ?? element.current;
    first?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && dismissable) onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <div className="scrim" />
      <div ref={element} role="dialog" aria-labelledby={titleId} tabIndex={-1} className={dialogClass(size)}>
        <PlainParts
          {...parts}
          size={size}
          titleId={titleId}
          close={dismissable && <IconButton icon={X} label={parts.closeLabel ?? words.close} onClick={onClose} />}
        />
      </div>
    </>
  );
}

/**
 * The same dialog in a page as it arrives: a popover, which the browser opens and closes. One whose form was refused is
 * open from the start, and closed by loading the page again.
 */
function ArrivedDialog({ id, size = 'small', shown = false, ...parts }: DialogProps & { id: string }) {
  const titleId = useId();
  const label = parts.closeLabel ?? words.close;
  return (
    <>
      {shown && <div className="scrim" />}
      <div
        id={id}
        {...(shown ? {} : { popover: 'auto' })}
        role="dialog"
        aria-labelledby={titleId}
        className={dialogClass(size)}
      >
        <PlainParts
          {...parts}
          size={size}
          titleId={titleId}
          close={
            shown ? (
              <ButtonAnchor variant="icon" icon={X} aria-label={label} href="" />
            ) : (
              <IconButton icon={X} label={label} popoverTarget={id} popoverTargetAction="hide" />
            )
          }
        />
      </div>
    </>
  );
}

type PlainPartsProps = Omit<DialogProps, 'onClose' | 'size'> &
  Pick<Parameters<typeof DialogParts>[0], 'size' | 'close'> & { titleId: string };

const PlainParts = ({ titleId, title, description, ...parts }: PlainPartsProps) => (
  <DialogParts
    {...parts}
    title={
      <h2 id={titleId} className={TITLE}>
        {title}
      </h2>
    }
    description={description && <p className={DESCRIPTION}>{description}</p>}
  />
);

interface CancelButtonProps extends Pick<ButtonProps, 'disabled' | 'children'> {
  onClose: () => void;
  /** See `DialogProps`. */
  shown: boolean;
  /** The focus starts here, because the action is dangerous. */
  isSafe: boolean;
}

/** The answer in the footer that does nothing. It closes the dialog, also without scripts. */
export function CancelButton({ onClose, shown, isSafe, disabled, children }: CancelButtonProps) {
  const id = use(ArrivedDialogId);
  if (id !== null && shown) {
    return (
      <ButtonAnchor big href="">
        {children}
      </ButtonAnchor>
    );
  }
  return (
    <Button
      big
      disabled={disabled}
      data-initial-focus={isSafe || undefined}
      {...(id === null ? { onClick: onClose } : { popoverTarget: id, popoverTargetAction: 'hide' })}
    >
      {children}
    </Button>
  );
}
