import type { ProjectDetails } from '@plumbline/contract/domains/projects/project.ts';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { here } from '../../../lib/language.ts';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { lateDialog } from '../../../ui/late-dialog.tsx';
import { needWords } from '../need.words.ts';

const words = here(needWords);

const DecideDialog = lateDialog(async () => (await import('./decide-dialog.tsx')).DecideDialog);

/** For operators: decides whether the project needs a trade, instead of what was read. */
export function DecideNeed({ project }: { project: ProjectDetails }) {
  const [open, setOpen] = useState(false);
  if (useUser()?.role !== 'operator') return null;
  return (
    <>
      <Button
        variant="text"
        icon={Scale}
        className="no-print mt-1 -ml-2.5 noscript:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.decide}
      </Button>
      {open && <DecideDialog project={project} onClose={() => setOpen(false)} />}
    </>
  );
}
