import type { ProjectChange, ProjectDetails } from '@plumbline/contract/domains/projects/project.ts';
import { formatDollars } from '@plumbline/contract/kernel/format.ts';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { momentInFull } from '../../../lib/louisville-time.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { listedDate } from '../project-words.ts';

/** The facts whose origin is told, by the words that the page uses for them, in its order. */
const factNames: readonly (readonly [field: string, name: string])[] = [
  ['title', 'Title'],
  ['location', 'Location'],
  ['county', 'County'],
  ['budgetMin', 'Lowest budget'],
  ['budgetMax', 'Highest budget'],
  ['deadline', 'Deadline'],
  ['listedOn', 'Listed'],
  ['projectType', 'Project Type'],
  ['sector', 'Who uses it'],
  ['work', 'Kind of work'],
  ['permitStatus', 'Permit Status'],
  ['permitNumber', 'Permit number'],
  ['status', 'Status'],
  ['description', 'Project Description'],
  ['contactInfo', 'Contact Information'],
  ['contractor', 'Contractor'],
  ['latitude', 'Latitude'],
  ['longitude', 'Longitude'],
  ['plumbingRequired', 'Plumbing Required'],
  ['trades', 'Trades'],
  ['trades.plumbing', 'Plumbing'],
  ['trades.electrical', 'Electrical'],
  ['trades.hvac', 'HVAC'],
];
const nameOf = new Map(factNames);

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

/** Which source each fact comes from. */
export function Origins({ project }: { project: ProjectDetails }) {
  const facts = factNames.flatMap(([field, name]) => {
    const source = project.provenance[field];
    return source ? [{ label: name, value: source }] : [];
  });
  if (facts.length === 0) return null;
  return (
    <Fold title="Where Each Fact Comes From">
      <Facts facts={facts} />
    </Fold>
  );
}

const kindWords: Record<ProjectChange['kind'], string> = {
  listed: 'listed it',
  changed: 'changed it',
  corrected: 'was misread: corrected',
  vanished: 'no longer lists it',
  returned: 'listed it again',
  closed: 'did not list it any more: closed',
};

/** Dates and other long values of a change are cut: the whole of it stands above. */
const LONGEST = 120;
const inShort = (field: string, value: string | null) => {
  if (value === null || value === '') return 'nothing';
  if (field.startsWith('budget') && Number.isFinite(Number(value))) return formatDollars(Number(value));
  if (field === 'listedOn') return listedDate({ listedOn: value });
  const text = /^\d{4}-\d{2}-\d{2}T/.test(value) ? momentInFull(value) : value;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** When it was first and last seen, and what has changed since, newest first. */
export function ProjectHistory({ project }: { project: ProjectDetails }) {
  return (
    <Fold title="History">
      <Facts
        facts={[
          { label: 'First seen', value: momentInFull(project.firstSeenAt) },
          { label: 'Last seen', value: momentInFull(project.lastSeenAt) },
          { label: 'Last changed', value: momentInFull(project.lastChangedAt) },
        ]}
      />
      <ol className="mt-4 grid gap-3">
        {project.history.map((change, at) => (
          <li key={`${change.at}${project.history.length - at}`} className="border-l-2 border-plumb-line pl-3">
            <time dateTime={change.at} className="num block text-meta text-ink-2">
              {momentInFull(change.at)}
            </time>
            {change.sourceName} {kindWords[change.kind]}
            {change.fields.length > 0 && (
              <ul className="mt-1 text-meta text-ink-2">
                {change.fields.map(({ field, from, to }) => (
                  <li key={field}>
                    {nameOf.get(field) ?? field}: {inShort(field, from)} → {inShort(field, to)}
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
