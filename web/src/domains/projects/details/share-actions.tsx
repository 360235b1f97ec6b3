import { projectPath } from '@plumbline/contract/domains/projects/pages.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { Link2, Printer } from 'lucide-react';
import { here, language } from '../../../lib/language.ts';
import { site } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { detailsWords } from './details.words.ts';

const words = here(detailsWords);

/** The address of a project, in the sender's language. */
const addressOf = (projectId: ProjectId) => site.publicUrl + pathIn(language, projectPath(projectId));

/** Copy the project's address, print its page. */
export function ShareActions({ projectId }: { projectId: ProjectId }) {
  const copy = async () => {
    const address = addressOf(projectId);
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: words.linkCopied, description: address });
    } catch {
      // There is no clipboard without TLS or permission, so the address is shown for manual copying.
      toast({ title: words.copyByHand, description: address });
    }
  };
  return (
    <div className="no-print noscript:hidden mt-6 flex flex-wrap gap-1 border-t border-line pt-3">
      <Button variant="text" icon={Link2} onClick={copy}>
        {words.copyLink}
      </Button>
      <Button variant="text" icon={Printer} onClick={() => window.print()}>
        {words.print}
      </Button>
    </div>
  );
}
