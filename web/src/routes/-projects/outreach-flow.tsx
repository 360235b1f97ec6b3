import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { VoiceButton } from '../../domains/assistant/voice-button.tsx';
import { craftsmanProfileQuery } from '../../domains/directory/account/calls.ts';
import { OutreachDialog, type OutreachDialogProps } from '../../domains/outreach/outreach-dialog.tsx';
import { CloseButton, OutreachFrame, OutreachPending } from '../../domains/outreach/outreach-frame.tsx';
import { knownProject, projectQuery } from '../../domains/projects/api.ts';
import { useUser } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** What 'Secure This Job' needs of other domains: the project, who is signed in and their listing, the voice. */
export function OutreachFlow({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const user = useUser();
  const { data, error, isFetching, refetch } = useQuery(projectQuery(projectId));
  const known = knownProject(useQueryClient(), projectId);
  const project = data ?? known;

  if (!project) {
    return (
      <OutreachFrame onClose={onClose} footer={<CloseButton onClose={onClose} />}>
        <OutreachPending error={error} busy={isFetching} onRetry={refetch} />
      </OutreachFrame>
    );
  }
  const slots = {
    project,
    onClose,
    voice: (onText: (text: string) => void) => <VoiceButton onText={onText} />,
  };
  return user?.role === 'craftsman' ? (
    <OfCraftsman user={user} {...slots} />
  ) : (
    <OutreachDialog
      {...slots}
      bidder={{ name: '', company: '', phone: '', email: '' }}
      followUp={
        <p className="text-ink-2">Sign in as a craftsman on this device to see what becomes of it in My Outreach.</p>
      }
    />
  );
}

/** The same with what a craftsman's account and listing say of them. */
function OfCraftsman({
  user: { id, firstName, lastName, phone, email },
  ...slots
}: { user: User } & Pick<OutreachDialogProps, 'project' | 'voice' | 'onClose'>) {
  const { data: listing, isPending, error, isFetching, refetch } = useQuery(craftsmanProfileQuery(id));
  if (isPending) {
    return (
      <OutreachFrame onClose={slots.onClose} footer={<CloseButton onClose={slots.onClose} />}>
        <OutreachPending error={error} busy={isFetching} onRetry={refetch} />
      </OutreachFrame>
    );
  }
  return (
    <OutreachDialog
      {...slots}
      bidder={{
        name: `${firstName} ${lastName}`,
        company: listing?.companyName ?? '',
        phone: phone || listing?.phone || '',
        email,
      }}
      followUp={
        <ButtonLink to="/dashboard/craftsman" search={{ tab: 'outreach' }} className="justify-self-start">
          See My Outreach
        </ButtonLink>
      }
    />
  );
}
