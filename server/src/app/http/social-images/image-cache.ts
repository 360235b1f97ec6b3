import { LRUCache } from 'lru-cache';

export interface ImageCache {
  /** Returns the image of a version. Those who ask for it while it is made wait for the same one. */
  get(version: string, make: () => Promise<Buffer>): Promise<Buffer>;
  /** The size of all images that are kept. */
  readonly bytes: number;
}

/** Some five hundred images. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Keeps images in memory, those last that were asked for lately. */
export function imageCache(mostBytes = MOST_BYTES): ImageCache {
  const kept = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length });
  const inProgress = new Map<string, Promise<Buffer>>();
  return {
    get: async (version, make) => {
      const found = kept.get(version) ?? inProgress.get(version);
      if (found !== undefined) return found;
      const made = make()
        .then((image) => {
          kept.set(version, image);
          return image;
        })
        .finally(() => inProgress.delete(version));
      inProgress.set(version, made);
      return made;
    },
    get bytes() {
      return kept.calculatedSize;
    },
  };
}
