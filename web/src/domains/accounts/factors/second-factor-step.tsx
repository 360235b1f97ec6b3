import { giveSecondFactor } from '@plumbline/contract/domains/accounts/factor-endpoints.ts';
import { here } from '../../../lib/language.ts';
import { greet } from '../../../lib/welcome.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { finishSignIn, secondFactorQuestion } from './calls.ts';
import { FactorForm } from './factor-form.tsx';
import { factorsWords } from './factors.words.ts';

const words = here(factorsWords).signIn;

/** The second step of signing in. The route redirects after the sign-in. */
export function SecondFactorStep({ onStartOver }: { onStartOver: () => void }) {
  const give = async (proof: Parameters<typeof finishSignIn>[0]) => {
    await finishSignIn(proof);
    greet();
  };
  return (
    <>
      <h1>{words.title}</h1>
      <p className="mt-1 text-ink-2">{words.intro}</p>
      <Card roomy className="mt-4">
        <FactorForm to={giveSecondFactor} ask={secondFactorQuestion} give={give} submitLabel={words.submit} />
      </Card>
      <Button variant="text" className="mt-4" onClick={onStartOver}>
        {words.startOver}
      </Button>
      <p className="mt-2 text-ink-2">{words.lost}</p>
    </>
  );
}
