import { lazy } from 'react';
import { Late } from '../../../ui/late.tsx';
import type { PassOnCardProps } from './pass-on-card.tsx';

const Card = lazy(async () => ({ default: (await import('./pass-on-card.tsx')).PassOnCard }));

/** The card of whom a request is passed on to. It is in the page as it arrives; its code comes after the page's. */
export const LatePassOnCard = (props: PassOnCardProps) => (
  <Late>
    <Card {...props} />
  </Late>
);
