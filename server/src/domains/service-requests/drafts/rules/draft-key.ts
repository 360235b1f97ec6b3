import { hkdfSync } from 'node:crypto';
import { newId } from '../../../../kernel/random-id.ts';
import { type SealedTexts, sealedTexts } from '../../../../kernel/sealed-texts.ts';

/** The secret of a draft, which only its browser has. */
export const newDraftSecret = (): string => newId('dr');

export interface DraftKey {
  /** The id under which the draft is stored. Tells nothing about the secret. */
  readonly id: string;
  readonly sealed: SealedTexts;
}

/**
 * Derives from a browser's secret where its draft is stored and how it is encrypted. Whoever has only the database, or
 * only the server's own secrets, can't read it.
 */
export const draftKey = (secret: string): DraftKey => ({
  id: Buffer.from(hkdfSync('sha256', secret, '', 'id of a service request draft', 32)).toString('base64url'),
  sealed: sealedTexts(secret, 'service request draft'),
});
