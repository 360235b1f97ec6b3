import { type CityTrade, cityPath } from '@plumbline/contract/domains/directory/city-page.ts';
import { Link } from '@tanstack/react-router';

/** A link to the page about a trade in a city. */
export function CityLink({ place, children }: { place: CityTrade; children: string }) {
  const [, people = '', state = '', city = ''] = cityPath(place).split('/');
  return (
    <Link
      to="/$trades/$state/$city"
      params={{ trades: people, state, city }}
      className="inline-flex min-h-11 items-center text-plumb-ink underline underline-offset-3"
    >
      {children}
    </Link>
  );
}
