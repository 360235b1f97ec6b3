import type { findPlacesElsewhere } from '@plumbline/contract/domains/directory/endpoints.ts';
import type { OutsidePlace } from '@plumbline/contract/domains/directory/outside-place.ts';
import type { Reply } from '@plumbline/contract/kernel/endpoint.ts';
import { ExternalLink, Globe, MapPin, Phone, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { formatDistance, formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { announce } from '../../../ui/announcer.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { dialLink } from '../contact-links.ts';
import { websiteUrl } from '../contractor-words.ts';
import { finderWords } from './finder.words.ts';

const words = here(finderWords);

/** Businesses from another service, where the directory has few; apart from ours and under the service's name. */
export function PlacesElsewhere({ found }: { found: Reply<typeof findPlacesElsewhere> | undefined }) {
  const count = found?.places.length ?? 0;
  useEffect(() => {
    if (count > 0) announce(words.elsewhereBelow(count, formatNumber(count)));
  }, [count]);
  if (!found || count === 0) return null;
  return (
    <section aria-labelledby="elsewhere-title" className="mt-8 border-t border-line-strong pt-6">
      <h2 id="elsewhere-title" className="text-title">
        {words.notInDirectory}
      </h2>
      <p className="text-meta text-ink-2">{words.fewHere}</p>
      <Note icon={TriangleAlert} tone="amber" className="mt-3">
        <p>{words.elsewhereUnchecked}</p>
      </Note>
      <div className="card mt-3 rounded border border-line bg-surface px-4 lg:px-5">
        <ul aria-label={words.elsewhereList} className="divide-y divide-line">
          {found.places.map((place, at) => (
            // The service's ids are not passed on, and the list never changes in place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="py-4">
              <Place place={place} service={found.attribution} />
            </li>
          ))}
        </ul>
        {found.attribution !== null && (
          <p className="border-t border-line py-3 text-meta text-ink-2">
            {words.source}{' '}
            <span translate="no" className="whitespace-nowrap text-ink">
              {found.attribution}
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

const quietLink = 'inline-flex min-h-11 items-center gap-1.5 text-plumb-ink underline underline-offset-3';

function Place({ place, service }: { place: OutsidePlace; service: string | null }) {
  const { name, address, phone, distance } = place;
  const website = websiteUrl(place.website);
  const page = websiteUrl(place.pageUrl);
  return (
    <article aria-label={name} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-72 text-meta text-ink-2">
        <h3 className="text-body text-ink wrap-anywhere">{name}</h3>
        <p>
          {words.beforeDistance}
          <b className="num text-ink">{formatDistance(distance)}</b>
          {words.afterDistance}
        </p>
        {address && <IconLine icon={MapPin}>{address}</IconLine>}
        {phone ? (
          <IconLine icon={Phone} className="num">
            {phone}
          </IconLine>
        ) : (
          <p>{words.noPhone}</p>
        )}
        <p className="flex flex-wrap gap-x-4">
          {website && <OutsideLink href={website} icon={Globe} text={words.website} of={name} />}
          {page && (
            <OutsideLink
              href={page}
              icon={ExternalLink}
              text={service === null ? words.seeItOnSite : words.seeItOn(service)}
              of={name}
            />
          )}
        </p>
        <Credits credits={place.credits} />
      </div>
      {phone && (
        <ButtonAnchor variant="line" icon={Phone} href={dialLink(phone)} className="max-sm:w-full">
          {words.call}
          <span className="sr-only"> {name}</span>
        </ButtonAnchor>
      )}
    </article>
  );
}

function OutsideLink({ href, icon, text, of }: { href: string; icon: typeof Globe; text: string; of: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={quietLink}>
      <Icon of={icon} size="small" />
      {text}
      <span className="sr-only">{words.placeInNewTab(of)}</span>
    </a>
  );
}

/** The sources of the data, credited as they require. */
function Credits({ credits }: Pick<OutsidePlace, 'credits'>) {
  return credits.map(({ name, url }) => {
    const href = websiteUrl(url);
    return (
      <p key={name}>
        {words.listingBy}{' '}
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={quietLink}>
            {name}
            <span className="sr-only"> {words.inNewTab}</span>
          </a>
        ) : (
          name
        )}
      </p>
    );
  });
}
