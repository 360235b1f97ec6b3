/**
 * The closed vocabulary of the house: which kinds of file a folder may hold, and who may use whom.
 * `docs/architecture.md` explains it; this table is what is enforced.
 */

/** Left to right: a domain may use those in earlier rows, never its neighbours in the same row. */
export const domainOrder: readonly (readonly string[])[] = [
  // Offline tables of places: whoever reads or writes for people may look one up.
  ['locations'],
  ['messaging', 'assistant'],
  ['accounts'],
  ['directory', 'projects'],
  ['ingest', 'bids', 'outreach', 'payments'],
  ['service-requests'],
  ['appointments'],
];

export interface FolderVocabulary {
  /** Matches the folder part; what follows is matched by `files`. */
  readonly folder: RegExp;
  readonly files: RegExp;
  /** Ends the message: what belongs here. */
  readonly says: string;
}

const WORDS = '[a-z0-9]+(?:-[a-z0-9]+)*';
/** `flow`, `flow.test`, `flow.db.test`, `flow.prove`: tests stand beside what they test; `flow.bench` measures. */
const TESTED = '(?:\\.db)?(?:\\.test|\\.prove|\\.bench)?';
const file = (names: string, endings = 'ts') => new RegExp(`^(?:${names})\\.(?:${endings})$`);

/** The first row whose folder matches decides. */
export const vocabulary: readonly FolderVocabulary[] = [
  {
    folder: /^contract\/src\/domains\/service-requests\/contact-mask\//,
    files: file(`(?:testing/)?${WORDS}${TESTED}`, 'ts|jsonl'),
    says: 'contact-mask/ holds the parts of the contact mask, and in testing/ the texts that measure it',
  },
  {
    folder: /^contract\/src\/domains\/[^/]+\//,
    files: file(WORDS + TESTED),
    says: 'a contract domain is flat: endpoints.ts, lifecycle.ts and one <noun>.ts for each schema',
  },
  {
    folder: /^server\/src\/domains\/[^/]+\/store\//,
    files: file(WORDS + TESTED),
    says: 'store/<noun>.ts holds the SQL of one thing',
  },
  {
    folder: /^server\/src\/domains\/[^/]+\/use-cases\//,
    files: file(WORDS + TESTED),
    says: 'use-cases/<verb>.ts holds one verb',
  },
  {
    folder: /^server\/src\/domains\/[^/]+\/rules\//,
    files: file(WORDS + TESTED),
    says: 'rules/<noun>.ts holds a pure rule that only the server needs',
  },
  {
    folder: /^server\/src\/domains\/assistant\/engine\//,
    files: file(`(?:${WORDS}/)*${WORDS}${TESTED}`, 'ts|json|tsv'),
    says: 'engine/ holds the local engine of the assistant, its model and its data',
  },
  {
    folder: /^server\/src\/domains\/(?:assistant|outreach|ingest)\/evaluation\//,
    files: file(WORDS + TESTED, 'ts|jsonl'),
    says: 'evaluation/ holds labelled texts that measure a domain, and what reads them; never what it learns from',
  },
  {
    folder: /^server\/src\/domains\/ingest\/reading\//,
    files: file(`(?:data/)?${WORDS}${TESTED}`, 'ts|json|jsonl|tsv'),
    says: 'reading/ holds what reads the texts of permits, its concepts and the model that it learned',
  },
  {
    folder: /^server\/src\/domains\/locations\/address\//,
    files: file(WORDS + TESTED),
    says: 'address/ holds the parts of the one reader of addresses',
  },
  {
    folder: /^server\/src\/domains\/messaging\/content\//,
    files: file(WORDS + TESTED),
    says: 'content/ holds what a message says and how it is rendered',
  },
  {
    folder: /^server\/src\/domains\/[^/]+\/data\//,
    files: file(`(?:${WORDS}/)*${WORDS}${TESTED}`, 'ts|json|geojson|tsv|csv|txt|gz'),
    says: 'data/ holds offline tables and what reads them',
  },
  {
    folder: /^server\/src\/domains\/[^/]+\/testing\//,
    files: file(WORDS + TESTED),
    says: 'testing/ holds what several tests and proofs of a domain share',
  },
  {
    folder: /^server\/src\/domains\/[^/]+\//,
    files: file(
      `(?:tables|policy|notifications|views|ports|jobs|routes|public|fixtures|seed|${WORDS}(?=\\.(?:db\\.)?(?:test|prove)))${TESTED}`,
    ),
    says:
      'a server domain has tables.ts, store/<noun>.ts, use-cases/<verb>.ts, policy.ts (who may), views.ts (who sees what), ' +
      'notifications.ts, rules/<noun>.ts (pure), ports.ts, jobs.ts, routes.ts, public.ts, fixtures.ts, seed.ts and data/',
  },
  {
    folder: /^web\/src\/routes\//,
    files: file('(?:[\\w$.()-]+/)*[\\w$.()-]+', 'ts|tsx'),
    says: 'routes/ holds the file routes of the router',
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

/** Names that say nothing of what is inside. */
export const emptyWords: ReadonlySet<string> = new Set(
  'util utils helper helpers misc common shared lib-utils stuff manager'.split(' '),
);

/** A use case begins with one of these, or its name has a dash (`offer-next`). */
export const verbs: ReadonlySet<string> = new Set(
  (
    'accept add announce answer appoint approve archive assign authenticate block book cancel change check claim clear close complete confirm ' +
    'counter create decide decline delete deliver deny dismiss donate end estimate expire export extract fetch find flag forward ' +
    'geocode import invite list load locate lock mark match merge move nudge normalise notify offer open order parse pause pay pick ' +
    'poll process propose publish rate read record refresh refund register release remind remove reopen reply report request reschedule ' +
    'resend reset resolve respond restore resume retry revoke save schedule search seed select send settle show sign start ' +
    'stop store submit subscribe suggest summarise sweep sync track transcribe understand undo unlock unsubscribe update ' +
    'upload validate verify view watch withdraw'
  ).split(' '),
);

/** A file of `store/` is named after what it stores, so it doesn't begin with one of these. */
export const storeVerbs: ReadonlySet<string> = new Set(
  'create delete fetch find get insert list load read save update upsert'.split(' '),
);

/** Speak to other companies; only an adapter in `server/src/app` may. */
export const vendorPackages: readonly RegExp[] = [
  /^(?:stripe|twilio|nodemailer|openid-client|web-push|ai|openai)(?:\/|$)/,
  /^@(?:ai-sdk|anthropic-ai|sendgrid|aws-sdk)\//,
];

/** Speak SQL. */
export const sqlPackages: readonly RegExp[] = [/^drizzle-orm(?:\/|$)/, /^pg(?:\/|$)/, /^graphile-worker(?:\/|$)/];

/** Lines above which a file is worth a second look; said, not enforced. */
export const LONG_FILE = 250;
