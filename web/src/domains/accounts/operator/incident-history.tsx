import { type Incident, STATUS_DAYS } from '@plumbline/contract/domains/accounts/incident.ts';
import { here } from '../../../lib/language.ts';
import { formatMoment, readersZone } from '../../../lib/moment.ts';
import { Card } from '../../../ui/card.tsx';
import { healthWords } from './health.words.ts';
import { lengthOf } from './incident-time.ts';

const words = here(healthWords).incidents;

/** What was broken and works again, newest first. */
export function IncidentHistory({ incidents }: { incidents: readonly Incident[] }) {
  const past = incidents.flatMap(({ endedAt, ...incident }) => (endedAt === null ? [] : [{ ...incident, endedAt }]));
  return (
    <Card as="section" roomy aria-labelledby="health-incidents" className="mt-4">
      <h2 id="health-incidents">{words.title}</h2>
      {past.length === 0 ? (
        <p className="mt-1 text-ink-2">{words.none(STATUS_DAYS)}</p>
      ) : (
        <table className="mt-2 w-full text-left">
          <thead className="text-meta text-ink-2">
            <tr>
              <th className="py-2 pr-4 font-text">{words.when}</th>
              <th className="py-2 pr-4 font-text">{words.what}</th>
              <th className="py-2 text-right font-text">{words.howLong}</th>
            </tr>
          </thead>
          <tbody>
            {past.map(({ kind, what, beganAt, endedAt, toldAt }) => (
              <tr key={`${kind} ${beganAt}`} className="border-t border-line align-top">
                <td className="num py-3 pr-4">{formatMoment(beganAt, readersZone(), new Date())}</td>
                <td className="py-3 pr-4 wrap-anywhere">
                  {what}
                  {toldAt === null && <span className="block text-meta text-ink-2">{words.untold}</span>}
                </td>
                <td className="num py-3 text-right">{words.length(lengthOf(beganAt, endedAt))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
