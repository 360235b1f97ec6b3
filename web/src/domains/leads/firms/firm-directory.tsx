import type { FirmContractor, FirmLink } from '@plumbline/contract/domains/leads/firm.ts';
import { firmWords } from '@plumbline/contract/domains/leads/firm.words.ts';
import { Link } from '@tanstack/react-router';
import { here } from '../../../lib/language.ts';
import { firmPageWords } from './firm.words.ts';

const words = here(firmPageWords);
const shared = here(firmWords);

const look = 'inline-flex min-h-11 items-center wrap-anywhere text-plumb-ink underline underline-offset-3';

/** Says how the firm is linked to the directory, or why it is not. */
export const linkText = ({ by, reason }: FirmLink): string =>
  by === null ? shared.reason[reason ?? 'not-listed'] : words.linkedBy[by];

/** Who the firm is in the directory, or why that is not known. */
export function InDirectory({ link }: { link: FirmLink }) {
  if (link.contractor !== null) {
    return (
      <>
        <p className="mt-1">{linkText(link)}</p>
        <ContractorLink contractor={link.contractor} />
        <p>
          <Link to="/dashboard/craftsman" search={{ tab: 'permits' }} className={look}>
            {words.notYours}
          </Link>
        </p>
      </>
    );
  }
  return (
    <>
      <p className="mt-1">{linkText(link)}</p>
      <p className="mt-1 text-meta text-ink-2">{words.unlinkedText}</p>
      {link.candidates.length > 0 && (
        <>
          <p className="mt-2">{words.candidates}</p>
          <ul>
            {link.candidates.map((contractor) => (
              <li key={contractor.slug}>
                <ContractorLink contractor={contractor} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const ContractorLink = ({ contractor: { slug, name, city, state } }: { contractor: FirmContractor }) => (
  <Link to="/contractors/$slug" params={{ slug }} className={look}>
    {`${name}, ${city}, ${state}`}
  </Link>
);
