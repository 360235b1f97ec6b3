import { formatBudget } from '@plumbline/contract/domains/projects/budget.ts';
import { type Project, type ProjectDetails } from '@plumbline/contract/domains/projects/project.ts';
import { projectWords as labelWords } from '@plumbline/contract/domains/projects/project.words.ts';
import { Archive, ExternalLink, MapPinned, Sparkles } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { contactParts } from '../../../lib/contact-parts.ts';
import { deadlineInFull } from '../../../lib/deadline.ts';
import { here, language } from '../../../lib/language.ts';
import { momentInFull } from '../../../lib/louisville-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import { webAddress } from '../../../lib/web-address.ts';
import { Button, ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Late } from '../../../ui/late.tsx';
import { Note } from '../../../ui/note.tsx';
import { positionText } from '../maps/map-position.ts';
import { projectWords } from '../project.words.ts';
import { jobKindOf, listedDate, placeOf } from '../project-text.ts';
import { DecideNeed } from './decide-need.tsx';
import { detailsWords } from './details.words.ts';
import { Origins, ProjectHistory } from './project-history.tsx';
import { ProjectNeeds } from './project-needs.tsx';

const words = here(detailsWords);
const shared = here(projectWords);

const labels = here(labelWords);

const PlaceMap = lazy(async () => ({ default: (await import('../maps/place-map.tsx')).PlaceMap }));

/** The attributes of every link to a source: it opens in another tab, without a referrer or access to ours. */
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

/** The six facts that people look for first. */
export function MainFacts({ project }: { project: Project }) {
  const now = useNow();
  return (
    <Cells
      cells={[
        [words.facts.location, placeOf(project) || shared.notStated],
        [words.facts.budget, formatBudget(project.budgetMin, project.budgetMax, language)],
        [words.facts.deadline, deadlineInFull(project.deadline, now)],
        [words.facts.projectType, <TypeOfProject key="type" project={project} />],
        [words.facts.permitStatus, project.permitStatus ?? shared.notStated],
        [words.facts.listed, listedDate(project)],
      ]}
    />
  );
}

/** Its type as in the filters, and below it in small type the kind of job. */
function TypeOfProject({ project }: { project: Project }) {
  const label = labels.type[project.projectType];
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
  if (!text) return <p className="text-ink-2">{words.noContact}</p>;
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
              {source.host && `${source.name}. `}
              {words.lastChecked(momentInFull(source.checkedAt))}{' '}
              {source.vanishedAt ? words.notListedSince(momentInFull(source.vanishedAt)) : words.stillListed}
            </p>
            {url && (
              <a
                href={url}
                {...toSource}
                className={`${buttonClass({ variant: 'text' })} -ml-2.5 print:ml-0 print:inline! print:p-0!`}
              >
                {project.sources.length > 1 ? words.seeAt(source.host ?? source.name) : words.viewSource}
                <Icon of={ExternalLink} size="small" className="no-print" />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The zoom at which street names are visible. */
const CLOSE = 14;

/** Its place in the metro area, and a link to it on the street map. */
function WhereItIs({ project, ...place }: { project: ProjectDetails; latitude: number; longitude: number }) {
  return (
    <Part title={words.place}>
      <div className="no-print mt-1 mb-2 h-44">
        <Late>
          <PlaceMap place={place} status={project.status} />
        </Late>
      </div>
      <p className="num">{words.coordinates(place.latitude.toFixed(4), place.longitude.toFixed(4))}</p>
      {project.precision && project.locatedBy && (
        <p className="text-meta text-ink-2">{words.placeIs[project.locatedBy][project.precision]}</p>
      )}
      <ButtonLink
        to="/map"
        search={{ selected: project.id, street: positionText({ ...place, zoom: CLOSE }) }}
        variant="text"
        icon={MapPinned}
        className="no-print -ml-2.5"
      >
        {words.seeOnMap}
      </ButtonLink>
    </Part>
  );
}

/** Everything that is known of a project: the body of its dialog and of its page. */
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
        <Note icon={Archive} tone="amber" title={project.statusAsOf ? words.gone.agedTitle : words.gone.title}>
          {project.statusAsOf ? words.gone.aged(momentInFull(project.statusAsOf)) : words.gone.text}
        </Note>
      )}
      <MainFacts project={project} />
      <Part title={words.description}>
        <p className="max-w-[68ch] whitespace-pre-line">
          {project.description || <span className="text-ink-2">{words.noDescription}</span>}
        </p>
      </Part>
      <div className="grid gap-6 sm:grid-cols-2">
        <Part title={words.contact}>
          <Contact text={project.contactInfo} />
          <Button
            icon={Sparkles}
            className="no-print noscript:hidden mt-3"
            aria-haspopup="dialog"
            onClick={() => onOutreach(project.id)}
          >
            {shared.aiOutreach}
          </Button>
        </Part>
        <Part title={words.trades}>
          <ProjectNeeds project={project} />
          <DecideNeed project={project} />
        </Part>
        <Part title={words.contractor}>
          <p>{project.contractor ?? <span className="text-ink-2">{words.noContractor}</span>}</p>
          {project.permitNumber && <p className="num text-meta text-ink-2">{words.permit(project.permitNumber)}</p>}
        </Part>
        <Part title={words.sources}>
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
