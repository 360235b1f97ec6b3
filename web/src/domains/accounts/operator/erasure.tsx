import type { PersonHoldings } from '@plumbline/contract/domains/accounts/erasure.ts';
import { formatCount } from '@plumbline/contract/kernel/format.ts';
import { Trash2, TriangleAlert } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { formatMomentInFull, readersZone } from '../../../lib/moment.ts';
import { fieldProblems, sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { focusField } from '../../../ui/error-summary.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Field, FieldPair } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { lookAt } from './calls.ts';
import { type Asker, ErasureDialog } from './erasure-dialog.tsx';
import { heldWords } from './held-words.ts';

const NOBODY: Asker = { email: '', phone: '' };

/** Erases what is held about somebody without an account who asks for it: first a look, then for good. */
export function Erasure() {
  const [asker, setAsker] = useState(NOBODY);
  const [found, setFound] = useState<{ asker: Asker; held: PersonHoldings }>();
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);

  const change = (given: Partial<Asker>) => {
    setAsker({ ...asker, ...given });
    setProblems({});
    setFound(undefined);
  };

  const look = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setFound(undefined);
    try {
      setFound({ asker, held: await lookAt(asker) });
      setProblems({});
    } catch (error) {
      const fields = fieldProblems(error);
      setProblems(Object.keys(fields).length > 0 ? fields : { email: sentenceFor(error) });
      focusField(fields['phone'] && !fields['email'] ? 'askerPhone' : 'askerEmail');
    } finally {
      setBusy(false);
    }
  };

  const erased = (message: string) => {
    setAsker(NOBODY);
    setFound(undefined);
    toast({ title: 'Erased', description: message, tone: 'success' });
  };

  return (
    <Card as="section" roomy aria-labelledby="erasure-title" className="max-w-narrow">
      <h2 id="erasure-title">Somebody without an account asks to be forgotten</h2>
      <p className="mt-0.5 text-ink-2">
        Type their email address, their phone number or both, see what is held, then erase it. Whoever has an account
        deletes it in the settings.
      </p>
      <form noValidate onSubmit={look} className="mt-4">
        <FieldPair>
          <Field name="askerEmail" label="Email address" error={problems['email']}>
            {(field) => (
              <Input
                {...field}
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                value={asker.email}
                onChange={(event) => change({ email: event.target.value })}
              />
            )}
          </Field>
          <Field name="askerPhone" label="Phone number" error={problems['phone']}>
            {(field) => (
              <Input
                {...field}
                type="tel"
                autoComplete="off"
                maxLength={40}
                value={asker.phone}
                onChange={(event) => change({ phone: event.target.value })}
              />
            )}
          </Field>
        </FieldPair>
        <Button type="submit" className="mt-4" busy={busy} busyLabel="Looking...">
          See What Is Held
        </Button>
      </form>
      <div aria-live="polite">{found && <Found {...found} onErased={erased} />}</div>
    </Card>
  );
}

function Found({ asker, held, onErased }: { asker: Asker; held: PersonHoldings; onErased: (message: string) => void }) {
  const [asking, setAsking] = useState(false);
  const facts = heldWords(held.counts);
  return (
    <div className="mt-5 border-t border-line pt-4">
      {facts.length === 0 ? (
        <p>Nothing is held under this outside of accounts.</p>
      ) : (
        <Facts facts={facts.map(({ label, value }) => ({ label, value: <span className="num">{value}</span> }))} />
      )}
      {held.openRequests > 0 && (
        <Note icon={TriangleAlert} tone="amber" className="mt-3">
          {formatCount(held.openRequests, 'request is', 'requests are')} still open and would be cancelled first. The
          contractors are told.
        </Note>
      )}
      {held.phoneHasAccount && (
        <p className="mt-3 text-ink-2">
          This number also stands in the settings of an account. What belongs to the account stays; its holder deletes
          that.
        </p>
      )}
      {held.erasedBefore !== null && (
        <p className="mt-3 text-ink-2">
          Last erased on <span className="num">{formatMomentInFull(held.erasedBefore, readersZone())}</span>.
        </p>
      )}
      {facts.length > 0 && (
        <Button className="mt-4" variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
          Erase It
        </Button>
      )}
      <ErasureDialog open={asking} onOpenChange={setAsking} asker={asker} onErased={onErased} />
    </div>
  );
}
