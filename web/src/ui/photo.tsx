import type { PhotoFile } from '@plumbline/contract/domains/files/photo.ts';
import clsx from 'clsx';

export interface PhotoImageProps {
  file: PhotoFile;
  alt: string;
  /** A tiny image, which is replaced by the photo when that arrives. */
  placeholder?: string | null;
  /** Fills a square, cutting off what is longer. Otherwise it is shown whole. */
  square?: boolean;
  className?: string;
}

/** A stored photo. Its place has its size before it has arrived. */
export const PhotoImage = ({ file, alt, placeholder, square = false, className }: PhotoImageProps) => (
  <span className={clsx('relative block overflow-hidden rounded bg-sunken', square && 'aspect-square', className)}>
    {placeholder && (
      <img src={placeholder} alt="" aria-hidden="true" className="absolute inset-0 size-full object-cover blur-md" />
    )}
    <picture>
      <source type="image/webp" srcSet={file.webp} />
      <img
        src={file.jpg}
        width={file.width}
        height={file.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={clsx('relative', square ? 'size-full object-cover' : 'h-auto max-h-[60dvh] w-full object-contain')}
      />
    </picture>
  </span>
);
