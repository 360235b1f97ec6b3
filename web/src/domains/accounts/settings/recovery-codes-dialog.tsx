import { Copy, Download } from 'lucide-react';
import { saveFile } from '../../../lib/save-file.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** Shows new recovery codes. They are shown only once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  if (codes === null) return null;
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce('The codes are copied.');
    } catch {
      toast({
        title: 'Not Copied',
        description: 'Download the codes instead, or write them down.',
        tone: 'destructive',
      });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissable={false}
      title="Save your recovery codes"
      description="They let you in when your phone or passkey is gone. They are shown only once, and each works once."
      footer={
        <Button big variant="primary" onClick={onClose} data-initial-focus>
          I Have Saved Them
        </Button>
      }
    >
      <ol aria-label="Recovery codes" className="grid grid-cols-1 gap-x-6 gap-y-1 rounded bg-sunken p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="num">
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={Copy} onClick={copy}>
          Copy
        </Button>
        <Button
          icon={Download}
          onClick={() => saveFile('plumbline-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          Download
        </Button>
      </div>
    </Dialog>
  );
}
