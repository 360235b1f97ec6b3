import type { OutreachChannel } from '@plumbline/contract/domains/outreach/outreach.ts';
import type { ProjectType, SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import { describe, expect, it } from 'vitest';
import { sampleProjects } from '../../../seeds/project-samples.ts';
import { tradesOfRow } from '../../domains/ingest/public.ts';
import { unsupported } from '../../domains/outreach/rules/fact-check.ts';
import { localText } from '../../domains/outreach/rules/final-text.ts';
import { contactOf } from '../../domains/outreach/rules/listing-contact.ts';
import { writeLocally } from '../../domains/outreach/rules/local-writer.ts';
import { outreachFacts } from '../../domains/outreach/rules/outreach-facts.ts';
import { realAnswer } from '../adapters/sources/testing/read-source.ts';

interface Listed {
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly status: SourceStatus;
  readonly projectType: ProjectType;
  readonly plumbing: boolean;
  readonly budget: readonly [number | null, number | null];
  readonly deadline: string | null;
  readonly contact: string | null;
  readonly source: string;
  readonly permitNumber: string | null;
  readonly contractor: string | null;
}

const bare = { budget: [null, null], plumbing: false, permitNumber: null, contractor: null, description: '' } as const;

const samples: Listed[] = sampleProjects.map((sample, number) => ({
  title: sample.title,
  location: [sample.street, sample.place.city, `KY ${sample.place.zip}`].filter((part) => part !== null).join(', '),
  description: sample.description,
  status: sample.status,
  projectType: sample.type,
  plumbing: tradesOfRow({ id: number, title: sample.title, description: sample.description }).plumbing.need !== 'no',
  budget: sample.budget ?? [null, null],
  deadline: sample.deadline ?? (number % 3 === 0 ? null : '2026-12-21T14:00:00-05:00'),
  contact: sample.contact ?? null,
  source: 'Sample procurement portal',
  permitNumber: sample.sources.includes('permits') ? `SAMPLE-${number + 1}` : null,
  contractor: sample.contractor ?? null,
}));

type Json = Record<string, string | null>;
const real: readonly (readonly [file: string, read: (text: string) => Listed[]])[] = [
  [
    'louisville_bonfire_2026-10-08.json',
    (text) =>
      Object.values<Json>(JSON.parse(text).payload.projects).map(({ ProjectName, DateClose, ReferenceID }) => ({
        ...bare,
        title: ProjectName ?? '',
        location: 'Louisville, KY',
        description: `Solicitation ${ReferenceID}.`,
        status: 'bidding-open',
        projectType: 'commercial',
        deadline: `${DateClose?.replace(' ', 'T')}Z`,
        contact: 'Louisville Metro Government',
        source: 'Louisville Metro procurement',
      })),
  ],
  [
    'ky_vss_excerpt_2026-10-01.json',
    (text) =>
      (JSON.parse(text).data.ds_data.T1SO_SRCH_QRY.row_data as Json[]).map((row) => ({
        ...bare,
        title: row.DOC_DSCR ?? '',
        location: 'Frankfort, KY',
        description: row.DOC_CD_CONCAT ?? '',
        status: 'bidding-open',
        projectType: 'renovation',
        deadline: new Date(Number(row.SO_CLSNG_DT_TM)).toISOString(),
        contact: `${row.BUYR_NM}, ${row.BUYR_EMAIL_AD}, ${row.BUYR_PH_NO}, ${row.DEPT_NM}`,
        source: 'Kentucky eProcurement',
      })),
  ],
  [
    'opportunities_v2_search_2026-02-02.json',
    (text) =>
      (
        JSON.parse(text).opportunitiesData as {
          title: string;
          responseDeadLine: string;
          pointOfContact: Json[] | null;
        }[]
      ).map(({ title, responseDeadLine, pointOfContact }) => ({
        ...bare,
        title,
        location: 'Louisville, KY',
        status: 'bidding-open',
        projectType: 'commercial',
        deadline: responseDeadLine,
        contact:
          pointOfContact === null
            ? null
            : pointOfContact.map((one) => `${one.fullName}, ${one.email}, ${one.phone}`).join(', '),
        source: 'SAM.gov',
      })),
  ],
  [
    'arcgis_louisville_one_row.json',
    (text) => {
      const { attributes } = JSON.parse(text) as { attributes: Json };
      return (['planning', 'in-progress'] as const).map((status) => ({
        ...bare,
        title: `${attributes.PERMIT_TYPE} at ${attributes.ADDRESS}`,
        location: `${attributes.ADDRESS}, ${attributes.CITY}, KY ${attributes.ZIPCODE}`,
        status,
        projectType: 'new-construction',
        deadline: null,
        contact: null,
        permitNumber: attributes.PERMIT_NUMBER ?? null,
        contractor: attributes.CONTRACTOR ?? null,
        source: 'Louisville Metro construction permits',
      }));
    },
  ],
];

const now = new Date('2026-02-01T15:00:00Z');
const bidder = {
  name: "Pat O'Neil",
  company: 'Falls City Pipe & Drain, LLC',
  phone: '+15025550134',
  email: 'pat@falls-city.example.com',
};

function factsOf(listed: Listed, channel: OutreachChannel, urgency: 'low' | 'medium' | 'high' = 'medium') {
  const project = {
    ...listed,
    plumbingRequired: listed.plumbing,
    budgetMin: listed.budget[0],
    budgetMax: listed.budget[1],
    sourceName: listed.source,
  } as unknown as Parameters<typeof outreachFacts>[0]['project'];
  const contact = contactOf(listed.contact);
  const delivery = channel === 'email' ? 'to-contact' : 'to-bidder';
  const { status } = listed;
  const [profile, language] = [null, 'en'] as const;
  return outreachFacts({ project, status, contact, bidder, profile, channel, delivery, urgency, language, now });
}

const groups = [
  ['the sample projects', samples] as const,
  ...real.flatMap(([file, read]) => {
    const answer = realAnswer(file);
    return answer.isThere ? [[`the real projects of ${file}`, read(answer.text())] as const] : [];
  }),
];

describe.each(groups)('%s', (_group, projects) => {
  it.each(['email', 'sms', 'phone'] as const)(
    'get an %s that says nothing but their facts, in every tone',
    (channel) => {
      for (const project of projects) {
        for (const urgency of ['low', 'medium', 'high'] as const) {
          const facts = factsOf(project, channel, urgency);
          const draft = writeLocally(facts);
          expect(draft, project.title).not.toBeNull();
          expect(draft && unsupported(draft, facts), project.title).toEqual([]);
          // No leftovers: no gap, no doubled punctuation, no programming term.
          expect(draft?.message).not.toMatch(/undefined|null|NaN|\[object| {2}(?!\S)|\s[.,;?]|[.?!]{2}|,,|""/);
        }
      }
    },
  );

  it('are named in the message, and so is its sender', () => {
    for (const project of projects) {
      const { message = '', subject } = localText(factsOf(project, 'email')) ?? {};
      const { title } = factsOf(project, 'email').project;
      expect(message).toContain(title ?? 'your project');
      expect(`${subject}`.length).toBeLessThan(160);
      expect(message).toContain(bidder.name);
      expect(message).toContain(bidder.company);
      expect(message).toContain(bidder.email);
      expect(message).toContain('(502) 555-0134');
    }
  });
});

describe('messages about different projects', () => {
  const projects = groups.flatMap(([, listed]) => listed);
  /** Returns the sentences without the project's or the bidder's own data. */
  const frame = (message: string, facts: ReturnType<typeof factsOf>) => {
    const { title, street, city, budget, sourceName, deadline, permitNumber, contractor, scope } = facts.project;
    const own = [
      title,
      street,
      city,
      budget,
      sourceName,
      deadline?.text,
      permitNumber,
      contractor,
      facts.contact.name,
      ...scope,
    ];
    return own.reduce<string>((rest, word) => (word ? rest.replaceAll(word, '…') : rest), message);
  };
  const frames = projects.map((project) => {
    const facts = factsOf(project, 'email');
    return frame(localText(facts)?.message ?? '', facts);
  });

  it('hardly ever agree except for the names', () => {
    expect(new Set(frames).size / frames.length).toBeGreaterThan(0.95);
  });

  it('begin and ask in many ways, none of them in more than a quarter', () => {
    const openings = frames.map((text) => text.split('\n\n')[1] ?? '');
    const most = Math.max(...[...Map.groupBy(openings, (opening) => opening).values()].map(({ length }) => length));
    expect(most / frames.length).toBeLessThan(0.25);
  });

  it('are the same for the same facts', () => {
    for (const project of projects.slice(0, 20)) {
      expect(localText(factsOf(project, 'email'))).toEqual(localText(factsOf(project, 'email')));
    }
  });

  it('are written and checked within a few milliseconds', () => {
    const begin = performance.now();
    for (const project of projects) localText(factsOf(project, 'email'));
    expect((performance.now() - begin) / projects.length).toBeLessThan(20);
  });
});
