import { Copy, Download } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { securityWords } from './security.words.ts';

const words = here(securityWords).recovery;

/** Shows new recovery codes. They are shown only once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce(words.copied);
    } catch {
      toast({
        title: words.notCopied,
        description: words.notCopiedText,
        tone: 'destructive',
      });
    }
  };
  return (
    <Dialog
      onClose={onClose}
      dismissable={false}
      title={words.saveTitle}
      description={words.saveIntro}
      footer={
        <Button big variant="primary" onClick={onClose} data-initial-focus>
          {words.saved}
        </Button>
      }
    >
      <ol aria-label={words.title} className="grid grid-cols-1 gap-x-6 gap-y-1 rounded bg-sunken p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="num">
            <code translate="no">{code}</code>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={Copy} onClick={copy}>
          {words.copy}
        </Button>
        <Button
          icon={Download}
          onClick={() => saveFile('plumbline-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          {words.download}
        </Button>
      </div>
    </Dialog>
  );
}
