import { welcome } from '../../../lib/require-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { finishSignIn, secondFactorQuestion } from './calls.ts';
import { FactorForm } from './factor-form.tsx';

/** The second step of signing in. The route leads on once somebody is signed in. */
export function SecondFactorStep({ onStartOver }: { onStartOver: () => void }) {
  const give = async (proof: Parameters<typeof finishSignIn>[0]) => {
    await finishSignIn(proof);
    toast(welcome);
  };
  return (
    <>
      <h1>Confirm It's You</h1>
      <p className="mt-1 text-ink-2">Your account needs a second factor besides the password.</p>
      <Card roomy className="mt-4">
        <FactorForm ask={secondFactorQuestion} give={give} submitLabel="Sign In" />
      </Card>
      <Button variant="text" className="mt-4" onClick={onStartOver}>
        Start over
      </Button>
      <p className="mt-2 text-ink-2">
        Lost your phone and your recovery codes? Write to support: we make sure it is you, and remove the second factor.
      </p>
    </>
  );
}
