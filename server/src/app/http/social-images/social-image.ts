import { createHash } from 'node:crypto';

/** An icon of lucide, the set that the web app uses. */
export type IconName = 'badge-check' | 'banknote' | 'calendar-clock' | 'hammer' | 'map-pin' | 'star' | 'users';

/** A fact in one line of text. The icon goes with the words and adds nothing to them. */
export interface ImageFact {
  readonly icon: IconName;
  readonly text: string;
  /** What to show where there is no room for it, the longest first. */
  readonly shorter?: readonly string[];
}

/** Returns a fact that names up to `most` of something, fewer where there is no room for them. */
export function namingFact(icon: IconName, most: number, naming: (count: number) => string): ImageFact {
  const [text = '', ...shorter] = Array.from({ length: most }, (_, fewer) => naming(most - fewer));
  return { icon, text, shorter };
}

/** What the image of a page shows, in the words of its language. The drawing of an image depends on nothing else. */
export interface SocialImage {
  /** A house with its pipes, a house being framed, or a street. */
  readonly drawing: 'house' | 'framing' | 'street';
  readonly title: string;
  /** Below the title; empty if nothing is known. */
  readonly subtitle: string;
  /** At most three. */
  readonly facts: readonly ImageFact[];
  /** At the bottom: where it comes from, or that it is invented. May be empty. */
  readonly note: string;
}

/** Size in pixels, which all networks show without cropping. */
export const IMAGE_WIDTH = 1200;
export const IMAGE_HEIGHT = 630;

/** Increase it when images are drawn differently, because browsers and networks keep a version for a year. */
export const DESIGN = 1;

/** Returns the version of an image: the same for as long as it shows the same. */
export const imageVersion = (image: SocialImage): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, image]))
    .digest('base64url')
    .slice(0, 16);
