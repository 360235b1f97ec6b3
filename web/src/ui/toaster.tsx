import clsx from 'clsx';
import { Check, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { dismissToast, TOAST_DURATION_MS, TOAST_SWIPE_PX, type ToastTone, toastStore } from './toast-store.ts';

const icons: Record<ToastTone, LucideIcon> = { plain: Info, success: Check, destructive: TriangleAlert };

/** The region where toasts appear; F8 goes there, a swipe to the right past 50 px sends one away. */
export default function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot);
  return (
    <Radix.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_PX}
      label="Notification"
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
            <IconButton icon={X} label="Dismiss" className="toast-close" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport hotkey={['F8']} label="Notifications ({hotkey})" className="toast-viewport" />
    </Radix.Provider>
  );
}
