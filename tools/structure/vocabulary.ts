/**
 * The allowed kinds of file in each folder, and the allowed dependencies. `docs/architecture.md` explains this table;
 * the table is enforced.
 */

/** From left to right: a domain may use those in earlier rows, never its neighbors in the same row. */
export const domainOrder: readonly (readonly string[])[] = [
  // Offline tables of places, which any domain may use.
  ['locations'],
  ['messaging', 'assistant', 'files'],
  ['accounts'],
  ['directory', 'projects'],
  ['ingest', 'bids', 'outreach', 'leads', 'payments'],
  ['service-requests'],
  ['appointments', 'threads'],
];

/**
 * The parts of a domain that is too large for one folder of each kind. Each part has its own `store/`, `rules/` and
 * `use-cases/`; tables, policy, views, routes and the rest stay with the domain.
 */
export const domainParts: Readonly<Record<string, readonly string[]>> = {
  directory: ['search-index'],
  'service-requests': [
    'drafts',
    'requests',
    'referrals',
    'connections',
    'opportunities',
    'photos',
    'proofs',
    'reports',
    'lifecycle',
    'letters',
  ],
};

export interface FolderVocabulary {
  /** Matches the folder; `files` matches the rest. */
  readonly folder: RegExp;
  readonly files: RegExp;
  /** Ends the message: what belongs here. */
  readonly says: string;
}

const WORDS = '[a-z0-9]+(?:-[a-z0-9]+)*';
/** `flow`, `flow.test`, `flow.db.test`, `flow.prove`: tests are next to what they test; `flow.bench` measures. */
const TESTED = '(?:\\.db|\\.dom)?(?:\\.test|\\.prove|\\.bench)?';
/** The folder of a domain on the server, or of a part of one. */
const DOMAIN = `^server/src/domains/(?:${[
  ...Object.entries(domainParts).map(([domain, parts]) => `${domain}/(?:${parts.join('|')})`),
  '[^/]+',
].join('|')})`;
const file = (names: string, endings = 'ts') => new RegExp(`^(?:${names})\\.(?:${endings})$`);

/** The first row whose folder matches decides. */
export const vocabulary: readonly FolderVocabulary[] = [
  {
    folder: /^contract\/src\/domains\/service-requests\/contact-mask\//,
    files: file(`(?:testing/)?${WORDS}${TESTED}`, 'ts|jsonl'),
    says: 'contact-mask/ contains the parts of the contact mask and, in testing/, the texts that measure it',
  },
  {
    folder: /^contract\/src\/domains\/[^/]+\//,
    files: file(WORDS + TESTED),
    says: 'a contract domain is flat: endpoints.ts, lifecycle.ts and one <noun>.ts for each schema',
  },
  {
    folder: new RegExp(`${DOMAIN}/store/`),
    files: file(WORDS + TESTED),
    says: 'store/<noun>.ts contains the SQL for one noun',
  },
  {
    folder: new RegExp(`${DOMAIN}/use-cases/`),
    files: file(WORDS + TESTED),
    says: 'use-cases/<verb>.ts contains one use case',
  },
  {
    folder: new RegExp(`${DOMAIN}/rules/`),
    files: file(WORDS + TESTED),
    says: 'rules/<noun>.ts contains a pure rule that only the server needs',
  },
  {
    folder: /^server\/src\/domains\/assistant\/engine\//,
    files: file(`(?:${WORDS}/)*${WORDS}${TESTED}`, 'ts|json|tsv'),
    says: 'engine/ contains the local engine of the assistant, its model and its data',
  },
  {
    folder: /^server\/src\/domains\/(?:assistant|outreach|ingest|leads)\/evaluation\//,
    files: file(WORDS + TESTED, 'ts|jsonl'),
    says: 'evaluation/ contains labeled texts that measure a domain, and the code that reads them, but no training data',
  },
  {
    folder: /^server\/src\/domains\/ingest\/reading\//,
    files: file(`(?:data/)?${WORDS}${TESTED}`, 'ts|json|jsonl|tsv'),
    says: 'reading/ contains the reader of permit texts, its concepts and its trained model',
  },
  {
    folder: /^server\/src\/domains\/locations\/address\//,
    files: file(WORDS + TESTED),
    says: 'address/ contains the parts of the address parser',
  },
  {
    folder: /^server\/src\/domains\/messaging\/content\//,
    files: file(WORDS + TESTED),
    says: 'content/ contains the words of messages and their rendering',
  },
  {
    folder: /^server\/src\/domains\/[^/]+\/data\//,
    files: file(`(?:${WORDS}/)*${WORDS}${TESTED}`, 'ts|json|geojson|tsv|csv|txt|gz'),
    says: 'data/ contains offline tables and the code that reads them',
  },
  {
    folder: /^server\/src\/domains\/[^/]+\/testing\//,
    files: file(WORDS + TESTED),
    says: 'testing/ contains code that several tests and proofs of a domain share',
  },
  {
    folder: /^server\/src\/domains\/[^/]+\//,
    files: file(
      `(?:tables|columns|policy|notifications|views|ports|jobs|gauges|routes|public|fixtures|seed|${WORDS}(?=\\.(?:db\\.)?(?:test|prove)))${TESTED}`,
    ),
    says:
      'a server domain has tables.ts, columns.ts (what each column contains), store/<noun>.ts, use-cases/<verb>.ts, policy.ts (who may), views.ts (who sees what), ' +
      'notifications.ts, rules/<noun>.ts (pure), ports.ts, jobs.ts, gauges.ts (metrics for operators), routes.ts, public.ts, fixtures.ts, seed.ts and data/',
  },
  {
    folder: /^server\/src\/app\/journeys\//,
    files: file(`${WORDS}(?:\\.db)?(?:\\.test|\\.prove)`),
    says: 'journeys/ contains the tests that cross domains; a test of one file is next to it',
  },
  {
    folder: /^server\/src\/app\//,
    files: file(
      `(?:main|env)(?:\\.test)?|(?:http|processes|signals|setup|compose|adapters|commands|backups|retention|embedded-postgres|leads|testing|text-files)/(?:${WORDS}/)*${WORDS}(?:\\.d)?${TESTED}`,
    ),
    says:
      'the app has main.ts, env.ts, http/ (the HTTP boundary), processes/ (start, worker, shutdown), signals/ (metrics, traces, ' +
      'incidents), setup/ (missing settings), compose/ (wiring of domains and ports), adapters/, commands/, backups/, retention/ ' +
      'and journeys/ (tests that cross domains)',
  },
  {
    folder: /^web\/src\/routes\//,
    files: file('(?:[\\w$.()-]+/)*[\\w$.()-]+', 'ts|tsx'),
    says: 'routes/ contains the file routes of the router',
  },
  {
    folder: /^web\/src\/domains\/[^/]+\//,
    files: file(`(?:${WORDS}/){0,2}${WORDS}${TESTED}`, 'ts|tsx|css'),
    says: 'a web domain has api.ts, pages/, <flow>/flow.ts and parts, in kebab-case',
  },
  {
    folder: /^(?:contract|server|web)\/src\/|^server\/seeds\/|^(?:tools|bench|e2e)\//,
    files: file(`(?:${WORDS}/)*${WORDS}(?:\\.gen|\\.worker|\\.d)?${TESTED}`, 'ts|tsx|mjs|css|json|geojson|svg'),
    says: 'files are named in kebab-case',
  },
];

