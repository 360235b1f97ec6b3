import type { FactorProof } from '@plumbline/contract/domains/accounts/factor.ts';
import { stepUp } from '@plumbline/contract/domains/accounts/factor-endpoints.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { here } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Note } from '../../../ui/note.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { SecuritySettings } from '../settings/security-settings.tsx';
import { factorsQuery, giveStepUp, stepUpQuestion } from './calls.ts';
import { FactorForm } from './factor-form.tsx';
import { factorsWords } from './factors.words.ts';
import { StepUpHost } from './step-up-host.tsx';

const words = here(factorsWords);

/** Admits operators who have proved a second factor in this session. Others set one up or prove it first. */
export function OperatorGate({ children }: { children: ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(factorsQuery);
  // Stays until the operator continues: the recovery codes are shown only here.
  const [isEnrolling, setEnrolling] = useState(false);
  const hasFactor = data !== undefined && (data.passkeys.length > 0 || data.app !== null);
  if (data && !hasFactor && !isEnrolling) setEnrolling(true);
  if (data?.isProven && !isEnrolling) {
    return (
      <>
        {children}
        <StepUpHost />
      </>
    );
  }
  return (
    <Page width="narrow">
      <h1 className="mb-4">{words.gate.title}</h1>
      {error && !data && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading label={words.gate.loading}>
          <SkeletonCard />
        </Loading>
      )}
      {data && !isEnrolling && <Prove />}
      {data && isEnrolling && <Enroll onGoOn={data.isProven ? () => setEnrolling(false) : undefined} />}
    </Page>
  );
}

function Enroll({ onGoOn }: { onGoOn: (() => void) | undefined }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {onGoOn ? (
        <Note icon={ShieldCheck} tone="green" title={words.gate.ready} role="status">
          <Button variant="primary" className="mt-2" onClick={onGoOn}>
            {words.gate.goOn}
          </Button>
        </Note>
      ) : (
        <Note icon={ShieldCheck} tone="amber" title={words.gate.setUp}>
          {words.gate.why}
        </Note>
      )}
      <SecuritySettings />
      <StepUpHost />
    </div>
  );
}

function Prove() {
  const client = useQueryClient();
  const give = async (proof: FactorProof) => {
    await giveStepUp(proof);
    await client.invalidateQueries({ queryKey: factorsQuery.queryKey });
  };
  return (
    <Card as="section" roomy aria-labelledby="prove-title" className="mx-auto max-w-110">
      <h2 id="prove-title" className="mb-4">
        {words.confirmYou}
      </h2>
      <FactorForm to={stepUp} ask={stepUpQuestion} give={give} submitLabel={words.confirm} />
    </Card>
  );
}
