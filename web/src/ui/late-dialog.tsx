import { type ComponentType, useEffect } from 'react';
import { type OnDemand, onDemand } from '../lib/on-demand.tsx';
import { sentenceFor } from '../lib/problem-sentences.ts';
import { toast } from './toast-store.ts';

interface Closable {
  onClose: () => void;
}

/** Says that there is no connection, without which the dialog can't be loaded. */
function Missing({ onClose }: Closable) {
  useEffect(() => {
    toast({ title: sentenceFor(new TypeError()), tone: 'destructive' });
    onClose();
  }, [onClose]);
  return null;
}

/**
 * Returns a dialog whose code is loaded after the page: when the browser is idle, or when it is opened. For dialogs that
 * are not in the page as it arrives.
 */
export const lateDialog = <Props extends Closable>(importCode: () => Promise<ComponentType<Props>>): OnDemand<Props> =>
  onDemand(importCode, Missing);