/** Names that say nothing about the content. */
export const emptyWords: ReadonlySet<string> = new Set(
  'util utils helper helpers misc common shared lib-utils stuff manager'.split(' '),
);

/** A use case begins with one of these verbs, or its name has a dash (`offer-next`). */
export const verbs: ReadonlySet<string> = new Set(
  (
    'accept add adopt alert announce answer apply appoint approve archive ask assess assign authenticate block ' +
    'book build cancel change charge check choose claim clear close complete configure confirm connect contradict correct count ' +
    'counter create decide decline delete deliver deny dismiss dispute donate edit end erase estimate expire export ' +
    'extract fetch find flag follow forward generate geocode hide hold import invent invite keep list load locate lock ' +
    'mark match merge message move narrow normalize notify nudge object offer open opt order parse pause pay perform pick poll ' +
    'prepare process propose prove publish rate read receive recognize reconcile record refresh refund register release remind ' +
    'remove renew reopen reply report request requeue require reread reschedule resend reset resolve respond ' +
    'restore resume retry revoke save schedule search seed select send set settle show sign spread start step ' +
    'stop store submit subscribe suggest sum summarize suppress suspend sweep sync take tell track transcribe ' +
    'understand undo unlock unsubscribe update upload validate verify view watch withdraw write'
  ).split(' '),
);

/** A file in `store/` is named after what it stores, so it doesn't begin with one of these verbs. */
export const storeVerbs: ReadonlySet<string> = new Set(
  'create delete fetch find get insert list load read save update upsert'.split(' '),
);

/** Packages that call other companies; only adapters in `server/src/app` may use them. */
export const vendorPackages: readonly RegExp[] = [
  /^(?:stripe|twilio|nodemailer|openid-client|web-push|ai|openai)(?:\/|$)/,
  /^@(?:ai-sdk|anthropic-ai|sendgrid|aws-sdk)\//,
  /^aws4fetch$/,
];

/** Packages for SQL. */
export const sqlPackages: readonly RegExp[] = [/^drizzle-orm(?:\/|$)/, /^pg(?:\/|$)/, /^graphile-worker(?:\/|$)/];

/** Maximum lines of a file that isn't in `long-files.ts`. */
export const LONG_FILE = 250;
