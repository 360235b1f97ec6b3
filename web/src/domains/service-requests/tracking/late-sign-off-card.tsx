import { lazy } from 'react';
import { Late } from '../../../ui/late.tsx';
import type { SignOffCardProps } from './sign-off-card.tsx';

const Card = lazy(async () => ({ default: (await import('./sign-off-card.tsx')).SignOffCard }));

/** The card that asks for a confirmation. It is in the page as it arrives; its code comes after the page's. */
export const LateSignOffCard = (props: SignOffCardProps) => (
  <Late>
    <Card {...props} />
  </Late>
);
