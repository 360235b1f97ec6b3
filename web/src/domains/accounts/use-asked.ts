import { useEffect, useEffectEvent, useState } from 'react';

/** Calls the server once per mount, because each call creates something on the server, such as a challenge. */
export function useAsked<Answer>(ask: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<unknown>();
  const [round, setRound] = useState(0);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let isGone = false;
    askNow().then(
      (found) => !isGone && setAnswer(found),
      (error: unknown) => !isGone && setFailure(error),
    );
    return () => {
      isGone = true;
    };
  }, [round]);
  const again = () => {
    setFailure(undefined);
    setRound(round + 1);
  };
  return { answer, failure, again };
}
