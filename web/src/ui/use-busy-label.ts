import { here } from '../lib/language.ts';
import { useOnline } from '../lib/online.ts';
import { uiWords } from './ui.words.ts';

/** Returns the label of a busy button, which says if it waits for a connection. */
export const useBusyLabel = (label = ''): string => (useOnline() ? label : here(uiWords).waiting);
