import { ContactChange, type CraftsmanProfile } from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { ContactChangeId } from '@plumbline/contract/kernel/id.ts';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { fieldProblems, sentenceFor } from '../../../lib/problem-sentences.ts';
import { site } from '../../../lib/site.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CodeForm } from '../claim/code-form.tsx';
import { sendContactCode, useConfirmContact } from './calls.ts';
import { ConfirmPhone } from './confirm-phone.tsx';

type Channel = ContactChange['channel'];

const words = {
  phone: { label: 'Phone', change: 'Change Phone', title: 'Change the phone number', field: 'New phone number' },
  email: { label: 'Email', change: 'Change Email', title: 'Change the email address', field: 'New email address' },
} as const satisfies Record<Channel, object>;

/** Where the listing is reached, and the way to another phone or email. */
export function ContactDetails({ profile }: { profile: CraftsmanProfile }) {
  const [changing, setChanging] = useState<Channel>();
  const shown = {
    phone: profile.phone === null ? 'None yet' : formatPhone(profile.phone),
    email: profile.email ?? 'None yet',
  };
  return (
    <Card as="section" roomy aria-labelledby="reach-title">
      <h2 id="reach-title">Phone and email</h2>
      <p className="mt-0.5 text-ink-2">
        Where requests reach you. A new one counts once the code sent there is entered.
      </p>
      <dl className="mt-2 divide-y divide-line">
        {(['phone', 'email'] as const).map((channel) => (
          <div key={channel} className="py-2">
            <dt className="text-meta text-ink-2">{words[channel].label}</dt>
            <dd className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="num wrap-anywhere">
                {shown[channel]}
                {channel === 'phone' && profile.phone !== null && !profile.phoneProven && (
                  <Badge tone="amber" icon={CircleAlert} className="ml-2">
                    Not confirmed
                  </Badge>
                )}
              </span>
              {channel === 'phone' && !site.sendsTexts ? (
                <span className="text-meta text-ink-2">No texts are sent from here: support changes it</span>
              ) : (
                <Button variant="text" className="-mx-2.5" aria-haspopup="dialog" onClick={() => setChanging(channel)}>
                  {words[channel].change}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {profile.phone !== null && !profile.phoneProven && <ConfirmPhone profile={profile} phone={profile.phone} />}
      {changing && <ChangeDialog channel={changing} onClose={() => setChanging(undefined)} />}
    </Card>
  );
}

function ChangeDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const [sent, setSent] = useState<{ changeId: ContactChangeId; message: string }>();
  const confirm = useConfirmContact();
  const { label, title } = words[channel];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      {sent ? (
        <CodeForm
          message={sent.message}
          byPhone={channel === 'phone'}
          confirmLabel="Confirm"
          busyLabel="Confirming..."
          onConfirm={async (code, smsConsent) => {
            await confirm.mutateAsync({ id: sent.changeId, code, smsConsent });
            toast({ title: `${label} changed`, description: 'Requests reach you there from now on.', tone: 'success' });
            onClose();
          }}
          onAgain={() => setSent(undefined)}
        />
      ) : (
        <AddressForm channel={channel} onSent={setSent} />
      )}
    </Dialog>
  );
}

const FIELD = 'address';

interface AddressFormProps {
  channel: Channel;
  onSent: (sent: { changeId: ContactChangeId; message: string }) => void;
}

/** Takes the new phone or email, and has a code sent there. */
function AddressForm({ channel, onSent }: AddressFormProps) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const refuse = (sentence: string) => {
    setError(sentence);
    document.getElementById(FIELD)?.focus();
  };
  const send = useOneAtATime(async (event: FormEvent) => {
    event.preventDefault();
    const change = ContactChange.safeParse({ channel, address });
    if (!change.success) return refuse(change.error.issues[0]?.message ?? '');
    setBusy(true);
    try {
      onSent(await sendContactCode(change.data));
    } catch (failure) {
      setBusy(false);
      const said = failure instanceof ApiError && failure.status === 409 ? failure.problem?.message : undefined;
      refuse(fieldProblems(failure)[FIELD] ?? said ?? sentenceFor(failure));
    }
  });

  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <Field name={FIELD} label={words[channel].field} error={error} required>
        {(control) => (
          <Input
            {...control}
            value={address}
            onChange={({ target }) => {
              setAddress(target.value);
              setError(undefined);
            }}
            type={channel === 'phone' ? 'tel' : 'email'}
            autoComplete={channel === 'phone' ? 'tel' : 'email'}
            className="num"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" big className="justify-self-start" busy={busy} busyLabel="Sending...">
        Send the code
      </Button>
    </form>
  );
}
