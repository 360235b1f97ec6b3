import { firmPath, OWN_PERMITS_PATH } from '@plumbline/contract/domains/leads/firm-address.ts';
import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../../kernel/settings.ts';
import type { OutgoingMessage } from '../../messaging/public.ts';
import type { StoredDispute } from '../tables.ts';
import { firmDisputeWords } from './firm-dispute.words.ts';

/** A dispute that an operator has decided, and whom to tell. */
export interface DecidedDispute {
  readonly dispute: Pick<StoredDispute, 'id' | 'name' | 'contractorId' | 'outcome'>;
  /** The slug of the firm's page. */
  readonly slug: string;
  /** The listing. */
  readonly companyName: string;
  readonly to: string;
  readonly language: Language;
}

/** Returns the mail that tells a contractor what came of their dispute. Each dispute has one. */
export function firmDisputeMessage(
  { dispute, slug, companyName, to, language }: DecidedDispute,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): OutgoingMessage {
  const words = firmDisputeWords[language];
  const at = (path: string) => publicUrl + pathIn(language, path);
  const isKept = dispute.outcome === 'kept';
  return {
    dedupeKey: `firm-dispute:${dispute.id}`,
    channel: 'email',
    to,
    language,
    purpose: 'firm-dispute',
    about: { kind: 'contractor', id: dispute.contractorId },
    // The reader has asked for it.
    transactional: true,
    content: {
      kind: 'letter',
      subject: (isKept ? words.keptSubject : words.unlinkedSubject)(dispute.name),
      blocks: [
        { kind: 'paragraph', text: (isKept ? words.kept : words.unlinked)(dispute.name, companyName) },
        { kind: 'note', text: isKept ? words.keptNext : words.unlinkedNext },
        { kind: 'button', label: words.open, url: at(OWN_PERMITS_PATH) },
        { kind: 'small-link', label: words.firm, url: at(firmPath(slug)) },
      ],
    },
  };
}
