import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio/slim';
import * as z from 'zod';

const text = (most: number) => z.string().max(most).nullable();

/** One response of a multistatus, reduced to the properties that we read (RFC 4918, 4791, 5397 and 6578). */
export const DavResource = z.object({
  href: z.string().max(2000),
  /** Whether the server left resources out of its answer after this one. */
  isCutOff: z.boolean(),
  isCalendar: z.boolean(),
  name: text(1000),
  /** The kinds of entries that a calendar may have; null if the server doesn't say. */
  holds: z.array(z.string().max(40)).max(40).nullable(),
  principal: text(2000),
  homes: z.array(z.string().max(2000)).max(20),
  syncToken: text(2000),
  ctag: text(2000),
  etag: text(2000),
  /** The calendar object in it. */
  object: z.string().nullable(),
});
export type DavResource = z.infer<typeof DavResource>;

const Multistatus = z.array(DavResource).max(20_000);

/** The names of a multistatus don't repeat across namespaces, and servers choose their own prefixes. */
const isNamed = ({ name: own }: { readonly name: string }, name: string): boolean =>
  own.slice(own.indexOf(':') + 1).toLowerCase() === name;

const responsesIn = ($: CheerioAPI) =>
  $.root()
    .children()
    .toArray()
    .filter((root) => isNamed(root, 'multistatus'))
    .flatMap((root) => $(root).children().toArray())
    .filter((node) => isNamed(node, 'response'));
type Element = ReturnType<typeof responsesIn>[number];

/** Returns what a multistatus says; null if the text is none, or is cut off. */
export function readMultistatus(xml: string): DavResource[] | null {
  if (!/<\/(?:[\w.-]+:)?multistatus\s*>\s*$/i.test(xml.slice(-200))) return null;
  const $ = load(xml, { xml: true });
  const read = Multistatus.safeParse(responsesIn($).map((node) => readResource($, node)));
  return read.success ? read.data : null;
}

function readResource($: CheerioAPI, node: Element): DavResource {
  const within = (nodes: readonly Element[], name: string): Element[] =>
    nodes.flatMap((one) => $(one).children().toArray()).filter((one) => isNamed(one, name));
  const textOf = (nodes: readonly Element[]): string => $(nodes.slice(0, 1)).text().trim();
  const properties = within(
    within([node], 'propstat').filter((one) => /\s2\d\d(?:\s|$)/.test(textOf(within([one], 'status')))),
    'prop',
  );
  const property = (name: string) => within(properties, name).slice(0, 1);
  const valueOf = (name: string): string | null => textOf(property(name)) || null;
  const hrefsOf = (name: string) => within(property(name), 'href').map((href) => textOf([href]));
  const components = property('supported-calendar-component-set');
  const data = property('calendar-data');
  return {
    href: textOf(within([node], 'href')),
    isCutOff: /\s507(?:\s|$)/.test(textOf(within([node], 'status'))),
    isCalendar: within(property('resourcetype'), 'calendar').length > 0,
    name: valueOf('displayname'),
    holds:
      components.length === 0
        ? null
        : within(components, 'comp').map((comp) => ($(comp).attr('name') ?? '').toUpperCase()),
    principal: hrefsOf('current-user-principal')[0] ?? null,
    homes: hrefsOf('calendar-home-set'),
    syncToken: valueOf('sync-token'),
    ctag: valueOf('getctag'),
    etag: valueOf('getetag'),
    object: data.length === 0 ? null : textOf(data),
  };
}
