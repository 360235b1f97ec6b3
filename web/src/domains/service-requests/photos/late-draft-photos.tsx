import { latePart } from '../../../lib/late-part.tsx';
import { onDemand } from '../../../lib/on-demand.tsx';

/** Without its code, a request is submitted without photos, and photos that wait are sent later. */
const Nothing = () => null;

/** The photos of a draft. */
export const LateWizardPhotos = latePart(async () => (await import('./draft-photos.tsx')).WizardPhotos, Nothing);

/** The photos that follow a submitted request. */
export const SentPhotosCard = onDemand(async () => (await import('./sent-photos-card.tsx')).SentPhotosCard, Nothing);

/** Resolves once the photos that wait in this browser can be drawn at once. */
export async function loadKeptPhotos(): Promise<void> {
  await Promise.all([LateWizardPhotos.load(), SentPhotosCard.load()]);
  await (await import('./waiting-photos.ts')).photosRead;
}
