import { useQuery } from '@tanstack/react-query';
import { here } from '../../../lib/language.ts';
import { photosQuery } from './api.ts';
import { JobPhoto } from './job-photo.tsx';
import { jobPhotosWords } from './job-photos.words.ts';

const words = here(jobPhotosWords);

/** The customer's photos, as far as this contractor may see them. Large ones open by themselves, without scripts. */
export function JobPhotos({ id }: { id: string }) {
  const { data } = useQuery(photosQuery(id));
  if (!data || data.photos.length + data.hidden === 0) return null;
  return (
    <div className="mt-2">
      {data.photos.length > 0 && (
        <ul aria-label={words.photos} className="grid grid-cols-3 gap-2">
          {data.photos.map((photo, index) => (
            <li key={photo.id}>
              <JobPhoto photo={photo} alt={photo.description ?? words.photo(index + 1)} />
            </li>
          ))}
        </ul>
      )}
      {data.hidden > 0 && <p className="mt-2 text-meta text-ink-2">{words.hidden(data.hidden)}</p>}
    </div>
  );
}
