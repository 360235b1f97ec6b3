import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { here } from '../../lib/language.ts';
import { formatMoment, readersZone } from '../../lib/moment.ts';
import { offlineWords } from '../../lib/offline/offline.words.ts';
import { countWaiting, onNoted, shownAsOf } from '../../lib/offline/shown-state.ts';
import { useOnline } from '../../lib/online.ts';
import { Frame } from '../frame.tsx';
import { Note } from '../note.tsx';
import { shellWords } from './shell.words.ts';

const { states } = here(shellWords);
const words = here(offlineWords).note;

/** Says why the page isn't current, as of when it is, and what waits to be sent. */
export default function ConnectionNote() {
  const online = useOnline();
  const asOf = useSyncExternalStore(onNoted, shownAsOf);
  const waiting = useSyncExternalStore(onNoted, countWaiting);
  const sentences = [
    ...(online ? (asOf ? [words.noAnswer] : []) : [states.offline]),
    ...(asOf ? [words.asOf(formatMoment(asOf, readersZone(), new Date()))] : []),
    ...(waiting > 0 ? [words.waiting(waiting)] : []),
  ];
  return (
    <Frame className="pt-3">
      <Note icon={WifiOff}>{sentences.join(' ')}</Note>
    </Frame>
  );
}
