import { listPhotos } from '@plumbline/contract/domains/service-requests/photo-endpoints.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { pathOf, queryOf } from '../../../lib/call.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { usePhotoNews } from './api.ts';

/** A photo on its way. */
export interface Outgoing {
  readonly key: string;
  readonly shared: boolean;
  readonly preview: string | null;
  readonly bytes: Blob;
  /** From 0 to 1. */
  readonly share: number;
  /** Why it isn't sent; null while it is. */
  readonly problem: { readonly sentence: string; readonly isConnection: boolean } | null;
}

/** Sends chosen photos, one after the other, and again when a lost connection is back. */
export function useUploads(requestId: string) {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const news = usePhotoNews(requestId);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current } = stops;
    return () => {
      for (const stop of current.values()) stop.abort();
    };
  }, []);

  const change = (key: string, part: Partial<Outgoing>) =>
    setOutgoing((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const drop = (key: string) => {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    setOutgoing((all) => all.filter((each) => each.key !== key));
  };

  const send = async ({ key, shared, bytes }: Outgoing) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    change(key, { problem: null, share: 0 });
    try {
      const { sendPhoto } = await import('./send-photo.ts');
      const url = pathOf(listPhotos.path, { id: requestId }) + queryOf({ shared });
      await sendPhoto({ url, bytes, key, signal: stop.signal, onProgress: (share) => change(key, { share }) });
      drop(key);
      news();
    } catch (error) {
      if (stop.signal.aborted) return;
      change(key, { problem: { sentence: sentenceFor(error), isConnection: !(error instanceof ApiError) } });
    }
  };
  const enqueue = (photo: Outgoing) => {
    queue.current = queue.current.then(() => send(photo));
  };

  const add = async (files: readonly Blob[], shared: boolean) => {
    const { readyPhoto } = await import('./send-photo.ts');
    for (const file of files) {
      const ready = await readyPhoto(file);
      const photo: Outgoing = { ...ready, key: randomKey(), shared, share: 0, problem: null };
      setOutgoing((all) => [...all, photo]);
      enqueue(photo);
    }
  };
  const retry = (key: string) => {
    const photo = outgoing.find((each) => each.key === key);
    if (photo) enqueue(photo);
  };
  const retryAll = useEffectEvent(() => {
    for (const { key, problem } of outgoing) if (problem?.isConnection) retry(key);
  });
  useEffect(() => {
    const online = () => retryAll();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);
  return { outgoing, add, retry, drop };
}
