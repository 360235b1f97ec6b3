import { Route } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { sentWords } from './sent.words.ts';

/** The link to the tracking page of a sent request. */
export const TrackLink = ({ requestId }: { requestId: string }) => (
  <ButtonLink
    to="/track/$requestId"
    params={{ requestId }}
    variant="primary"
    big
    icon={Route}
    className="w-full sm:w-auto"
  >
    {here(sentWords).track}
  </ButtonLink>
);
