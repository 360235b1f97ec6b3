import { formatCount } from '@plumbline/contract/kernel/format.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { site } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useClearSynthetic } from './calls.ts';

/** Takes every demonstration contractor away, after asking. */
export function SyntheticData() {
  const [asking, setAsking] = useState(false);
  const clear = useClearSynthetic();

  const confirm = async () => {
    try {
      const { cleared } = await clear.mutateAsync();
      toast({
        title: 'Synthetic Data Cleared',
        description: cleared === 0 ? 'There was none left.' : `${formatCount(cleared, 'contractor')} removed.`,
        tone: 'success',
      });
    } catch (error) {
      toast({ title: 'Nothing was cleared', description: sentenceFor(error), tone: 'destructive' });
      throw error;
    }
  };

  return (
    <Card as="section" roomy aria-labelledby="synthetic-title" className="max-w-narrow">
      <h2 id="synthetic-title">Demonstration contractors</h2>
      <p className="mt-0.5 text-ink-2">
        Sample contractors and their reviews, made up for trying the product out. Requests that were sent to them go on.
        {site.mode === 'production'
          ? ' On this server only operators may clear them.'
          : ' On this server, a demonstration, every visitor may clear them too.'}
      </p>
      <Button className="mt-4" variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
        Clear Synthetic Data
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Clear the synthetic data?"
        danger
        confirmLabel="Clear All of It"
        busyLabel="Clearing..."
        onConfirm={confirm}
      >
        Every sample contractor goes, with its reviews, for everyone who uses this server. Real companies stay. This
        can't be undone here.
      </ConfirmDialog>
    </Card>
  );
}
