/**
 * The words that file names in the domains consist of, in addition to the verbs of use cases. Prefer a term from the
 * glossary to a new word. Add a new term of the product to the glossary, too.
 */
export const domainWords: ReadonlySet<string> = new Set(
  (
    'a abbreviations absence acceptance account accounts action actions address addresses again agreed alerts all ' +
    'amount and announced answering answers api app appointment appointments area areas around arrival arrive as ' +
    'aside asked assistant at attempt audit authentic authenticator back bad badge badges banner batch belief ' +
    'best bid bidder bids billing binary blds body booked booking bounce box boxes breaker browser budget business ' +
    'busy button by calendar calendars call calls cap card case categories category cell cells challenge changes channel ' +
    'channels charge charges chat checked checkout chips choice chosen cities city classifier clauses clock cluster ' +
    'clusters code codes column columns command company comparison confirmation congratulations connection consent ' +
    'construction contact contacts content contractor contractors contradiction controls corpus correction ' +
    'corrections cost county cslb cues current cursor customer danger dashboard data date dates day dead decision ' +
    'decisions delivery demo dependencies dependency description details detect device dialog dialogs digest ' +
    'disclosure dispute distance donation donor draft drafts drawing due early elsewhere email endpoints engine ' +
    'entry erasure evaluation event evidence external facets fact factor factors facts failure fate fates feature features ' +
    'fee feed fees field fields files filter filters final finder first fixtures flow folded for forgot form ' +
    'format forms found frame free fresh from gate gauges geocodable geocoded geocoder geocoding geolocation ' +
    'gestures google groups handles handover happening hash hazards head health held hidden history holidays home ' +
    'host hostile hours house html human identity idle ids imported in incident incoming index injection innocent ' +
    'input instant intent invalid invitation item job jobs judge jurisdictions keep kept key keys keyword kind kinds known ' +
    'label language languages layer lead leads ledger letter letters lexicon license licenses life lifecycle ' +
    'lifetimes limit limits line lines link linkify links listed listing listings live lives local location log ' +
    'login look losses louisville mail mailbox mailed main map mapping marker marks mask matches matter me memory ' +
    'mentions menu merged messages messaging method middle mode model moment money month name names need needs ' +
    'negation new next no normalized not note notifications now number numbers object ocds of off offers on one openers ' +
    'opening operator operators opportunities opportunity options ordinary origin other out outcome outdated ' +
    'outgoing outlines outreach outside over overture overview own owner page pages panel panels params part ' +
    'parties parts party pass passkey passkeys password payment payments pending permit permits person personal phone ' +
    'phones picked picker pin place placeholder places plain plan plane plumbers plumbing point pointed points ' +
    'policy popup ports position postings preferences preferred preview priority privacy problem profile progress ' +
    'project projects proof proposal proposed props proven provider public purpose push qr quantities query ' +
    'question queued quiet races readable reading real reason receipt receipts recent reconciliation recording ' +
    'recovery referral refusals registration reminder reminders render reopening replies reports requests ' +
    'response rest results review reviewer reviews routes row rules run safe safety said same sample samples sandbox ' +
    'schematic scope score script second secret secrets sector security seen segments selected sent sentence ' +
    'service session sessions settings setup shape shapes share signals signature site situation skeleton slot ' +
    'slots slug sms soft sort source sources spanish specialties speech spelling spending spoken standing star ' +
    'stars state stats status stay stem steps storable stored street streets strip stripe submission submitted ' +
    'subscription success support suppressed synthetic tab table tables tabs terms test text texted texts the ' +
    'thin tiles time timeline times tip title to toasts token tokens topic touches tracked tracking trade trades travel ' +
    'trouble trust turn type typing understanding understood unit up us usage use user values vanished views ' +
    'visitor voice waiting was watchers ways web webhook welcome what when windows wish with wording words work ' +
    'working world writer yet zip ' +
    // Leads that come to people.
    'agenda anchors backfill candidate counts days deadline disputes figures firm firms follows mention news partners ' +
    'narrowing narrowings pipeline pursuit pursuits records ruling stage stages visit watch watches weeks zone ' +
    // Files and photos.
    'access black context file late mixed odd photo photos prepare refusal stored upload uploads ' +
    // Confirmed contacts.
    'confirmed plausible proofs unconfirmed unsent wait ' +
    // Conversations.
    'announcement thread threads unread ' +
    // The end of a job.
    'objection ' +
    // Emergencies.
    'emergency lane night soonest ' +
    // The search index in memory.
    'array cache directory divided followed forest full growing indexed lists nodes record scan specialty sphere tree'
  ).split(' '),
);
