import { openProjectsSentence } from '@plumbline/contract/kernel/site.ts';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { site } from '../../lib/site.ts';
import { Frame } from '../../ui/frame.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Drawings, NarrowScene, WideLine, WideScene } from './drawings.tsx';

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

/** The two paths, one for each half of the product, and the line that hangs between them. */
export function Hero() {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <Drawings />
      <Frame className="hero-stage relative pt-6 lg:pt-18">
        <h1 className="text-display font-[700] tracking-[-0.022em] text-balance lg:grid lg:grid-cols-2">
          <span className="lg:pr-18">A leak to fix,</span> <span className="lg:pl-18">or a crew to feed?</span>
        </h1>
        <p className="mt-2.5 text-title leading-7 text-pretty text-ink-2 lg:hidden">
          Describe a job and pick one contractor nearby. Or find construction projects around Louisville and bid.
        </p>
        <div className="mt-4.5 grid gap-2.5 lg:mt-0 lg:grid-cols-2 lg:gap-0">
          <div className="lg:flex lg:flex-col lg:pr-18">
            <p className="hero-lead">
              Describe the job in your own words, pick one contractor nearby, and follow it until it is done.
            </p>
            <Link to="/request-service" className="path path-first">
              <PathText title="I'm Looking for a Craftsman">Plumbing, electrical, HVAC, handyman</PathText>
            </Link>
          </div>
          <div className="lg:flex lg:flex-col lg:pl-18">
            <p className="hero-lead">
              See construction projects in Jefferson, Oldham, Bullitt and Spencer counties, each with its source, and
              bid.
            </p>
            <Link to="/projects" className="path">
              <PathText title="I'm a Craftsman">{openProjectsSentence(site)}</PathText>
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
