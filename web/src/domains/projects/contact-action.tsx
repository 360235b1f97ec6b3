import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { here } from '../../lib/language.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { projectWords } from './project.words.ts';

const words = here(projectWords);

/** 'Contact the Builder': opens the ways to reach who is named. Without scripts, a page has the same steps. */
export function ContactAction({
  project: { id },
  big = false,
  onOutreach,
}: {
  project: Pick<Project, 'id'>;
  big?: boolean;
  onOutreach: (id: string) => void;
}) {
  return (
    <>
      <Button
        big={big}
        variant="primary"
        aria-haspopup="dialog"
        className="px-2! noscript:hidden"
        onClick={() => onOutreach(id)}
      >
        {words.contactBuilder}
      </Button>
      <noscript>
        <ButtonLink
          block
          big={big}
          variant="primary"
          className="px-2!"
          to="/projects/$projectId"
          params={{ projectId: id }}
          search={{ contact: 'write' }}
        >
          {words.contactBuilder}
        </ButtonLink>
      </noscript>
    </>
  );
}
