import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { site } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useClearSynthetic } from './calls.ts';
import { operatorWords } from './operator.words.ts';

const words = here(operatorWords);

/** Removes all demonstration contractors, after asking. */
export function SyntheticData() {
  const [asking, setAsking] = useState(false);
  const clear = useClearSynthetic();

  const confirm = async () => {
    try {
      const { cleared } = await clear.mutateAsync();
      toast({
        title: words.dataCleared,
        description: cleared === 0 ? words.noneLeft : words.removed(cleared, formatNumber(cleared)),
        tone: 'success',
      });
    } catch (error) {
      toast({ title: words.nothingCleared, description: sentenceFor(error), tone: 'destructive' });
      throw error;
    }
  };

  return (
    <Card as="section" roomy aria-labelledby="synthetic-title" className="max-w-narrow">
      <h2 id="synthetic-title">{words.demoContractors}</h2>
      <p className="mt-0.5 text-ink-2">
        {words.demoExplained} {site.mode === 'production' ? words.onlyOperators : words.everyVisitor}
      </p>
      <Button className="mt-4" variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
        {words.clearData}
      </Button>
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={words.clearTheData}
          danger
          confirmLabel={words.clearAll}
          busyLabel={words.clearing}
          onConfirm={confirm}
        >
          {words.everySampleGoes}
        </ConfirmDialog>
      )}
    </Card>
  );
}
