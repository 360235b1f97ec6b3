import { createFileRoute } from '@tanstack/react-router';
import { Hero } from './-landing/hero.tsx';
import { Promises } from './-landing/promises.tsx';

export const Route = createFileRoute('/')({ component: Landing, staticData: { withoutQueries: true, rendered: true } });

function Landing() {
  return (
    <>
      <Hero />
      <Promises />
    </>
  );
}
