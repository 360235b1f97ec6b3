import type { Photo } from '@plumbline/contract/domains/files/photo.ts';
import { MAX_PHOTO_DESCRIPTION } from '@plumbline/contract/domains/files/photo.ts';
import { changePhoto, removePhoto } from '@plumbline/contract/domains/service-requests/photo-endpoints.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { PhotoImage } from '../../../ui/photo.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useChangePhoto, useRemovePhoto } from './api.ts';
import { photosWords } from './photos.words.ts';

const words = here(photosWords);

interface PhotoDialogProps {
  requestId: string;
  photo: Photo;
  name: string;
  ofWork?: boolean;
  onClose: () => void;
}

/** Shows a photo large, with what is said about it and who sees it. */
export function EditPhoto({ requestId, photo, name, ofWork = false, onClose }: PhotoDialogProps) {
  const change = useChangePhoto(requestId);
  const form = useForm({
    to: changePhoto,
    params: { id: requestId },
    idPrefix: photo.id,
    initial: { photoId: photo.id, description: photo.description ?? '', shared: photo.shared },
    body: ({ description, shared }) => ({ photoId: photo.id, description, shared }),
    send: async (body) => {
      await change.mutateAsync(body);
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={words.edit.title}
      submitLabel={words.edit.save}
      busyLabel={words.edit.saving}
    >
      {photo.large && <PhotoImage file={photo.large} alt={photo.description ?? name} placeholder={photo.placeholder} />}
      <input type="hidden" name="photoId" value={photo.id} />
      <Field
        {...form.field('description')}
        label={words.edit.description}
        hint={ofWork ? undefined : words.edit.hint}
        optional
      >
        {(field) => <Input {...field} {...form.text('description')} maxLength={MAX_PHOTO_DESCRIPTION} />}
      </Field>
      {ofWork ? (
        <input type="hidden" name="shared" value="true" />
      ) : (
        <Checkbox {...form.tick('shared')}>{words.edit.shared}</Checkbox>
      )}
    </FormDialog>
  );
}

/** Asks before a photo is deleted. */
export function RemovePhoto({ requestId, photo, onClose }: Omit<PhotoDialogProps, 'name' | 'ofWork'>) {
  const remove = useRemovePhoto(requestId);
  const form = useForm({
    to: removePhoto,
    params: { id: requestId },
    idPrefix: photo.id,
    initial: { photoId: photo.id },
    send: async () => {
      await remove.mutateAsync(photo.id);
      onClose();
    },
    onRefused: (error) => {
      toast({ title: sentenceFor(error), tone: 'destructive' });
    },
  });
  const { title, text, submit, busy, keep } = words.removal;
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={title}
      submitLabel={submit}
      busyLabel={busy}
      cancelLabel={keep}
      confirms
      danger
    >
      <input type="hidden" name="photoId" value={photo.id} />
      <p>{text}</p>
    </FormDialog>
  );
}
