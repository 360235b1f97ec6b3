import { Link2, Printer } from 'lucide-react';
import { site } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** The address of a project that anybody can be sent. */
const addressOf = (projectId: string) => `${site.publicUrl}/projects/${encodeURIComponent(projectId)}`;

/** Copy the project's address, print its page. */
export function ShareActions({ projectId }: { projectId: string }) {
  const copy = async () => {
    const address = addressOf(projectId);
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Link Copied', description: address });
    } catch {
      // Without TLS or permission there is no clipboard: then it is shown to be copied by hand.
      toast({ title: 'Copy this link', description: address });
    }
  };
  return (
    <div className="no-print mt-6 flex flex-wrap gap-1 border-t border-line pt-3">
      <Button variant="text" icon={Link2} onClick={copy}>
        Copy Link
      </Button>
      <Button variant="text" icon={Printer} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}
