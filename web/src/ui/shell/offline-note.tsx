import { WifiOff } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { useOnline } from '../../lib/online.ts';
import { Frame } from '../frame.tsx';
import { Note } from '../note.tsx';
import { shellWords } from './shell.words.ts';

const words = here(shellWords).states;

/** Says that the connection is lost, and that no input is. */
export function OfflineNote() {
  const online = useOnline();
  return (
    <div role="status" className="no-print">
      {!online && (
        <Frame className="pt-3">
          <Note icon={WifiOff}>{words.offline}</Note>
        </Frame>
      )}
    </div>
  );
}
