import { lazy } from 'react';
import { Late } from '../../../ui/late.tsx';
import type { AcceptFreeProps } from './accept-free.tsx';

const Card = lazy(async () => ({ default: (await import('./accept-free.tsx')).AcceptFree }));

/** The way to accept free. It is in the page as it arrives; its code comes after the page's. */
export const LateAcceptFree = (props: AcceptFreeProps) => (
  <Late>
    <Card {...props} />
  </Late>
);
