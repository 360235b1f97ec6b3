import { openProjectsSentence } from '@plumbline/contract/kernel/site.ts';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { here, language } from '../../lib/language.ts';
import { site } from '../../lib/site.ts';
import { Frame } from '../../ui/frame.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Drawings, NarrowScene, WideLine, WideScene } from './drawings.tsx';
import { landingWords } from './landing.words.ts';

const words = here(landingWords);

function PathText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className="min-w-0">
        <b className="block text-title font-head tracking-[-0.01em]">{title}</b>
        <span className="path-detail block text-meta">{children}</span>
      </span>
      <Icon of={ArrowRight} size="large" className="ml-auto" />
    </>
  );
}

/** The two paths, one for each half of the product, and the plumb line between them. */
export function Hero() {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <Drawings />
      <Frame className="hero-stage relative pt-6 lg:pt-18">
        <h1 className="text-display font-[700] tracking-[-0.022em] text-balance lg:grid lg:grid-cols-2">
          <span className="lg:pr-18">{words.leak}</span> <span className="lg:pl-18">{words.crew}</span>
        </h1>
        <p className="mt-2.5 text-title leading-7 text-pretty text-ink-2 lg:hidden">{words.intro}</p>
        <div className="mt-4.5 grid gap-2.5 lg:mt-0 lg:grid-cols-2 lg:gap-0">
          <div className="lg:flex lg:flex-col lg:pr-18">
            <p className="hero-lead">{words.describe}</p>
            <Link to="/request-service" className="path path-first">
              <PathText title={words.looking}>{words.trades}</PathText>
            </Link>
          </div>
          <div className="lg:flex lg:flex-col lg:pl-18">
            <p className="hero-lead">{words.see}</p>
            <Link to="/projects" className="path">
              <PathText title={words.craftsman}>{openProjectsSentence(site, language)}</PathText>
            </Link>
          </div>
        </div>
        <WideScene />
      </Frame>
      <NarrowScene />
      <WideLine />
    </section>
  );
}
