import {
  changePhoto,
  listPhotos,
  type PhotoChange,
  removePhoto,
} from '@plumbline/contract/domains/service-requests/photo-endpoints.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, pathOf } from '../../../lib/call.ts';

/** The photos of a request, as the holder of either link may see them. */
export const photosQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(listPhotos.path, { id })],
    queryFn: ({ signal }) => call(listPhotos, { params: { id }, signal }),
  });

/** Returns a function that reads the photos again, whenever something happens to the request. */
export function usePhotoNews(id: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: photosQuery(id).queryKey });
}

export const useChangePhoto = (id: string) =>
  useMutation({
    mutationFn: (body: PhotoChange) => call(changePhoto, { params: { id }, body }),
    onSuccess: usePhotoNews(id),
  });

export const useRemovePhoto = (id: string) =>
  useMutation({
    mutationFn: (photoId: string) => call(removePhoto, { params: { id }, body: { photoId } }),
    onSuccess: usePhotoNews(id),
  });
