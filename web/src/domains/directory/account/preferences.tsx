import { CraftsmanContactMethod } from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Bell, BellOff, Mail, MessageSquareText, Phone } from 'lucide-react';
import { useState } from 'react';
import { useSignedInUser } from '../../../lib/session.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { contactHistoryQuery, craftsmanProfileQuery, usePreferences } from './calls.ts';

const updateFailed = {
  title: 'Update Failed',
  description: 'Failed to update preferences. Please try again.',
  tone: 'destructive',
} as const;
const optInFailed = {
  title: 'Opt-in Failed',
  description: 'Failed to opt back in. Please try again.',
  tone: 'destructive',
} as const;

/** How the craftsman hears of requests; out, and back in. */
export function Preferences() {
  const { id } = useSignedInUser();
  const { data: history, error, isFetching, refetch } = useQuery(contactHistoryQuery(id));
  // Shows at once, until the server has answered. Kept where the query is read: letting go of it shows the answer.
  const [chosen, setChosen] = useState<CraftsmanContactMethod | null>(null);
  return (
    <Card as="section" roomy aria-labelledby="preferences-title">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="preferences-title">Contact preferences</h2>
        {history && (
          <Badge tone={history.hasOptedOut ? 'gray' : 'green'} icon={history.hasOptedOut ? BellOff : Bell}>
            {history.hasOptedOut ? 'Opted out' : 'Active'}
          </Badge>
        )}
      </div>
      {history ? (
        <Choices
          method={chosen ?? history.preferredContactMethod}
          hasOptedOut={history.hasOptedOut}
          onChosen={setChosen}
        />
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading your contact preferences">
          <Skeleton className="h-14" />
          <Skeleton className="mt-2 h-14" />
          <Skeleton className="mt-2 h-14" />
        </Loading>
      )}
    </Card>
  );
}

interface ChoicesProps {
  method: CraftsmanContactMethod;
  hasOptedOut: boolean;
  /** Told what was pressed, and with null that the server has answered. */
  onChosen: (method: CraftsmanContactMethod | null) => void;
}

function Choices({ method, hasOptedOut, onChosen }: ChoicesProps) {
  const { data: profile } = useQuery(craftsmanProfileQuery(useSignedInUser().id));
  const { change, leave, comeBack } = usePreferences();
  const [asking, setAsking] = useState(false);
  const stopped = [comeBack.data, change.data].some((answer) => answer?.stoppedBySms);
  const phone = profile?.phone ? formatPhone(profile.phone) : 'No phone number is listed';

  const choose = async (value: string) => {
    const { data: chosen } = CraftsmanContactMethod.safeParse(value);
    if (!chosen || change.isPending) return;
    onChosen(chosen);
    try {
      await change.mutateAsync(chosen);
      announce('Your contact preferences are saved.');
    } catch {
      toast(updateFailed);
    } finally {
      onChosen(null);
    }
  };
  const optBackIn = async () => {
    try {
      await comeBack.mutateAsync();
      announce('You get messages again.');
    } catch {
      toast(optInFailed);
    }
  };
  const optOut = async () => {
    try {
      await leave.mutateAsync();
      announce('You get no more messages about new requests.');
    } catch (error) {
      toast(updateFailed);
      throw error;
    }
  };

  return (
    <div className="grid gap-4">
      <FieldGroup
        name="preferredContactMethod"
        label="How should requests reach you?"
        hint={hasOptedOut ? 'Choosing another way also ends your opt-out.' : undefined}
      >
        <RadioCards
          value={method}
          input={{ name: 'preferredContactMethod', onChange: ({ target }) => void choose(target.value) }}
          options={[
            {
              value: 'sms',
              label: 'SMS (fastest)',
              detail:
                profile?.phone && !profile.smsConsent ? `${phone}. Texts were not agreed to: we send email.` : phone,
              icon: MessageSquareText,
            },
            {
              value: 'email',
              label: 'Email (detailed)',
              detail: profile?.email ?? 'No email address is listed',
              icon: Mail,
            },
            { value: 'phone', label: 'Phone call', detail: phone, icon: Phone },
          ]}
        />
      </FieldGroup>
      {stopped && (
        <Note icon={BellOff} tone="amber" role="status" title="Text messages stay off">
          STOP was texted from your phone. Only START, texted from that phone, ends it.
        </Note>
      )}
      {hasOptedOut ? (
        <div>
          <Note icon={BellOff} title="You have opted out">
            No new request is offered to you. What the law wants still reaches you.
          </Note>
          <Button
            variant="line"
            className="mt-3"
            busy={comeBack.isPending}
            busyLabel="Opting in..."
            onClick={optBackIn}
          >
            Opt Back In
          </Button>
        </div>
      ) : (
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Opt Out
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Opt out of all messages?"
        confirmLabel="Opt Out"
        busyLabel="Opting out..."
        cancelLabel="Stay"
        danger
        onConfirm={optOut}
      >
        We stop telling you about requests, in every way. You can opt back in here.
      </ConfirmDialog>
    </div>
  );
}
