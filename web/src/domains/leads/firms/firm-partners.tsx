import type { Firm, FirmPartner } from '@plumbline/contract/domains/leads/firm.ts';
import { firmWords } from '@plumbline/contract/domains/leads/firm.words.ts';
import { formatMonth, formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { firmPageWords } from './firm.words.ts';
import { FirmLink } from './firm-link.tsx';

const words = here(firmPageWords);
const shared = here(firmWords);

const lastOf = ({ lastOn }: FirmPartner): string => (lastOn === null ? words.undated : formatMonth(lastOn.slice(0, 7)));

/** Who works with the firm, as the permits say. */
export function FirmPartners({ firm: { slug, partners } }: { firm: Firm }) {
  if (partners.length === 0) return <p className="mt-2 text-ink-2">{words.noPartners}</p>;
  return (
    <div className="mt-2 overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <thead className="text-meta text-ink-2">
          <tr>
            <th className="py-2 pr-3 font-quiet">{words.firm}</th>
            <th className="py-2 pr-3 font-quiet max-sm:hidden">{words.trade}</th>
            <th className="py-2 text-right font-quiet sm:pr-3">{words.together}</th>
            <th className="py-2 text-right font-quiet max-sm:hidden">{words.last}</th>
          </tr>
        </thead>
        <tbody>
          {partners.map((partner) => (
            <tr key={partner.slug} className="border-t border-line">
              <td className="pr-3">
                <FirmLink slug={partner.slug}>{partner.name}</FirmLink>
                <span className="num block pb-2 text-meta text-ink-2 sm:hidden">
                  {shared.role[partner.role]}, {lastOf(partner)}
                </span>
              </td>
              <td className="pr-3 max-sm:hidden">{shared.role[partner.role]}</td>
              <td className="num text-right sm:pr-3">
                <FirmLink
                  slug={slug}
                  search={{ with: partner.slug }}
                  label={`${words.permits} ${words.with(partner.name)}`}
                >
                  {formatNumber(partner.together)}
                </FirmLink>
              </td>
              <td className="num text-right whitespace-nowrap max-sm:hidden">{lastOf(partner)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
