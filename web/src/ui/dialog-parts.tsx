import type { ReactNode } from 'react';
import { here } from '../lib/language.ts';
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

export const dialogClass = (size: DialogSize): string => `dialog ${sizes[size]}`;

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

export const TITLE = 'text-title';
export const DESCRIPTION = 'mt-1 text-ink-2';

interface DialogPartsProps extends Pick<DialogProps, 'header' | 'headerEnd' | 'footer' | 'children' | 'readable'> {
  size: DialogSize;
  title: ReactNode;
  description: ReactNode;
  close: ReactNode;
}

/** What is in every dialog. Only its body scrolls. */
export function DialogParts(props: DialogPartsProps) {
  const { size, title, description, header, headerEnd, close, footer, children, readable = false } = props;
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
