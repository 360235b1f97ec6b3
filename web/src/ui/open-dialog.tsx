import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef } from 'react';
import { here } from '../lib/language.ts';
import { IconButton } from './button.tsx';
import { DESCRIPTION, DialogParts, type DialogProps, dialogClass, TITLE } from './dialog-parts.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

/** An open dialog, with the library that keeps the focus and the scrolling in it. `Dialog` loads it. */
export function OpenDialog({ onClose, size = 'small', dismissable = true, ...parts }: DialogProps) {
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
          className={dialogClass(size)}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={guard}
          onPointerDownOutside={guard}
          onInteractOutside={guard}
          {...(parts.description ? {} : { 'aria-describedby': undefined })}
        >
          <DialogParts
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
