import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { Mail, Phone } from 'lucide-react';
import { contactParts } from '../../lib/contact-parts.ts';
import { here } from '../../lib/language.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { outreachWords } from './outreach.words.ts';

const words = here(outreachWords).contact;

/** The facts in the summary of the first step. */
export type OutreachProject = Pick<
  Project,
  'id' | 'title' | 'location' | 'county' | 'budgetMin' | 'budgetMax' | 'contractor' | 'contactInfo'
>;

const partsOf = (text: string) => contactParts(text).flatMap(({ text, href }) => (href ? [{ text, href }] : []));

/** Who is named on the project, to be called or written to without us; and the limits of writing with us. */
export function ListedContact({
  project: { contractor, contactInfo },
  isStopped,
}: {
  project: OutreachProject;
  /** They want no more messages. */
  isStopped: boolean;
}) {
  if (!contractor && !contactInfo) return null;
  const ways = isStopped ? [] : partsOf(contactInfo ?? '');
  return (
    <section aria-labelledby="outreach-contact">
      <h3 id="outreach-contact">{words.title}</h3>
      {contractor && <p className="font-strong">{contractor}</p>}
      {contactInfo && <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{contactInfo}</p>}
      {ways.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {ways.map(({ text, href }) => (
            <ButtonAnchor
              key={href}
              href={href}
              icon={href.startsWith('tel:') ? Phone : Mail}
              className="wrap-anywhere"
            >
              {href.startsWith('tel:') ? words.call(text) : words.email(text)}
            </ButtonAnchor>
          ))}
        </div>
      )}
      <p className="mt-2 text-meta text-ink-2">{words.limits}</p>
    </section>
  );
}
