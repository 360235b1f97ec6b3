import { wordSet } from './tokens.ts';

/** Domain endings that are not words: anything before '.com' is an address. */
export const CLEAR_ENDINGS = wordSet('com net org edu gov biz mx cc ly gl gle ee co io dev llc xyz tech uk ca us');
/** Domain endings that are also words: accepted after 'www', before a path, or after a host known for them. */
export const WORDY_ENDINGS = wordSet(
  'me info app tv shop site online store page pages link pro es la do so to at in services service repair plumbing construction contractors homes house web click live top club group works space host website gg am be',
);
/** Short links, maps and profiles whose ending is a word. */
export const KNOWN_HOSTS = wordSet(
  'bit t wa linktr goo maps ig m fb youtu g tinyurl is cutt rb tiny discord nextdoor yelp taskrabbit thumbtack angi beacons campsite carrd signal snapchat tiktok buff ow',
);
export const MAIL_PROVIDERS = wordSet(
  'gmail hotmail yahoo outlook icloud aol protonmail proton live msn ymail comcast att verizon bellsouth gmx zoho mail me mac sbcglobal twc spectrum insightbb windstream prodigy telmex',
);
/** Stores and makers. Customers link to products there, but these addresses don't lead to a person. */
export const STORES = wordSet(
  'homedepot lowes amazon walmart menards acehardware ferguson supplyhouse ebay ikea costco target wayfair harborfreight bestbuy tractorsupply sears truevalue samsclub',
  'rheem aosmith bradfordwhite whirlpool lg samsung ge geappliances moen deltafaucet kohler carrier trane lennox goodman honeywell generac ring nest maytag frigidaire bosch kitchenaid energystar zillow wikipedia weather manualslib repairclinic',
);

/** Spoken for '@', '.', '/', '_' and '-' within an address. */
export const AT_WORDS = wordSet('at arroba aroba arrova arobase');
export const DOT_WORDS = wordSet('dot punto period pto puntocom dotcom');
export const SLASH_WORDS = wordSet('slash diagonal barra');
export const JOINING_WORDS = wordSet('underscore guion guionbajo dash hyphen plus minus underline subguion');

/** Places where people have a profile. The second set holds words that also mean something else. */
export const PLATFORMS = wordSet(
  'insta instagram instagran ig snapchat facebook facebok fb feis feisbuk feisbook whatsapp whatsap telegram tiktok twitter venmo zelle cashapp paypal linkedin messenger discord nextdoor wechat skype youtube thumbtack yelp kik viber tik google googles angi homeadvisor craigslist pinterest reddit twitch linktree zoom facetime imessage groupme',
);
export const WORDY_PLATFORMS = wordSet('snap face signal line x app');
/** Asks to be looked up or written to. */
export const LOOK_UP_CUES = wordSet(
  'find look search add follow message msg dm hmu google friend reach contact hit inbox pm write tag venmo username user handle profile account screenname',
  'busca buscar busque busqueme buscame encuentra encuentrame encuentreme sigue sigueme sigame siganme agrega agregame agregueme anade mandame mandeme escribe escribame escribeme inbox usuario perfil cuenta contactame salgo aparezco aparece mensaje',
);
/** Ask for a profile and nothing else. */
export const HANDLE_CUES = wordSet(
  'dm hmu msg inbox username handle screenname follow agrega agregame agregueme anademe sigueme sigame usuario perfil',
);
/** Comes between a platform and a person's name there. */
export const NAMING_WORDS = wordSet(
  'as como soy user username usuario handle profile perfil account cuenta name nombre salgo aparezco under called at page pagina im am m llama llamo',
);
export const LINKING_WORDS = wordSet(
  'is es its it me mi my the el la por de del encuentra encuentran encuentras find can you puede pueden buscame busqueme estoy tengo i to a con se un una estamos nos encuentras aparecemos salimos somos buscan we are re you ll be found there too also just hay bajo',
);
/** Follows '@' or a platform without being a name. */
export const NO_HANDLES = wordSet(
  'home house work noon night morning midnight las la los el the my mi casa least any all about around once door front back school church a an this that and or y o in on at en es is it its not no we i he she they you when where what how why who which but so to for from with marketplace market group groups grupo ad ads page post video videos photo photos pictures pics live chat',
  'que cuando donde porque pero con para por un una lo le se me no si ya mas muy bien mal broken down working slow posted bought found seen watched available advertised shared uploaded check everything more reviews review says maps nest search open someone anyone something anything him her them us one guy contractors people others loose tight leaking clogged stuck off out up fine good better best ok okay really very only just',
);
