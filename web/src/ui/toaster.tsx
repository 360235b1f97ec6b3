import clsx from 'clsx';
import { Check, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { here } from '../lib/language.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { dismissToast, TOAST_DURATION_MS, TOAST_SWIPE_PX, type ToastTone, toastStore } from './toast-store.ts';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

const icons: Record<ToastTone, LucideIcon> = { plain: Info, success: Check, destructive: TriangleAlert };

/** Elements that a toast must not cover: the focused one, such as a heading, and those marked for it. */
const KEEP_CLEAR = '[data-keep-clear], :focus:not(main, input, textarea, select)';

/**
 * On phones toasts appear at the top, since the main action and the keyboard are at the bottom. If a toast would cover
 * one of these elements, it appears at the bottom and stays there until it disappears.
 */
function useSide(viewport: RefObject<HTMLOListElement | null>, shownId: string | undefined): 'top' | 'bottom' {
  const [lowered, setLowered] = useState<string>();

  useLayoutEffect(() => {
    const strip = viewport.current;
    if (shownId === undefined || strip === null) return;
    const look = () => {
      const covers = [...document.querySelectorAll(KEEP_CLEAR)].some((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return !strip.contains(element) && bottom > 0 && top < strip.offsetHeight;
      });
      if (covers) setLowered(shownId);
    };
    look();
    // The first toast is drawn after its region, perhaps when the focus has already moved.
    const observer = new ResizeObserver(look);
    observer.observe(strip);
    document.addEventListener('focusin', look);
    document.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', look);
      document.removeEventListener('scroll', look);
    };
  }, [viewport, shownId]);

  return shownId !== undefined && lowered === shownId ? 'bottom' : 'top';
}

/** The region where toasts appear. F8 focuses it, and a swipe to the right by 50 px dismisses a toast. */
export default function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot);
  const viewport = useRef<HTMLOListElement>(null);
  const side = useSide(viewport, toasts.find(({ open }) => open)?.id);
  return (
    <Radix.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_PX}
      label={words.notification}
    >
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
          className={clsx('toast', toast.tone)}
        >
          <Icon of={icons[toast.tone]} className="mt-0.5" />
          <div className="min-w-0">
            <Radix.Title className="font-strong">{toast.title}</Radix.Title>
            {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
          </div>
          <Radix.Close asChild>
            <IconButton icon={X} label={words.dismiss} className="toast-close" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        ref={viewport}
        hotkey={['F8']}
        label={words.notifications('{hotkey}')}
        data-side={side}
        className="toast-viewport"
      />
    </Radix.Provider>
  );
}
