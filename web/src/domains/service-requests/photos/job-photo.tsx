import type { Photo } from '@plumbline/contract/domains/files/photo.ts';
import { PhotoImage } from '../../../ui/photo.tsx';

/** A small photo, which opens the large one if this viewer may see it. */
export function JobPhoto({ photo: { small, large, placeholder }, alt }: { photo: Photo; alt: string }) {
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
