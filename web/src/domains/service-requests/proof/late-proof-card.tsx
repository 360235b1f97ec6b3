import { lazy } from 'react';
import { Late } from '../../../ui/late.tsx';
import type { ContactProofCardProps } from './contact-proof-card.tsx';

const Card = lazy(async () => ({ default: (await import('./contact-proof-card.tsx')).ContactProofCard }));

/** The card that asks for the code. It is in the page as it arrives; its code comes after the page's. */
export const LateProofCard = (props: ContactProofCardProps) => (
  <Late>
    <Card {...props} />
  </Late>
);
