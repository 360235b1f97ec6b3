import type { PursuitStage } from '@plumbline/contract/domains/leads/pursuit.ts';
import { Ban, Bookmark, CircleX, Eye, type LucideIcon, Send, Trophy } from 'lucide-react';

/** The icon of each stage. */
export const stageIcon: Readonly<Record<PursuitStage, LucideIcon>> = {
  saved: Bookmark,
  looking: Eye,
  bid: Send,
  won: Trophy,
  lost: CircleX,
  'not-for-us': Ban,
};
