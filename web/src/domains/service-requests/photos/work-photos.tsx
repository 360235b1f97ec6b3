import { PHOTO_PHASES } from '@plumbline/contract/domains/files/photo.ts';
import type { WorkPhoto } from '@plumbline/contract/domains/service-requests/work-photo.ts';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { JobPhoto } from './job-photo.tsx';
import { workPhotosWords } from './work-photos.words.ts';

const words = here(workPhotosWords);

/** Returns what a photo of the work is called: what its contractor says about it, else its phase and number. */
export const workPhotoName = (
  { description, phase }: Pick<WorkPhoto, 'description' | 'phase'>,
  number: number,
): string => description ?? words.photo[phase](number);

/** What is before the work beside what is after it. */
export const BesideEachOther = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 grid grid-cols-2 items-start gap-4">{children}</div>
);

/** The photos of the work, before beside after. Large ones open by themselves, without scripts. */
export const WorkPhotos = ({ photos }: { photos: readonly WorkPhoto[] }) => (
  <BesideEachOther>
    {PHOTO_PHASES.map((phase) => {
      const shown = photos.filter((photo) => photo.phase === phase);
      return (
        <div key={phase} className="grid min-w-0 gap-2">
          <h3 className="text-meta">{words.phases[phase]}</h3>
          {shown.length === 0 && <p className="text-meta text-ink-2">{words.none}</p>}
          <ul aria-label={words.phases[phase]} className="grid grid-cols-1 gap-2 empty:hidden sm:grid-cols-2">
            {shown.map((photo, index) => (
              <li key={photo.id}>
                <JobPhoto photo={photo} alt={workPhotoName(photo, index + 1)} />
              </li>
            ))}
          </ul>
        </div>
      );
    })}
  </BesideEachOther>
);
