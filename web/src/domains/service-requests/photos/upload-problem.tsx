import { MAX_PHOTO_BYTES } from '@plumbline/contract/domains/files/photo.ts';
import { useSearch } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { Note } from '../../../ui/note.tsx';
import { photosWords } from './photos.words.ts';

const words = here(photosWords);

/** The result of a form without scripts. */
export function UploadProblem() {
  const { photo } = useSearch({ strict: false }) as { photo?: unknown };
  if (typeof photo !== 'string') return null;
  const { other, ...rest } = words.problems;
  const known = { ...rest, 'too-large': words.tooLarge(MAX_PHOTO_BYTES / 1024 / 1024) };
  return (
    <Note icon={CircleAlert} tone="red" role="alert" className="mt-3">
      {Object.hasOwn(known, photo) ? known[photo as keyof typeof known] : other}
    </Note>
  );
}
