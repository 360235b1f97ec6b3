import { firmWords } from '@plumbline/contract/domains/leads/firm.words.ts';
import { useQuery } from '@tanstack/react-query';
import { HardHat, Phone } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { firmPageWords } from './firm.words.ts';
import { FirmLink } from './firm-link.tsx';
import { projectFirmsQuery } from './project-firms-api.ts';

const words = here(firmPageWords);
const shared = here(firmWords);

/** The firms that a project names, each with its page and how busy it is. */
export function ProjectFirms({ projectId, level = 2 }: { projectId: string; level?: 2 | 3 }) {
  const { data: firms } = useQuery(projectFirmsQuery(projectId));
  if (!firms || firms.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby="firms-title" className="my-4">
      <Heading id="firms-title" className="text-body font-strong">
        {words.named}
      </Heading>
      <ul>
        {firms.map(({ slug, name, role, permits, recent, contractor }) => (
          <li key={slug}>
            <IconLine icon={HardHat} className="items-center">
              <FirmLink slug={slug}>{name}</FirmLink>
              <span className="text-meta text-ink-2">
                {`, ${shared.role[role]}, ${shared.permits(permits, formatNumber(permits))}`}
                {recent > 0 && `, ${words.recent(recent, formatNumber(recent))}`}
              </span>
            </IconLine>
            {contractor && (
              <ButtonLink
                to="/contractors/$slug"
                params={{ slug: contractor.slug }}
                variant="text"
                icon={Phone}
                className="no-print ml-4 wrap-anywhere"
              >
                {words.reach(contractor.name)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
