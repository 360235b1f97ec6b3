import {
  CONTACT_METHODS,
  type ContractorContactMethod,
} from '@plumbline/contract/domains/directory/contractor-profile.ts';
import { choiceOf } from '@plumbline/contract/kernel/choices.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Bell, BellOff, Mail, MessageSquareText, Phone } from 'lucide-react';
import { useState } from 'react';
import { here } from '../../../lib/language.ts';
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
import { contactHistoryQuery, contractorProfileQuery, usePreferences } from './calls.ts';
import { preferencesWords } from './preferences.words.ts';

const words = here(preferencesWords);

const updateFailed = {
  title: words.updateFailed,
  description: words.updateFailedText,
  tone: 'destructive',
} as const;
const optInFailed = {
  title: words.optInFailed,
  description: words.optInFailedText,
  tone: 'destructive',
} as const;

/** Chooses how requests reach the contractor, and opts out or back in. */
export function Preferences() {
  const { id } = useSignedInUser();
  const { data: history, error, isFetching, refetch } = useQuery(contactHistoryQuery(id));
  // Shown immediately, until the server has responded.
  const [chosen, setChosen] = useState<ContractorContactMethod | null>(null);
  return (
    <Card as="section" roomy aria-labelledby="preferences-title">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="preferences-title">{words.title}</h2>
        {history && (
          <Badge tone={history.hasOptedOut ? 'gray' : 'green'} icon={history.hasOptedOut ? BellOff : Bell}>
            {history.hasOptedOut ? words.optedOut : words.active}
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
        <Loading label={words.loading}>
          <Skeleton className="h-14" />
          <Skeleton className="mt-2 h-14" />
          <Skeleton className="mt-2 h-14" />
        </Loading>
      )}
    </Card>
  );
}

interface ChoicesProps {
  method: ContractorContactMethod;
  hasOptedOut: boolean;
  /** Called with the choice, and with null once the server has answered. */
  onChosen: (method: ContractorContactMethod | null) => void;
}

function Choices({ method, hasOptedOut, onChosen }: ChoicesProps) {
  const { data: profile } = useQuery(contractorProfileQuery(useSignedInUser().id));
  const { change, leave, comeBack } = usePreferences();
  const [asking, setAsking] = useState(false);
  const stopped = [comeBack.data, change.data].some((answer) => answer?.stoppedBySms);
  const phone = profile?.phone ? formatPhone(profile.phone) : words.noPhone;

  const choose = async (value: string) => {
    const chosen = choiceOf(CONTACT_METHODS, value);
    if (!chosen || change.isPending) return;
    onChosen(chosen);
    try {
      await change.mutateAsync(chosen);
      announce(words.saved);
    } catch {
      toast(updateFailed);
    } finally {
      onChosen(null);
    }
  };
  const optBackIn = async () => {
    try {
      await comeBack.mutateAsync();
      announce(words.messagesAgain);
    } catch {
      toast(optInFailed);
    }
  };
  const optOut = async () => {
    try {
      await leave.mutateAsync();
      announce(words.noMoreMessages);
    } catch (error) {
      toast(updateFailed);
      throw error;
    }
  };

  return (
    <div className="grid gap-4">
      <FieldGroup
        name="preferredContactMethod"
        label={words.howToReach}
        hint={hasOptedOut ? words.endsOptOut : undefined}
      >
        <RadioCards
          value={method}
          input={{ name: 'preferredContactMethod', onChange: ({ target }) => void choose(target.value) }}
          options={[
            {
              value: 'sms',
              label: words.sms,
              detail: profile?.phone && !profile.smsConsent ? words.textsNotAgreed(phone) : phone,
              icon: MessageSquareText,
            },
            {
              value: 'email',
              label: words.email,
              detail: profile?.email ?? words.noEmail,
              icon: Mail,
            },
            { value: 'phone', label: words.call, detail: phone, icon: Phone },
          ]}
        />
      </FieldGroup>
      {stopped && (
        <Note icon={BellOff} tone="amber" role="status" title={words.textsStayOff}>
          {words.onlyStart}
        </Note>
      )}
      {hasOptedOut ? (
        <div>
          <Note icon={BellOff} title={words.youOptedOut}>
            {words.nothingOffered}
          </Note>
          <Button
            variant="line"
            className="mt-3"
            busy={comeBack.isPending}
            busyLabel={words.optingIn}
            onClick={optBackIn}
          >
            {words.optBackIn}
          </Button>
        </div>
      ) : (
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {words.optOut}
          </Button>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={words.optOutOfAll}
          confirmLabel={words.optOut}
          busyLabel={words.optingOut}
          cancelLabel={words.stay}
          danger
          onConfirm={optOut}
        >
          {words.optOutMeans}
        </ConfirmDialog>
      )}
    </div>
  );
}
