import { WifiOff } from 'lucide-react';
import { useOnline } from '../../lib/online.ts';
import { Frame } from '../frame.tsx';
import { Note } from '../note.tsx';

/** Says that the connection is gone, and that nothing is lost by it. */
export function OfflineNote() {
  const online = useOnline();
  return (
    <div role="status" className="no-print">
      {!online && (
        <Frame className="pt-3">
          <Note icon={WifiOff}>No connection. Your answers are kept on this device.</Note>
        </Frame>
      )}
    </div>
  );
}
