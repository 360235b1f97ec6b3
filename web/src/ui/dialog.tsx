import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { createContext, type ReactNode, use, useId, useRef } from 'react';
import { here } from '../lib/language.ts';
import { Button, ButtonAnchor, type ButtonProps, IconButton } from './button.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

export type DialogSize = 'small' | 'medium' | 'large' | 'full';

const sizes: Record<DialogSize, string> = {
  small: 'lg:max-w-dialog-small',
  medium: 'lg:max-w-dialog-medium',
  large: 'lg:max-w-dialog',
  /** Full screen on phones, 896 px wide above. */
  full: 'dialog-full lg:max-w-dialog',
};

export interface DialogProps {
  /** Removes the dialog, which is rendered only while it is open. */
  onClose: () => void;
  title: ReactNode;
  /** Announced with the title by screen readers, and shown below it. */
  description?: ReactNode;
  size?: DialogSize;
  /** Above the title, such as badges. */
  header?: ReactNode;
  /** To the right of the title, before the close button. */
  headerEnd?: ReactNode;
  /** The label of the button at the top right. */
  closeLabel?: string;
  /** The actions, within thumb's reach. The last one is the main action. */
  footer?: ReactNode;
  children?: ReactNode;
  /** The body is text to read. It takes the focus, so that it can be scrolled by keyboard. */
  readable?: boolean;
  /** False while the dialog must not be interrupted: Escape and clicks outside do nothing. */
  dismissable?: boolean;
  /** In a page as it arrives: open from the start, because its form was refused. */
  shown?: boolean;
}

/** The id of a dialog in a page as it arrives; null where scripts open it. `DialogButton` provides it. */
export const ArrivedDialogId = createContext<string | null>(null);

/**
 * A bottom sheet on phones, centered on wide screens. Only its body scrolls. It is open as long as it is rendered and
 * starts fresh each time. Closing it returns the focus to the element that opened it.
 */
export function Dialog(props: DialogProps) {
  const id = use(ArrivedDialogId);
  return id === null ? <OpenDialog {...props} /> : <ArrivedDialog {...props} id={id} />;
}

function OpenDialog({ onClose, size = 'small', dismissable = true, ...parts }: DialogProps) {
  const guard = (event: Event) => {
    if (!dismissable) event.preventDefault();
  };

  // A dialog opened by state has no trigger to return the focus to, so the focused element is remembered here.
  const opener = useRef<Element | null>(null);
  /** The element with `data-initial-focus` gets the focus, else the first control. */
  const takeFocus = (event: Event) => {
    opener.current = document.activeElement;
    const chosen = event.target instanceof Element && event.target.querySelector<HTMLElement>('[data-initial-focus]');
    if (!chosen) return;
    event.preventDefault();
    chosen.focus();
  };
  const giveBack = (event: Event) => {
    if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
    event.preventDefault();
    // The opener may be disabled after the action. Then its nearest focusable container gets the focus.
    const place = opener.current.matches(':disabled')
      ? opener.current.closest<HTMLElement>('[tabindex="-1"]')
      : opener.current;
    place?.focus({ preventScroll: true });
  };

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className={clsx('dialog', sizes[size])}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={guard}
          onPointerDownOutside={guard}
          onInteractOutside={guard}
          {...(parts.description ? {} : { 'aria-describedby': undefined })}
        >
          <Parts
            {...parts}
            size={size}
            title={<Radix.Title className={TITLE}>{parts.title}</Radix.Title>}
            description={
              parts.description && <Radix.Description className={DESCRIPTION}>{parts.description}</Radix.Description>
            }
            close={
              dismissable && (
                <Radix.Close asChild>
                  <IconButton icon={X} label={parts.closeLabel ?? words.close} />
                </Radix.Close>
              )
            }
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
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
        className={clsx('dialog', sizes[size])}
      >
        <Parts
          {...parts}
          size={size}
          title={
            <h2 id={titleId} className={TITLE}>
              {parts.title}
            </h2>
          }
          description={parts.description && <p className={DESCRIPTION}>{parts.description}</p>}
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

const TITLE = 'text-title';
const DESCRIPTION = 'mt-1 text-ink-2';

interface PartsProps extends Pick<DialogProps, 'header' | 'headerEnd' | 'footer' | 'children' | 'readable'> {
  size: DialogSize;
  title: ReactNode;
  description: ReactNode;
  close: ReactNode;
}

function Parts({ size, title, description, header, headerEnd, close, footer, children, readable = false }: PartsProps) {
  return (
    <>
      {size !== 'full' && <div className="dialog-grab" aria-hidden="true" />}
      <header className="flex items-start gap-3 border-b border-line px-gutter pt-4 pb-3 lg:px-6 lg:pt-6 lg:pb-4">
        <div className="min-w-0 py-0.5">
          {header}
          {title}
          {description}
        </div>
        <div className="-my-2 -mr-2 ml-auto flex flex-none items-center gap-3 empty:hidden">
          {headerEnd}
          {close}
        </div>
      </header>
      {children && (
        <div
          {...(readable ? { tabIndex: 0, role: 'group', 'aria-label': words.text } : {})}
          className="min-h-0 flex-1 overflow-auto overscroll-contain px-gutter pt-4 pb-6 lg:p-6"
        >
          {children}
        </div>
      )}
      {footer && <footer className="dialog-footer">{footer}</footer>}
    </>
  );
}

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
