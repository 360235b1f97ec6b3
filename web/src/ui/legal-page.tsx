import { formatLongDay } from '../lib/format.ts';
import { here } from '../lib/language.ts';
import type { LegalTable, LegalText } from '../lib/legal-text.ts';
import { Facts } from './facts.tsx';
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
            {parts.map((part) => (
              <Part key={keyOf(part)} part={part} />
            ))}
          </div>
        </section>
      ))}
    </Page>
  );
}

type LegalPart = LegalText['sections'][number]['parts'][number];

const isTable = (part: LegalPart): part is LegalTable => typeof part !== 'string' && 'rows' in part;
const keyOf = (part: LegalPart) => (typeof part === 'string' ? part : isTable(part) ? part.columns[0] : part[0]);

function Part({ part }: { part: LegalPart }) {
  if (typeof part === 'string') return <p>{part}</p>;
  if (isTable(part)) return <Table {...part} />;
  return (
    <ul className="ml-5 grid list-disc gap-1.5">
      {part.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A table, or on phones one block for each row. */
function Table({ columns, rows }: LegalTable) {
  return (
    <>
      <table className="w-full border-collapse text-left text-meta max-lg:hidden">
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-3 align-bottom font-quiet text-ink-2">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="py-2.5 pr-3 font-strong">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="py-2.5 pr-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="grid gap-4 lg:hidden">
        {rows.map(([name = '', ...cells]) => (
          <li key={name} className="border-l-2 border-line pl-3">
            <b>{name}</b>
            <Facts className="mt-1" facts={cells.map((value, index) => ({ label: columns[index + 1] ?? '', value }))} />
          </li>
        ))}
      </ul>
    </>
  );
}
