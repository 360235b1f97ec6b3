import type { ContactChange, ContractorProfile } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import {
  confirmContactChange,
  requestContactChange,
} from '@plumbline/contract/domains/directory/own-listing-endpoints.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { ContactChangeId } from '@plumbline/contract/kernel/id.ts';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { site } from '../../../lib/site.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { claimWords } from '../claim/claim.words.ts';
import { CodeForm } from '../claim/code-form.tsx';
import { accountWords } from './account.words.ts';
import { sendContactCode, useConfirmContact } from './calls.ts';
import { ConfirmPhone } from './confirm-phone.tsx';

const words = here(accountWords);
const { sendAnother } = here(claimWords);

type Channel = ContactChange['channel'];

const channels = {
  phone: {
    label: words.phone,
    change: words.changePhone,
    title: words.changePhoneTitle,
    field: words.newPhone,
    changed: words.phoneChanged,
  },
  email: {
    label: words.email,
    change: words.changeEmail,
    title: words.changeEmailTitle,
    field: words.newEmail,
    changed: words.emailChanged,
  },
} as const satisfies Record<Channel, object>;

/** The phone and email of the listing, and a way to change them. */
export function ContactDetails({ profile }: { profile: ContractorProfile }) {
  const [changing, setChanging] = useState<Channel>();
  const shown = {
    phone: profile.phone === null ? words.noneYet : formatPhone(profile.phone),
    email: profile.email ?? words.noneYet,
  };
  return (
    <Card as="section" roomy aria-labelledby="reach-title">
      <h2 id="reach-title">{words.phoneAndEmail}</h2>
      <p className="mt-0.5 text-ink-2">{words.contactExplained}</p>
      <dl className="mt-2 divide-y divide-line">
        {(['phone', 'email'] as const).map((channel) => (
          <div key={channel} className="py-2">
            <dt className="text-meta text-ink-2">{channels[channel].label}</dt>
            <dd className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="num wrap-anywhere">
                {shown[channel]}
                {channel === 'phone' && profile.phone !== null && !profile.phoneProven && (
                  <Badge tone="amber" icon={CircleAlert} className="ml-2">
                    {words.notConfirmed}
                  </Badge>
                )}
              </span>
              {channel === 'phone' && !site.sendsTexts ? (
                <span className="text-meta text-ink-2">{words.supportChangesIt}</span>
              ) : (
                <Button variant="text" className="-mx-2.5" aria-haspopup="dialog" onClick={() => setChanging(channel)}>
                  {channels[channel].change}
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
  const { changed, title } = channels[channel];
  return (
    <Dialog onClose={onClose} title={title}>
      {sent ? (
        <CodeForm
          to={confirmContactChange}
          params={{ id: sent.changeId }}
          message={sent.message}
          byPhone={channel === 'phone'}
          confirmLabel={words.confirm}
          busyLabel={words.confirming}
          onConfirm={async (code, smsConsent) => {
            await confirm.mutateAsync({ id: sent.changeId, code, smsConsent });
            toast({ title: changed, description: words.reachYouThere, tone: 'success' });
            onClose();
          }}
          again={
            <Button variant="text" onClick={() => setSent(undefined)}>
              {sendAnother}
            </Button>
          }
        />
      ) : (
        <AddressForm channel={channel} onSent={setSent} />
      )}
    </Dialog>
  );
}

interface AddressFormProps {
  channel: Channel;
  onSent: (sent: { changeId: ContactChangeId; message: string }) => void;
}

/** Takes the new phone or email and sends a code there. */
function AddressForm({ channel, onSent }: AddressFormProps) {
  const form = useForm({
    to: requestContactChange,
    initial: { channel, address: '' },
    send: async (change) => onSent(await sendContactCode(change)),
    onRefused: (error, problems) => {
      const said = error instanceof ApiError && error.status === 409 ? error.problem?.message : undefined;
      return { address: problems.address ?? said ?? sentenceFor(error) };
    },
  });

  return (
    <Form of={form} className="grid gap-5">
      <input type="hidden" name="channel" value={channel} />
      <Field {...form.field('address')} label={channels[channel].field} required>
        {(control) => (
          <Input
            {...control}
            {...form.text('address')}
            type={channel === 'phone' ? 'tel' : 'email'}
            autoComplete={channel === 'phone' ? 'tel' : 'email'}
            className="num"
          />
        )}
      </Field>
      <SubmitButton of={form} className="justify-self-start" busyLabel={words.sending}>
        {words.sendCode}
      </SubmitButton>
    </Form>
  );
}
