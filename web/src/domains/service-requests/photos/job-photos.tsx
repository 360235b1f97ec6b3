import type { Photo } from '@plumbline/contract/domains/files/photo.ts';
import { useQuery } from '@tanstack/react-query';
import { here } from '../../../lib/language.ts';
import { PhotoImage } from '../../../ui/photo.tsx';
import { photosQuery } from './api.ts';
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

function JobPhoto({ photo: { small, large, placeholder }, alt }: { photo: Photo; alt: string }) {
  if (small === null) return null;
  const image = <PhotoImage file={small} placeholder={placeholder} alt={alt} square />;
  return large === null ? (
    image
  ) : (
    <a href={large.jpg} target="_blank" rel="noreferrer" className="block">
      {image}
    </a>
  );
}
