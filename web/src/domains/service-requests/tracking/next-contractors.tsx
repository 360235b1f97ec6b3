import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { pickNextContractors } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Star } from 'lucide-react';
import { formatDay, formatDistance } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge, Badges } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Form } from '../../../ui/form.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { nextContractorsQuery, usePickNext } from '../api.ts';
import { actionsWords } from './actions.words.ts';

const words = here(actionsWords).next;

interface OfferProps {
  contractor: FoundContractor;
  requestId: string;
  pick: ReturnType<typeof usePickNext>;
  onAsked: () => void;
  onRefused: () => void;
}

function Offer({ contractor, requestId, pick, onAsked, onRefused }: OfferProps) {
  const { id, companyName, distance, licenseCheckedOn } = contractor;
  const form = useForm({
    to: pickNextContractors,
    params: { id: requestId },
    idPrefix: id,
    initial: {},
    body: () => ({ contractorIds: [id] }),
    send: async () => {
      await pick.mutateAsync(id);
      toast({ title: words.sent, description: words.asked(companyName), tone: 'success' });
      onAsked();
    },
    onRefused: (error) => {
      toast({ title: words.nobodyAsked, description: sentenceFor(error), tone: 'destructive' });
      onRefused();
    },
  });
  return (
    <li className="grid gap-3 border-line not-first:border-t not-first:pt-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="flex gap-3">
        <Avatar name={companyName} src={contractor.logoUrl ?? contractor.photoUrl ?? undefined} />
        <div className="min-w-0">
          <h3 className="wrap-anywhere">{companyName}</h3>
          <p className="num flex flex-wrap items-center gap-x-2 text-meta">
            <Rating
              rating={contractor.rating}
              reviewCount={contractor.reviewCount}
              sample={contractor.isSampleRating}
            />
            {distance !== null && <span className="text-ink-2">{formatDistance(distance)}</span>}
          </p>
          <p className="text-meta text-ink-2">
            {licenseCheckedOn ? words.licenseChecked(formatDay(licenseCheckedOn)) : words.licenseNotChecked}
          </p>
          <Badges className="mt-1.5">
            {contractor.isPremium && (
              <Badge tone="brass" icon={Star}>
                {words.featured}
              </Badge>
            )}
            {contractor.isVerified && (
              <Badge tone="outline" icon={BadgeCheck}>
                {words.verified}
              </Badge>
            )}
          </Badges>
        </div>
      </div>
      <Form of={form} className="grid gap-2">
        <Button
          type="submit"
          variant="line"
          busy={form.busy}
          busyLabel={words.asking}
          disabled={pick.isPending && !form.busy}
        >
          {words.ask} <span className="sr-only">{companyName}</span>
        </Button>
      </Form>
    </li>
  );
}

/** The next best contractors for the same request: one click each, no form filled twice. */
export function NextContractors({ requestId, onAsked }: { requestId: string; onAsked: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(nextContractorsQuery(requestId));
  const pick = usePickNext(requestId);

  if (data?.length === 0) {
    return (
      <EmptyState
        title={words.nobodyNear}
        drawing="pin"
        action={<ButtonLink to="/request-service">{words.newRequest}</ButtonLink>}
      >
        {words.noneWithin(SEARCH_RADIUS_MILES)}
      </EmptyState>
    );
  }
  return (
    <Card as="section" roomy aria-labelledby="next-contractors" className="no-print">
      <h2 id="next-contractors">{words.title}</h2>
      <p className="mb-4 text-ink-2">{words.oneClick}</p>
      {data ? (
        <ul className="grid gap-4">
          {data.map((contractor) => (
            <Offer
              key={contractor.id}
              contractor={contractor}
              requestId={requestId}
              pick={pick}
              onAsked={onAsked}
              onRefused={() => void refetch()}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label={words.finding}>
          <SkeletonCard />
        </Loading>
      )}
    </Card>
  );
}
