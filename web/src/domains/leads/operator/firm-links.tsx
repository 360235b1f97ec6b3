import { firmWords } from '@plumbline/contract/domains/leads/firm.words.ts';
import type { FirmDispute, LinkableContractor, OperatorFirm } from '@plumbline/contract/domains/leads/firm-dispute.ts';
import { decideFirmLink, FOUND_FIRMS } from '@plumbline/contract/domains/leads/firm-dispute-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Link2, Unlink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatLongDay, formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { FilterFormProps } from '../../../ui/filter-form.tsx';
import { LookUp } from '../../../ui/look-up.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { FirmLink } from '../firms/firm-link.tsx';
import { firmDisputesQuery, firmsQuery, useDecideLink } from './calls.ts';
import { firmLinkWords } from './firm-links.words.ts';

const words = here(firmLinkWords);
const shared = here(firmWords);

const problemOf = (text: string) => (text.length < 2 ? words.typeTwoLetters : undefined);

/** Who firms on permits are in the directory: what contractors dispute, and any firm by its name. */
export function FirmLinks({ q, onFilter }: { q: string | undefined } & Pick<FilterFormProps, 'onFilter'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Disputes />
      <section aria-labelledby="firms-title">
        <h2 id="firms-title" className="mb-2 text-title">
          {words.firms}
        </h2>
        <Firms q={q} onFilter={onFilter} />
      </section>
    </div>
  );
}

function Disputes() {
  const { data, error, isFetching, refetch } = useQuery(firmDisputesQuery);
  return (
    <section aria-labelledby="disputes-title">
      <h2 id="disputes-title" className="mb-1 text-title">
        {words.disputes}
      </h2>
      <p className="mb-3 max-w-[60ch] text-ink-2">{words.says}</p>
      {!data &&
        (error ? (
          <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Loading label={words.loading}>
            <SkeletonCard />
          </Loading>
        ))}
      {data?.length === 0 && <p>{words.noDisputes}</p>}
      {data && data.length > 0 && (
        <ul aria-label={words.disputes} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {data.map((dispute) => (
            <Dispute key={dispute.id} dispute={dispute} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Dispute({ dispute: { firm, contractor, reason, disputedAt } }: { dispute: FirmDispute }) {
  return (
    <Card as="li" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <FirmLink slug={firm.slug}>{firm.name}</FirmLink>
        <p className="num text-meta text-ink-2">
          {shared.permits(firm.permits, formatNumber(firm.permits))}
          {firm.by !== null && `, ${words.linkedBy[firm.by]}`}
        </p>
        <ContractorLine contractor={contractor} />
        <p className="num text-meta text-ink-2">{formatLongDay(disputedAt)}</p>
        <p className="wrap-anywhere">{reason === null ? words.erased : `“${reason}”`}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Decide slug={firm.slug} firm={firm.name} contractor={contractor} isSame={false} />
        <Decide slug={firm.slug} firm={firm.name} contractor={contractor} isSame />
      </div>
    </Card>
  );
}

function Firms({ q, onFilter }: { q: string | undefined } & Pick<FilterFormProps, 'onFilter'>) {
  const { data, error, isFetching, refetch } = useQuery({ ...firmsQuery(q ?? ''), enabled: q !== undefined });
  const problem = fieldProblems(error).q;
  return (
    <>
      <LookUp
        name="firmName"
        param="q"
        keep={{ tab: 'firms' }}
        label={words.findFirm}
        hint={words.findHint}
        value={q}
        error={problem}
        problemOf={problemOf}
        onFilter={onFilter}
        input={{ maxLength: 200 }}
        busy={isFetching && !data}
      />
      {error && !data && !problem && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="mt-3">{words.noSuchFirm}</p>}
      {data && data.length > 0 && (
        <ul aria-label={words.firms} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
          {data.map((firm) => (
            <Firm key={firm.slug} firm={firm} />
          ))}
        </ul>
      )}
      {data?.length === FOUND_FIRMS && <p className="mt-3 text-meta text-ink-2">{words.mayBeMore}</p>}
    </>
  );
}

function Firm({ firm }: { firm: OperatorFirm }) {
  const { slug, name, state, permits, by, reason, contractor, candidates, ruledOut } = firm;
  const decide = { slug, firm: name };
  return (
    <Card as="li">
      <FirmLink slug={slug}>{name}</FirmLink>
      <p className="num text-meta text-ink-2">
        {[state, shared.permits(permits, formatNumber(permits))].filter(Boolean).join(', ')}.{' '}
        {by === null ? shared.reason[reason ?? 'not-listed'] : words.linked[by]}.
      </p>
      {contractor && (
        <Choice contractor={contractor}>
          <Decide {...decide} contractor={contractor} isSame={false} />
          {by !== 'operator' && <Decide {...decide} contractor={contractor} isSame />}
        </Choice>
      )}
      {candidates.map((candidate) => (
        <Choice key={candidate.id} contractor={candidate} says={words.candidate}>
          <Decide {...decide} contractor={candidate} isSame={false} />
          <Decide {...decide} contractor={candidate} isSame />
        </Choice>
      ))}
      {ruledOut.map((other) => (
        <Choice key={other.id} contractor={other} says={words.ruledOut}>
          <Decide {...decide} contractor={other} isSame />
        </Choice>
      ))}
    </Card>
  );
}

function Choice({
  contractor,
  says,
  children,
}: {
  contractor: LinkableContractor;
  says?: string;
  children: ReactNode;
}) {
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-2">
      <div className="min-w-0">
        <ContractorLine contractor={contractor} />
        {says !== undefined && <p className="text-meta text-ink-2">{says}</p>}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

const ContractorLine = ({ contractor: { slug, name, city, state } }: { contractor: LinkableContractor }) => (
  <Link
    to="/contractors/$slug"
    params={{ slug }}
    className="inline-flex min-h-11 items-center wrap-anywhere text-plumb-ink underline underline-offset-3"
  >
    {`${name}, ${city}, ${state}`}
  </Link>
);

interface DecideProps {
  slug: string;
  firm: string;
  contractor: LinkableContractor;
  isSame: boolean;
}

/** A button that decides whether a firm is a contractor, with a reason for the audit log. */
function Decide({ slug, firm, contractor, isSame }: DecideProps) {
  const [asking, setAsking] = useState(false);
  const decide = useDecideLink(slug);
  const act = isSame ? words.same : words.different;
  const send = async (reason: string) => {
    await decide.mutateAsync({ contractorId: contractor.id, isSame, reason });
    toast({ title: act.done, description: firm, tone: 'success' });
  };
  return (
    <>
      <Button
        icon={isSame ? Link2 : Unlink}
        aria-label={words.actOn(act.label, firm, contractor.name)}
        onClick={() => setAsking(true)}
      >
        {act.label}
      </Button>
      {asking && (
        <ReasonDialog
          to={decideFirmLink}
          params={{ slug }}
          decided={{ contractorId: contractor.id, isSame }}
          onClose={() => setAsking(false)}
          title={act.title}
          submitLabel={act.label}
          danger={!isSame}
          hint={words.auditLog}
          send={send}
        >
          <b className="block wrap-anywhere">{`${firm}, ${contractor.name}`}</b>
          {act.says}
        </ReasonDialog>
      )}
    </>
  );
}
