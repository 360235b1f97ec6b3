import { workTypes } from '@plumbline/contract/domains/directory/work-type.ts';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select, Textarea } from '../../../ui/input.tsx';
import { type FinderAddress, MAX_ABOUT } from './finder-address.ts';
import { tradeOf } from './finder-search.ts';
import { readingLine } from './finder-words.ts';

export interface FinderFormProps {
  address: FinderAddress;
  /** The city select and the search for other places. */
  place: ReactNode;
  onWork: (work: string | undefined) => void;
  onAbout: (about: string) => void;
}

/** After the last key: who is still typing is not searched for. */
const PAUSE_MS = 600;

const labelOf = (name: string): string =>
  name === 'hvac repair' ? 'HVAC repair' : name.charAt(0).toUpperCase() + name.slice(1);

/** Where, what kind of work, and the project in one's own words; every change is searched for at once. */
export function FinderForm({ address, place, onWork, onAbout }: FinderFormProps) {
  const { work, about = '' } = address;
  return (
    <Card as="section" aria-label="Your search" roomy className="no-print grid gap-4 lg:p-5">
      {place}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field name="work" label="Type of work">
          {(control) => (
            <Select {...control} value={work ?? ''} onChange={(event) => onWork(event.target.value || undefined)}>
              <option value="">All types of work</option>
              {workTypes.map(({ name }) => (
                <option key={name} value={name}>
                  {labelOf(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <About about={about} {...(work ? { work } : {})} onAbout={onAbout} />
      </div>
    </Card>
  );
}

function About({ about, work, onAbout }: { about: string; work?: string; onAbout: (about: string) => void }) {
  const [typed, setTyped] = useState(about);
  const [searched, setSearched] = useState(about);
  const [shown, setShown] = useState(about);
  // Back and Forward bring another description; what was searched for here is no news, and may be longer by now.
  if (shown !== about) {
    setShown(about);
    if (about !== searched) setTyped(about);
    setSearched(about);
  }
  const settle = () => {
    if (typed.trim() === about) return;
    setSearched(typed.trim());
    onAbout(typed.trim());
  };
  const pause = useEffectEvent(settle);
  useEffect(() => {
    const timer = setTimeout(() => pause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <Field name="about" label="Project description" optional>
      {(control) => (
        <>
          <Textarea
            {...control}
            rows={1}
            maxLength={MAX_ABOUT}
            value={typed}
            placeholder="Two outlets in the kitchen are dead"
            className="field-sizing-content min-h-12!"
            onChange={(event) => setTyped(event.target.value)}
            onBlur={settle}
          />
          <p role="status" className="mt-1 text-meta text-ink-2 empty:hidden">
            {typed.trim() !== '' && !work && readingLine(tradeOf({ about: typed }))}
          </p>
        </>
      )}
    </Field>
  );
}
