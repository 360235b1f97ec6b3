import { formatBudget } from '@plumbline/contract/domains/projects/budget.ts';
import {
  type LocatedBy,
  type Precision,
  type Project,
  type ProjectDetails,
  projectTypeLabels,
} from '@plumbline/contract/domains/projects/project.ts';
import { Archive, ExternalLink, MapPinned, Sparkles } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { deadlineInFull } from '../../../lib/deadline.ts';
import { momentInFull } from '../../../lib/louisville-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import { webAddress } from '../../../lib/web-address.ts';
import { Button, ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { positionText } from '../maps/map-position.ts';
import { jobKindOf, listedDate, placeOf } from '../project-words.ts';
import { contactParts } from './contact-parts.ts';
import { Origins, ProjectHistory } from './project-history.tsx';
import { ProjectTradesPart } from './project-trades.tsx';

const PlaceMap = lazy(async () => ({ default: (await import('../maps/place-map.tsx')).PlaceMap }));

/** The attributes of every link to a source: another tab, which learns nothing of ours. */
export const toSource = { target: '_blank', rel: 'noopener noreferrer' } as const;

function Cells({ cells }: { cells: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="cells">
      {cells.map(([label, value]) => (
        <div key={label}>
          <dt className="text-meta text-ink-2">{label}</dt>
          <dd className="num font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The six facts that everybody looks for first. */
export function MainFacts({ project }: { project: Project }) {
  const now = useNow();
  return (
    <Cells
      cells={[
        ['Location', placeOf(project) || 'Not stated'],
        ['Budget', formatBudget(project.budgetMin, project.budgetMax)],
        ['Deadline', deadlineInFull(project.deadline, now)],
        ['Project Type', <TypeOfProject key="type" project={project} />],
        ['Permit Status', project.permitStatus ?? 'Not stated'],
        ['Listed', listedDate(project)],
      ]}
    />
  );
}

/** Its type as the filters have it, and in small what the row tells of it. */
function TypeOfProject({ project }: { project: Project }) {
  const label = projectTypeLabels[project.projectType];
  const kind = jobKindOf(project);
  return (
    <>
      {label}
      {kind !== null && kind !== label && <span className="block font-normal text-meta text-ink-2">{kind}</span>}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3>{title}</h3>
      <div className="mt-1">{children}</div>
    </section>
  );
}

function Contact({ text }: { text: string | null }) {
  if (!text) return <p className="text-ink-2">The listing names no contact.</p>;
  return (
    <p className="whitespace-pre-line">
      {contactParts(text).map((part) =>
        part.href ? (
          <span key={part.at} className={part.href.startsWith('tel:') ? 'whitespace-nowrap' : ''}>
            <a href={part.href}>{part.text}</a>
          </span>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

function Sources({ project }: { project: ProjectDetails }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {project.sources.map((source) => {
        const url = webAddress(source.url);
        return (
          <li key={source.sourceId}>
            <p>{source.host ?? source.name}</p>
            <p className="num text-meta text-ink-2">
              {source.host && `${source.name}. `}Last checked {momentInFull(source.checkedAt)}.{' '}
              {source.vanishedAt ? `Not listed since ${momentInFull(source.vanishedAt)}.` : 'Still listed.'}
            </p>
            {url && (
              <a
                href={url}
                {...toSource}
                className={`${buttonClass({ variant: 'text' })} -ml-2.5 print:ml-0 print:inline! print:p-0!`}
              >
                {project.sources.length > 1 ? `See it at ${source.host ?? source.name}` : 'View Original Source'}
                <Icon of={ExternalLink} size="small" className="no-print" />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The precision of the place, and its origin. */
const placeWords: Record<LocatedBy, Record<Precision, string>> = {
  source: {
    exact: 'The exact place, as the source gives it.',
    street: 'The street is right; the house is not known.',
    zip: 'The source gives the place only roughly.',
  },
  geocoder: {
    exact: 'The source gives no place: this is where a map service finds the address.',
    street: 'The source gives no place: this is where a map service finds the street. The house is not known.',
    zip: 'The source gives no place: this is roughly where a map service finds the address.',
  },
  zip: {
    exact: 'Only the ZIP code is known: this is its middle.',
    street: 'Only the ZIP code is known: this is its middle.',
    zip: 'Only the ZIP code is known: this is its middle.',
  },
};

/** As close as streets have names. */
const CLOSE = 14;

/** Its place in the metro area, and the way to it on the street map. */
function WhereItIs({ project, ...place }: { project: ProjectDetails; latitude: number; longitude: number }) {
  return (
    <Part title="Location Details">
      <div className="no-print mt-1 mb-2 h-44">
        <Suspense>
          <PlaceMap place={place} status={project.status} />
        </Suspense>
      </div>
      <p className="num">
        Latitude {place.latitude.toFixed(4)}, longitude {place.longitude.toFixed(4)}
      </p>
      {project.precision && project.locatedBy && (
        <p className="text-meta text-ink-2">{placeWords[project.locatedBy][project.precision]}</p>
      )}
      <ButtonLink
        to="/map"
        search={{ selected: project.id, street: positionText({ ...place, zoom: CLOSE }) }}
        variant="text"
        icon={MapPinned}
        className="no-print -ml-2.5"
      >
        See It on the Street Map
      </ButtonLink>
    </Part>
  );
}

/** Everything that is known of a project: the body of the dialog, and of the project's own page. */
export function ProjectFacts({
  project,
  onOutreach,
}: {
  project: ProjectDetails;
  /** Writes to the contact of the listing. */
  onOutreach: (id: string) => void;
}) {
  const vanished = project.sources.length > 0 && project.sources.every(({ vanishedAt }) => vanishedAt !== null);
  return (
    <div className="grid gap-6">
      {vanished && (
        <Note
          icon={Archive}
          tone="amber"
          title={project.statusAsOf ? 'No longer on the recent list' : 'No longer listed'}
        >
          {project.statusAsOf
            ? `Its source lists only recent projects. The status is as of ${momentInFull(project.statusAsOf)}.`
            : 'Every source that had this project has taken it down. What you see is what they said last.'}
        </Note>
      )}
      <MainFacts project={project} />
      <Part title="Project Description">
        <p className="max-w-[68ch] whitespace-pre-line">
          {project.description || <span className="text-ink-2">The listing has no description.</span>}
        </p>
      </Part>
      <div className="grid gap-6 sm:grid-cols-2">
        <Part title="Contact Information">
          <Contact text={project.contactInfo} />
          <Button
            icon={Sparkles}
            className="no-print mt-3"
            aria-haspopup="dialog"
            onClick={() => onOutreach(project.id)}
          >
            AI Outreach
          </Button>
        </Part>
        {project.trades && (
          <Part title="Trades">
            <ProjectTradesPart trades={project.trades} />
          </Part>
        )}
        <Part title="Contractor on the Permit">
          <p>{project.contractor ?? <span className="text-ink-2">No contractor is named yet.</span>}</p>
          {project.permitNumber && <p className="num text-meta text-ink-2">Permit {project.permitNumber}</p>}
        </Part>
        <Part title="Source Information">
          <Sources project={project} />
        </Part>
        {project.latitude && project.longitude && (
          <WhereItIs project={project} latitude={Number(project.latitude)} longitude={Number(project.longitude)} />
        )}
      </div>
      <Origins project={project} />
      <ProjectHistory project={project} />
    </div>
  );
}
