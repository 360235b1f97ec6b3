import { FORM_KEY_FIELD } from '@plumbline/contract/kernel/site.ts';
import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { language } from '../lib/language.ts';
import { randomKey } from '../lib/random-key.ts';

export interface UploadFormProps extends Omit<ComponentProps<'form'>, 'method' | 'encType' | 'onSubmit'> {
  /** Belongs to the form's `FileInput`, which may be anywhere on the page. */
  id: string;
  /** Where browsers without scripts send the file. That answers with the page to show. */
  action: string;
}

/** The only form that sends a file. With scripts, `FileInput` takes each file as soon as it is chosen. */
export function UploadForm({ children, ...rest }: UploadFormProps) {
  const [postKey] = useState(() => (import.meta.env.SSR ? randomKey() : ''));
  return (
    <form {...rest} method="post" encType="multipart/form-data" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name={FORM_KEY_FIELD} value={postKey} />
      <input type="hidden" name="language" value={language} />
      {children}
    </form>
  );
}

export interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'ref'> {
  /** The id of its form. Without one, it needs scripts. */
  form?: string;
  /** Called with the files that were chosen, also with those from before the scripts ran. */
  onFiles: (files: readonly File[]) => void;
}

/** Chooses files, or takes photos with the camera. */
export function FileInput({ onFiles, ...rest }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(() => take(input, onFiles));
  useEffect(() => takeEarly(), []);
  return <input {...rest} ref={input} type="file" onChange={() => take(input, onFiles)} />;
}

function take({ current }: RefObject<HTMLInputElement | null>, onFiles: FileInputProps['onFiles']): void {
  const files = [...(current?.files ?? [])];
  // The same file can be chosen again.
  if (current) current.value = '';
  if (files.length > 0) onFiles(files);
}
