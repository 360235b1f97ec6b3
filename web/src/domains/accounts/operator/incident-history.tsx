import { type Incident, STATUS_DAYS } from '@plumbline/contract/domains/accounts/incident.ts';
import { here } from '../../../lib/language.ts';
import { formatMoment, readersZone } from '../../../lib/moment.ts';
import { Card } from '../../../ui/card.tsx';
import { healthWords } from './health.words.ts';

const words = here(healthWords).incidents;
const moment = (iso: string) => formatMoment(iso, readersZone(), new Date());

/** What was broken, newest first, and what to do about what still is. */
export function Incidents({ incidents }: { incidents: readonly Incident[] }) {
  return (
    <Card as="section" roomy aria-labelledby="health-incidents">
      <h2 id="health-incidents">{words.title}</h2>
      {incidents.length === 0 && <p className="mt-1 text-ink-2">{words.none(STATUS_DAYS)}</p>}
      <ul>
        {incidents.map(({ kind, what, toDo, beganAt, endedAt, toldAt }) => (
          <li key={`${kind} ${beganAt}`} className="border-t border-line py-3 first:border-t-0">
            <p className="wrap-anywhere">{what}</p>
            {endedAt === null && <p className="mt-1">{toDo}</p>}
            <p className="num mt-1 text-meta text-ink-2">
              {endedAt === null ? words.lasts(moment(beganAt)) : words.lasted(moment(beganAt), moment(endedAt))}.{' '}
              {toldAt === null ? words.untold : words.told(moment(toldAt))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
