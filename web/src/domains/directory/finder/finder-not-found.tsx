import { here } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { finderWords } from './finder.words.ts';

const words = here(finderWords);

/** Explains that no one was found, and what to try. */
export function NotFoundHere({ onNationwide, onAllWork }: { onNationwide: () => void; onAllWork?: () => void }) {
  return (
    <EmptyState
      title={words.noneFound}
      drawing="pin"
      action={
        <>
          <Button variant="primary" onClick={onNationwide}>
            {words.wholeCountry}
          </Button>
          {onAllWork && <Button onClick={onAllWork}>{words.allWork}</Button>}
        </>
      }
    >
      <ul className="mt-1 list-disc space-y-1 pl-5 text-left">
        <li>{words.differentCity}</li>
        <li>{words.broaden}</li>
        <li>{words.checkBack}</li>
      </ul>
    </EmptyState>
  );
}
