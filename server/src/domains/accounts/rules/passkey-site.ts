import type { Settings } from '../../../kernel/settings.ts';

/** The site that passkeys belong to. They work nowhere else. */
export interface PasskeySite {
  /** The host's name. Passkeys are lost when it changes. */
  readonly id: string;
  readonly origin: string;
}

export function passkeySite({ publicUrl }: Pick<Settings, 'publicUrl'>): PasskeySite {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}
