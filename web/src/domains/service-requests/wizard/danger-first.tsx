import { PhoneCall } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { dangerFirstWords } from './danger-first.words.ts';

const words = here(dangerFirstWords);

export interface DangerFirstProps {
  /** 'Opens Monday 7 AM, …': the one who would answer soonest. */
  soonest: string | undefined;
}

/** Says whom to call in a danger that no contractor can reach in time. */
export function DangerFirst({ soonest }: DangerFirstProps) {
  return (
    <Note icon={PhoneCall} tone="red" title={words.title} className="mb-4">
      <p>{words.text}</p>
      {soonest && <p className="num mt-1">{words.soonest(soonest)}</p>}
      <ButtonAnchor href="tel:911" variant="danger" icon={PhoneCall} className="mt-3">
        {words.call}
      </ButtonAnchor>
    </Note>
  );
}
