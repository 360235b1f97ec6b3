import type { ProjectDetails } from '@plumbline/contract/domains/projects/project.ts';
import { projectWords as labelWords } from '@plumbline/contract/domains/projects/project.words.ts';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDollars } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { momentInFull } from '../../../lib/louisville-time.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { projectWords } from '../project.words.ts';
import { listedDate } from '../project-text.ts';
import { detailsWords } from './details.words.ts';

const words = here(detailsWords);
const labels = here(labelWords);
const { job } = here(projectWords);

const nameOf: Readonly<Record<string, string>> = words.fields;

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line pt-1">
      <summary className="flex min-h-11 list-none items-center gap-2 font-head">
        <h3>{title}</h3>
        <Icon of={ChevronDown} className="ml-auto text-ink-2 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}

/** The source of each fact. */
export function Origins({ project }: { project: ProjectDetails }) {
  const facts = Object.entries(words.fields).flatMap(([field, name]) => {
    const source = project.provenance[field];
    return source ? [{ label: name, value: source }] : [];
  });
  if (facts.length === 0) return null;
  return (
    <Fold title={words.origins}>
      <Facts facts={facts} />
    </Fold>
  );
}

/** Labels of the values that are keys. */
const valuesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: labels.status,
  projectType: labels.type,
  county: labels.county,
  sector: { residential: job.residential.other, commercial: job.commercial.other },
  work: job.unclear,
  plumbingRequired: { true: words.yes, false: words.no },
};

/** Long values are cut: the current one is above in full. */
const LONGEST = 120;
const inShort = (field: string, value: string | null) => {
  if (value === null || value === '') return words.nothing;
  if (field.startsWith('budget') && Number.isFinite(Number(value))) return formatDollars(Number(value));
  if (field === 'listedOn') return listedDate({ listedOn: value });
  const label = valuesOf[field]?.[value];
  if (label) return label;
  const text = /^\d{4}-\d{2}-\d{2}T/.test(value) ? momentInFull(value) : value;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** Shows the days first and last seen, and the changes, newest first. */
export function ProjectHistory({ project }: { project: ProjectDetails }) {
  return (
    <Fold title={words.history}>
      <Facts
        facts={[
          { label: words.firstSeen, value: momentInFull(project.firstSeenAt) },
          { label: words.lastSeen, value: momentInFull(project.lastSeenAt) },
          { label: words.lastChanged, value: momentInFull(project.lastChangedAt) },
        ]}
      />
      <ol className="mt-4 grid gap-3">
        {project.history.map((change, at) => (
          <li key={`${change.at}${project.history.length - at}`} className="border-l-2 border-plumb-line pl-3">
            <time dateTime={change.at} className="num block text-meta text-ink-2">
              {momentInFull(change.at)}
            </time>
            {words.change[change.kind](change.sourceName)}
            {change.fields.length > 0 && (
              <ul className="mt-1 text-meta text-ink-2">
                {change.fields.map(({ field, from, to }) => (
                  <li key={field}>
                    {nameOf[field] ?? field}: {inShort(field, from)} → {inShort(field, to)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Fold>
  );
}
