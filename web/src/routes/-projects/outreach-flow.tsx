import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { VoiceButton } from '../../domains/assistant/voice-button.tsx';
import { contractorProfileQuery } from '../../domains/directory/account/calls.ts';
import { ProjectFirms } from '../../domains/leads/firms/project-firms.tsx';
import { OutreachDialog } from '../../domains/outreach/outreach-dialog.tsx';
import { knownProject, projectQuery } from '../../domains/projects/api.ts';
import { here } from '../../lib/language.ts';
import { useUser } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { dashboardWords } from '../-dashboard/dashboard.words.ts';

const words = here(dashboardWords).outreach;

interface FlowProps {
  projectId: string;
  onClose: () => void;
}

/**
 * Gathers the parts of 'Secure This Job' from other domains: the project, the signed-in user with their listing, and
 * the voice.
 */
export function OutreachFlow(props: FlowProps) {
  const user = useUser();
  return user?.role === 'craftsman' ? <OfContractor user={user} {...props} /> : <OfVisitor {...props} />;
}

function useSlots({ projectId, onClose }: FlowProps) {
  const { data, error, isFetching, refetch } = useQuery(projectQuery(projectId));
  const known = knownProject(useQueryClient(), projectId);
  return {
    projectId,
    project: { data: data ?? known, error, isFetching, refetch },
    firms: <ProjectFirms projectId={projectId} level={3} />,
    voice: (onText: (text: string) => void) => <VoiceButton onText={onText} />,
    onClose,
  };
}

function OfVisitor(props: FlowProps) {
  return (
    <OutreachDialog
      {...useSlots(props)}
      bidder={{ name: '', company: '', phone: '', email: '' }}
      followUp={<p className="text-ink-2">{words.signIn}</p>}
    />
  );
}

/** Returns the particulars from the contractor's account and listing. */
function OfContractor({ user: { id, firstName, lastName, phone, email }, ...props }: FlowProps & { user: User }) {
  const { data: listing, isPending } = useQuery(contractorProfileQuery(id));
  const bidder = {
    name: `${firstName} ${lastName}`,
    company: listing?.companyName ?? '',
    phone: phone || listing?.phone || '',
    email,
  };
  return (
    <OutreachDialog
      {...useSlots(props)}
      bidder={isPending ? undefined : bidder}
      followUp={
        <ButtonLink to="/dashboard/craftsman" search={{ tab: 'outreach' }} className="justify-self-start">
          {words.see}
        </ButtonLink>
      }
    />
  );
}
