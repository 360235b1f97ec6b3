import { lazy } from 'react';
import { Late } from '../../../ui/late.tsx';

const OwnWork = lazy(async () => ({ default: (await import('./own-work-card.tsx')).OwnWorkCard }));

/** The photos of the work, for the contractor. They are in the page as it arrives; their code comes after the page's. */
export const LateOwnWork = ({ id }: { id: string }) => (
  <Late>
    <OwnWork id={id} />
  </Late>
);
