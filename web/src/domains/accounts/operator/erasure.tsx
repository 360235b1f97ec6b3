import type { PersonHoldings } from '@plumbline/contract/domains/accounts/erasure.ts';
import { lookUpPerson } from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import { Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { formatMomentInFull, readersZone } from '../../../lib/moment.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Field, FieldPair } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { lookAt } from './calls.ts';
import { erasureWords } from './erasure.words.ts';
import { type Asker, ErasureDialog } from './erasure-dialog.tsx';
import { heldWords } from './held-words.ts';

const words = here(erasureWords);

const NOBODY: Asker = { email: '', phone: '' };

/** Shows, then erases, the stored data of a person without an account who asks for it. */
export function Erasure() {
  const [found, setFound] = useState<{ asker: Asker; held: PersonHoldings }>();
  const form = useForm({
    to: lookUpPerson,
    initial: NOBODY,
    idPrefix: 'asker',
    send: async (person, { values: asker }) => {
      setFound({ asker, held: await lookAt(person) });
    },
    onRefused: (error, problems) => (Object.keys(problems).length > 0 ? problems : { email: sentenceFor(error) }),
    // The result belongs to the previous input.
    onChange: () => setFound(undefined),
  });

  const erased = (message: string) => {
    form.reset(NOBODY);
    setFound(undefined);
    toast({ title: words.erased, description: message, tone: 'success' });
  };

  return (
    <Card as="section" roomy aria-labelledby="erasure-title" className="max-w-narrow">
      <h2 id="erasure-title">{words.title}</h2>
      <p className="mt-0.5 text-ink-2">{words.intro}</p>
      <Form of={form} className="mt-4">
        <FieldPair>
          <Field {...form.field('email')} label={words.email}>
            {(field) => (
              <Input
                {...field}
                {...form.text('email')}
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
              />
            )}
          </Field>
          <Field {...form.field('phone')} label={words.phone}>
            {(field) => <Input {...field} {...form.text('phone')} type="tel" autoComplete="off" maxLength={40} />}
          </Field>
        </FieldPair>
        <Button type="submit" className="mt-4" busy={form.busy} busyLabel={words.looking}>
          {words.look}
        </Button>
      </Form>
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
        <p>{words.nothing}</p>
      ) : (
        <Facts facts={facts.map(({ label, value }) => ({ label, value: <span className="num">{value}</span> }))} />
      )}
      {held.openRequests > 0 && (
        <Note icon={TriangleAlert} tone="amber" className="mt-3">
          {words.stillOpen(held.openRequests, formatNumber(held.openRequests))}
        </Note>
      )}
      {held.phoneHasAccount && <p className="mt-3 text-ink-2">{words.phoneHasAccount}</p>}
      {held.erasedBefore !== null && (
        <p className="num mt-3 text-ink-2">{words.lastErased(formatMomentInFull(held.erasedBefore, readersZone()))}</p>
      )}
      {facts.length > 0 && (
        <Button className="mt-4" variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
          {words.erase}
        </Button>
      )}
      {asking && <ErasureDialog asker={asker} onClose={() => setAsking(false)} onErased={onErased} />}
    </div>
  );
}
