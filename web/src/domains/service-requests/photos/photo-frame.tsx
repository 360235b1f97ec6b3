import { PHOTO_TYPES } from '@plumbline/contract/domains/files/photo.ts';
import { Camera, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FileInput, type FileInputProps } from '../../../ui/upload-form.tsx';
import { photoFrameWords } from './photo-frame.words.ts';

const words = here(photoFrameWords);

/** Where a browser can read HEIC, it makes a JPEG of it. */
export const ACCEPTED = `${PHOTO_TYPES.join(',')},image/heic,image/heif`;

/** A grid of photos. */
export const Tiles = ({ isNarrow = false, children }: { isNarrow?: boolean; children: ReactNode }) => (
  <ul
    aria-label={words.title}
    className={`mt-3 grid grid-cols-3 gap-2 ${isNarrow ? 'sm:grid-cols-4' : 'sm:grid-cols-5'}`}
  >
    {children}
  </ul>
);

/** The last place of the grid, where photos are taken or chosen. */
export const AddTile = (input: Omit<FileInputProps, 'accept' | 'className'>) => (
  <li className="relative">
    <label className="grid aspect-square cursor-pointer place-content-center justify-items-center gap-1.5 rounded border border-dashed border-line-strong p-2 text-center text-meta font-strong text-plumb-ink focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-plumb hover:bg-plumb-tint">
      <Icon of={Camera} />
      {words.add}
      <FileInput
        {...input}
        accept={ACCEPTED}
        className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:h-auto noscript:opacity-100"
      />
    </label>
  </li>
);

export interface PhotoRulesProps {
  /** Whether contractors may see the photos that are added next. */
  shared: boolean;
  onShared: (shared: boolean) => void;
  /** The name of its form field. */
  name?: string;
}

/** Who sees the photos, and what should not be on them. */
export const PhotoRules = ({ shared, onShared, name }: PhotoRulesProps) => (
  <div className="mt-3 rounded border border-line px-4 py-2">
    <Checkbox name={name} value="true" checked={shared} onChange={({ target }) => onShared(target.checked)}>
      <b className="block">{words.mayBeSeen}</b>
      <span className="text-meta text-ink-2">{words.otherwise}</span>
    </Checkbox>
    <IconLine icon={ShieldCheck} className="py-2 text-meta text-ink-2">
      {words.before}
    </IconLine>
  </div>
);
