import { formatLongDay } from '../lib/format.ts';
import { here } from '../lib/language.ts';
import type { LegalText } from '../lib/legal-text.ts';
import { Page } from './frame.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords).legal;

/** A legal text, with an anchor for each section. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <Page width="narrow">
      <h1>{text.title}</h1>
      <p className="mt-2 text-title leading-7 text-ink-2">{text.lead}</p>
      <p className="mt-1 text-meta text-ink-2">{words.since(formatLongDay(text.since))}</p>
      <nav aria-label={words.sections} className="mt-5 border-y border-line py-2 no-print">
        <ul className="gap-x-6 sm:columns-2">
          {text.sections.map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center text-plumb-ink underline underline-offset-3"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {text.sections.map(({ id, heading, parts }) => (
        <section key={id} aria-labelledby={id} className="mt-7">
          <h2 id={id} className="scroll-mt-4 text-head">
            {heading}
          </h2>
          <div className="mt-2 grid max-w-[68ch] gap-3">
            {parts.map((part) =>
              typeof part === 'string' ? (
                <p key={part}>{part}</p>
              ) : (
                <ul key={part[0]} className="ml-5 grid list-disc gap-1.5">
                  {part.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ),
            )}
          </div>
        </section>
      ))}
    </Page>
  );
}
