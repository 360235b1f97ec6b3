import { createFileRoute } from '@tanstack/react-router';
import { useEarlyPress } from '../lib/early-press.ts';
import { Hero } from './-landing/hero.tsx';
import { Promises } from './-landing/promises.tsx';

export const Route = createFileRoute('/')({ component: Landing, staticData: { withoutQueries: true, rendered: true } });

function Landing() {
  useEarlyPress();
  return (
    <>
      <Hero />
      <Promises />
    </>
  );
}
