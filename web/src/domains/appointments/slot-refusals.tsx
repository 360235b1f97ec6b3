import { settingsPath } from '@plumbline/contract/domains/accounts/pages.ts';
import type { FreeSlots } from '@plumbline/contract/domains/appointments/free-slots.ts';
import { SLOT_REFUSALS } from '@plumbline/contract/domains/appointments/visit-rules.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { here, language } from '../../lib/language.ts';
import { formatClockTime } from '../../lib/moment.ts';
import { visitRulesWords } from './visit-rules.words.ts';

const words = here(visitRulesWords);

const STEP_MINUTES = 30;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns times of the half hour, 'HH:mm', as stretches: '9:00 AM to 11:30 AM'. */
function stretches(times: readonly string[]): string[] {
  const found: { from: string; to: string }[] = [];
  for (const time of times) {
    const last = found.at(-1);
    if (last && minutesOf(time) - minutesOf(last.to) === STEP_MINUTES) last.to = time;
    else found.push({ from: time, to: time });
  }
  return found.map(({ from, to }) => words.stretch(formatClockTime(from), formatClockTime(to)));
}

/** Tells a contractor which times of a day customers can't book, and why. */
export function RefusedTimes({ refused }: { refused: NonNullable<FreeSlots['refused']> }) {
  const reasons = SLOT_REFUSALS.map((why) => ({
    why,
    times: stretches(refused.filter((slot) => slot.why === why).map(({ time }) => time)),
  })).filter(({ times }) => times.length > 0);
  return (
    <details className="text-meta">
      <summary className="flex min-h-11 cursor-pointer items-center font-strong text-plumb-ink">
        {words.refusedTitle}
      </summary>
      <p className="text-ink-2">
        {words.refusedLead}{' '}
        <a href={pathIn(language, settingsPath('craftsman'))} className="text-plumb-ink underline">
          {words.changeRules}
        </a>
      </p>
      <dl className="mt-2 grid gap-2">
        {reasons.map(({ why, times }) => (
          <div key={why}>
            <dt className="font-strong">{words.reasons[why]}</dt>
            <dd className="num text-ink-2">{times.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
