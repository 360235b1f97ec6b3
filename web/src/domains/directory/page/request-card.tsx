import type { ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Globe, Mail, Phone, Share2 } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { inquiryLink } from '../contact-links.ts';
import { websiteUrl } from '../contractor-words.ts';
import { pageWords } from './page.words.ts';
import { workTypeFor } from './trade-names.ts';

const words = here(pageWords);

/** Leads to a request to this contractor, or to others while this one takes none. */
export function RequestLink({
  contractor: { id, trades, takesWork },
  className,
}: {
  contractor: ContractorDetails;
  className: string;
}) {
  const workType = workTypeFor(trades);
  return (
    <ButtonLink
      to="/request-service"
      search={takesWork ? { contractor: id, workType } : { workType }}
      variant="primary"
      big
      className={className}
    >
      {takesWork ? words.requestThis : words.findAnother}
    </ButtonLink>
  );
}

/** How to ask the contractor: by a request, or directly. */
export function RequestCard({ contractor }: { contractor: ContractorDetails }) {
  const { companyName, phone, email, takesWork } = contractor;
  const website = websiteUrl(contractor.websiteUrl);
  return (
    <Card as="section" roomy aria-label={words.contact}>
      <RequestLink contractor={contractor} className="w-full no-print max-lg:hidden" />
      <p className="text-meta text-ink-2 no-print lg:mt-2">
        {takesWork ? words.numberLater : words.takesNone(companyName)}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        {phone && (
          <ButtonAnchor icon={Phone} href={`tel:${phone}`} className="num col-span-2">
            {formatPhone(phone)}
          </ButtonAnchor>
        )}
        {email && (
          <ButtonAnchor icon={Mail} href={inquiryLink(email)} className="col-span-2">
            <span className="min-w-0 truncate">{email}</span>
          </ButtonAnchor>
        )}
        {website && (
          <ButtonAnchor icon={Globe} href={website} target="_blank" rel="noopener noreferrer nofollow">
            {words.website}
            <span className="sr-only"> {words.ofInNewTab(companyName)}</span>
          </ButtonAnchor>
        )}
        <Button icon={Share2} className={website ? '' : 'col-span-2'} onClick={() => share(companyName)}>
          {words.share}
        </Button>
      </div>
    </Card>
  );
}

/** Leads owners to their listing. */
export function ClaimLine({ contractor: { slug, isClaimed } }: { contractor: ContractorDetails }) {
  return (
    <p className="text-meta text-ink-2 no-print">
      {words.yourBusiness}{' '}
      <ButtonLink to="/claim/$slug" params={{ slug }} variant="text" className="-ml-2.5">
        {isClaimed ? words.editListing : words.claimListing}
      </ButtonLink>
    </p>
  );
}

/** Opens the device's share sheet if it has one; otherwise copies the address. */
async function share(title: string): Promise<void> {
  const url = location.href;
  if ('share' in navigator) {
    // Canceling the sheet isn't a failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url);
    toast({ title: words.linkCopied, description: url, tone: 'success' });
  } catch {
    toast({ title: words.copyLink, description: url });
  }
}
