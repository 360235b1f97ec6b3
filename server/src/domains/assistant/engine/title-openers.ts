/** A pattern at the beginning of a clause, and its replacement. */
export type Rewriting = readonly [pattern: RegExp, instead: string];

const WHO = String.raw`(?:someone|somebody|anyone|anybody|(?:an?|the|some|your) (?:good |licensed |local )?(?:plumber|electrician|handyman|contractor|carpenter|painter|roofer|technician|tech|guy|person|pro|professional|company|crew)s?)`;
const HELP = String.raw`(?:help|advice|tips?|suggestions?|ideas?|pointers|recommendations?|guidance|info|information|input|assistance|opinions?|thoughts|clues?)`;

/**
 * Phrases before the point. They can follow each other: 'Hi, quick question: how do I …'. Some are rewritten: 'why does
 * my toilet run' becomes 'Toilet runs'.
 */
export const OPENERS: readonly Rewriting[] = [
  [/^[\s,.;:!?…'"“”*#•·>/-]+/u, ''],
  [
    /^(?:u+m+|u+h+|e+r+m*|a+h+|o+h+|h+m+|okay|ok|yeah|yes|yep|alright|all right|basically|anyways?|well(?=,| it| i\b| we\b)|so|and|but|also|plus|or|because|now|then|actually|apparently|right now|just|still|currently|recently|today|lately|unfortunately|suddenly|however|otherwise|alternatively|first|second|third|maybe|lol|yo|ma'am|sir|no wait|like|asap|urgent|emergency|diy|when it comes to|when(?= \w+ing\b)|it was (?=\w+ing\b))\b(?!['’-])[\s,.!…:-]*/iu,
    '',
  ],
  [
    /^(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|dear|sir|madam|there|guys|all|everyone|everybody|folks|y'?all|team|plumbline|reddit|fixit)\b(?=[\s,.!…-]|$)(?! (?:is|are|was|of|the)\b)[\s,.!…-]*/iu,
    '',
  ],
  [/^(?:please|pls|plz|kindly|thanks|thank you|sorry)\b[\s,!.]*/iu, ''],
  [/^(?:my name is|i'?m|i am|this is|it'?s)(?=\s*(?:,|and\b|$))\s*(?:and\s+)?/iu, ''],
  [
    /^(?:quick |newbie |noob |simple |dumb |stupid |basic |another |two part )*(?:question|questions|advice|help|request|issue|problem|job|work|project)(?: (?:here|about|for you|regarding|with|on|request|wanted|needed))*\s*[,:;.!…-]+\s*/iu,
    '',
  ],
  [/^(?:a |one )?(?:quick )?question(?:s)? (?:about|regarding|on|for)\s+/iu, ''],
  // Requests for help or for a person.
  [
    new RegExp(
      String.raw`^(?:(?:i|we) )?(?:am |are |'m |'re )?(?:(?:really|desperately|badly|just|could|can|would|do|urgently) )*(?:need(?:s|ed|ing)?|want(?:ed|ing)?|use|seek(?:ing)?(?: out)?|look(?:ing)? for|search(?:ing)? for|get|request(?:ing)?|any(?=\s)|please|appreciate)\s+(?:(?:some|any|a little|a bit of|your|more|professional|expert|immediate|serious|urgent|of) )*${HELP}\b(?: please| asap)?[,.!:]*(?:\s+(?:with|on|for|about|regarding|in|from (?:an?|some) \w+|to|how to|of|how)\b)*\s*`,
      'iu',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`^${HELP}(?: (?:needed|wanted|please|required))*\s*(?:[,.!:]+\s*|(?:with|on|for|about|regarding|me|us|to|how to)\s+)+`,
      'iu',
    ),
    '',
  ],
  [/^help(?: me| us)*\s+(?=[a-z]+ing\b)/iu, ''],
  [/^(?:i|we) need (?:your|some) help\b[\s,!.]*/iu, ''],
  [
    new RegExp(
      String.raw`^(?:(?:i|we) |i'd |we'd |i'm |we're |i am |we are )?(?:(?:really|just|would|do) )*(?:need|want|like|looking for|looking to (?:get|find|hire|have)|trying to find|hoping to (?:find|get|hire)|have to (?:find|get|hire)|need to (?:find|get|hire|have)|would like|send|get|calling for|searching for)\s+(?:to (?:have|get|find|hire)\s+)?${WHO}(?:\s+(?:out|over|here|asap|today|tomorrow|please))*(?:\s+(?:who|that) (?:can|could|knows how to|will|would))?(?:\s+to come(?: (?:out|over|by|here))?(?: (?:and|to))?|\s+(?:to|for|because|as|since|who|that|with)\b)*\s*`,
      'iu',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`^(?:can|could|would|will|does|is there|do you (?:know|have)) (?:you(?: guys)?|${WHO})(?: please| possibly| maybe| available| around)*(?:\s+(?:come|send|take a look|look)(?: (?:${WHO}|out|over|by|at|and|to|someone))*)?(?:\s+(?:help(?: me| us)?(?: (?:to|with|out with))?|know(?:s)? (?:how to|if|why|what)?|tell me (?:how|why|what|if)|give me|explain|that can|who can|to))*\s+`,
      'iu',
    ),
    '',
  ],
  // Wishes, plans and attempts.
  [
    /^(?:(?:i|we) (?:also )?|i'd |we'd |i'm |we're |i am |we are )(?:(?:really|just|also|now|currently|always|finally|been|have|was|were|am|are) )*(?:would like|like|need(?:ed)?|want(?:ed)?|wanting|looking|trying|tried|hoping|planning|thinking (?:about|of)|considering|interested in|going|have|had|got|wish|plan|intend|attempting|getting ready|about|wondering how|wondering about)\s+(?:to\s+)?(?:(?:have|get|find|see) (?=(?:a|an|my|our|the|some)\b))?(?!(?:no|to|a question)\b)/iu,
    '',
  ],
  [
    /^(?:just )?(?:need(?:s|ing)?|want(?:s|ing)?|looking(?: for)?|trying|hoping|planning|wishing|have|attempting|considering|thinking about|(?:may|might|will) need|(?:i |we )?(?:wanna|gotta|have got to))\s+(?:to\s+(?:(?:have|get) (?=(?:a|an|my|our|the|some)\b))?|(?:a|an|my|the|our|some)\s+)/iu,
    '',
  ],
  [/^(?:considering|paying to (?:have|get)|thinking about|thinking of)\s+/iu, ''],
  [
    /^(?:having|had|have|been having|running into)\s+(?:(?:some|a lot of|lots of|major|serious|big|a|an|huge|minor|weird|constant|ongoing) )*(?:trouble|troubles|issues?|problems?|difficult(?:y|ies))\s+(?:with|in|on|getting)\s+/iu,
    'Problem with ',
  ],
  [
    /^(?:i|we)(?:'m| am|'re| are|'ve| have)?(?: been)? having (?:(?:some|a lot of|a|an|major|serious|big|weird) )*(?:trouble|issues?|problems?)\s+(?:with|in|on|getting)\s+/iu,
    'Problem with ',
  ],
  [
    /^(?:(?:some|a|an|my|our|the|i think|it seems|there is|there's|theres) )*(?:issues?|problems?|trouble) (?:is |are )?(?:with|in|on|regarding)\s+/iu,
    'Problem with ',
  ],
  [
    /^(?:there(?:'s| is|s) )?(?:something|somethings|something's)(?: is|'s| seems| seriously| very)* (?:wrong|off|broken|up) (?:with|in|on)\s+/iu,
    'Problem with ',
  ],
  [
    /^(?:(?:i|we) )?(?:can'?t|cannot|could not|couldn'?t|trying to|need to|unable to)? ?(?:figure out|find out|understand|tell|determine) what(?:'s| is|s) (?:wrong|going on|happening|up) (?:with|in)\s+/iu,
    'Problem with ',
  ],
  [/^what(?:'s| is|s) (?:wrong|going on|happening|up) with\s+/iu, 'Problem with '],
  [
    /^(?:(?:i|we) )?(?:can'?t|cannot|could not|couldn'?t) (?:figure out|tell|understand|find out) (?:how to|why|if|whether|how|where)\s+/iu,
    '',
  ],
  [
    /^(?:(?:i|we)(?:'m| am|'re| are)? )?not (?:exactly |really |too |quite )?sure (?:how to|why|what(?:'s| is) causing|how|about|that|exactly how)\s+/iu,
    '',
  ],
  [
    /^(?:(?:i|we)(?:'m| am|'re| are)? )?(?:not (?:really |quite )?sure|how (?:to|do i|can i) (?:tell|know)) (?:if|whether) (?:my |our |the )?/iu,
    'Check if ',
  ],
  [
    /^(?:i|we) (?:think|believe|guess|suspect|noticed|see|found|discovered|fear|know|feel like|heard|realized|just noticed|just found)(?: out)?(?: that)?\s+/iu,
    '',
  ],
  [
    /^(?:just )?(?:noticed|found|discovered|seeing|hearing|got|getting)(?: that)?\s+(?=(?:a|an|some|the|my|our|water|mold|cracks?|large|two|three|no)\b)/iu,
    '',
  ],
  // Possession and existence.
  [
    /^(?:(?:i|we) (?:(?:have|'ve) )?(?:got|have|had|own)|i've|we've|i've got|we've got|got|having|have)\s+(?=(?:a|an|some|my|our|the|no|two|three|four|several|one|\d+|water|mold|cracks?|sewage|low|bad|leaking|old|broken|rats?|mice|multiple|loose|wet|lots|another|this|poor|weak|large)\b)/iu,
    '',
  ],
  [
    /^(?:there(?:'s| is| are| was| were|s| has been| have been| seems to be| appears to be)|it(?:'s| is)(?= (?:the|my|a|an|about|that)\b)(?: about| that)?|its that|it seems(?: like| that)?|what (?:i'm|we're|i am) (?:writing|calling|asking) (?:for|about) is|that's what i need|somebody needs to(?: come)?(?: and| over and)?|it's mainly about|mainly|mostly|do y'?all(?: do)?|it looks like|looks like|seems like|sounds like|turns out|what i need is|what i want is|all i need is|the (?:problem|issue|main thing|trouble|situation|matter) is(?: that)?)\s+/iu,
    '',
  ],
  // Questions.
  [
    /^(?:how (?:on earth )?(?:do|can|should|would|could|to|did|much (?:does it cost|would it cost|to|is it|for|will it cost)|often (?:do|should)|hard is it|difficult is it|long does it take)(?: (?:i|we|you|one|need to))*(?: (?:go about|best|properly|safely|quickly|get the house|deal with|to|need to))*)\s+/iu,
    '',
  ],
  [
    /^(?:what(?:'s| is| are|s|'re) |whats )?(?:the )?(?:best|cheapest|easiest|right|proper|safest|correct|fastest) (?:way|ways|method|option|fix|approach|thing)s? (?:to|for|of)\s+/iu,
    '',
  ],
  [/^what(?:'s| is|s|'s possibly| could be| would be| might be| is possibly)? causing\s+(?=\S)/iu, ''],
  [
    /^(?:is (?:it|there) )?(?:any |a |some )?(?:(?:safe|good|easy|cheap|quick|possible|possibility|way|okay|ok|safe) )+(?:to|for me to|of)\s+/iu,
    '',
  ],
  [/^(?:can|could|should|would|may|will) (?:i|we|you|one|it)\s+(?:just |please |still |safely |even |really )*/iu, ''],
  [
    /^(?:do|does|did|have|has) (?:i|we|you|anyone|anybody|someone|somebody)(?: guys)?\s+(?:really |actually |ever |just |even )*(?:know (?:how to|why|what|if|of|where to)|need to|have to|have (?=(?:a|an|any)\b)|had|dealt with|experienced|seen|tiled)?\s*/iu,
    '',
  ],
  [/^(?:where (?:should|can|do|could|would) (?:i|we) (?:buy|find|get))\s+/iu, ''],
  [
    /^(?:where|what|who|which|when|why|how come|how|if|whether) (?:is|are|was|were)\s+(?=(?:the|my|our|this|these|there|a|an)\b)/iu,
    '',
  ],
  [
    /^(?:considering|wondering (?:if|how|about|why)|curious (?:about|if)|any(?:one|body)? know (?:how to|why|what|if|of)|school me on|teach me|explain|tell me (?:how|why|about)|has anyone|have you|i was wondering (?:if|how|about)|hoping (?:someone|you) can|should i|i could use|any (?:reason|clue|idea)s?(?: on| why| how)?|if (?:someone|you|anyone) (?:could|can))\s+(?:i |we |you )?(?:get )?/iu,
    '',
  ],
  [/^(?:are|is|was|were) (?=(?:the|my|our|this|these|a|an)\b)/iu, ''],
  [/^(?:why|how come)\s+(?:does|do|is|are|did|has|have|would|won'?t|can'?t|isn'?t|doesn'?t)\s+/iu, ''],
  [/^(?:why|how come)\s+/iu, ''],
  [
    /^(?:i|we) (?=(?:\w+ed|broke|burst|hit|cut|dropped)\b)(?!(?:need|used|called|moved|tried|asked|wanted|noticed|turned|checked|looked)\b)/iu,
    '',
  ],
  [/^(?:i|we) (?:can |keep |still |just )*(?=(?:smell|hear|lost)\b)/iu, ''],
  [/^(?:get |getting |want )?(?:an? )?(?:quote|price|estimate|bid)s? (?:on|for|to)\s+/iu, ''],
  [/^(?:this|that|it) is\s+/iu, ''],
  [/^(?:i |we )?(?:wanna|gotta|got to|have to|need to|want to)\s+/iu, ''],
  [
    /^(?:(?:i'?m|i am|we'?re|we are) )?(?:calling|writing|asking|texting|reaching out) (?:about|because|for|regarding)\s+/iu,
    '',
  ],
  // Determiners, which don't start a title.
  [
    /^(?:my|our|the|a|an|this|that|these|those|some|his|her|their|your)\s+(?!(?:is|was|i|wife|husband|mother|mom|dad|father|neighbor|landlord|tenant|roommate|kids?|son|daughter|brother|sister|buddy|friend|builder|previous)\b)/iu,
    '',
  ],
  [/^(?:my|our)\s+/iu, ''],
];

/** The openers in Spanish. */
export const SPANISH_OPENERS: readonly Rewriting[] = [
  [
    /^(?:este+|eh+|em+|mmm+|pues|bueno|mire|miren|oiga|oigan|ok|okay|a ver|es que|f[ií]jese(?: que)?|disculpe|disculpen|perd[oó]n|y|pero|porque|tambi[eé]n|ahora|ahorita|adem[aá]s|solo|s[oó]lo|nom[aá]s|ya|urge|urgente|ayuda)\b(?![-])[\s,.!…:]*/iu,
    '',
  ],
  [
    /^[¡¿]*(?:hola|buen(?:os|as)? (?:d[ií]as|tardes|noches|d[ií]a)|buenas|qu[eé] tal|saludos|amigos?|se[nñ]or(?:es|a)?|a todos)\b[\s,.!…-]*/iu,
    '',
  ],
  [/^(?:por favor|porfa|porfavor|favor de|gracias)(?=[\s,.!…]|$)[\s,.!…]*/iu, ''],
  [/^(?:me llamo|mi nombre es|soy)\b[^,]{0,40}?(?:,| y )\s*/iu, ''],
  [
    /^(?:(?:yo )?(?:necesito|necesitamos|ocupo|ocupamos|quiero|queremos|quisiera|quisi[eé]ramos|busco|buscamos|me gustar[ií]a|nos gustar[ií]a|me urge|solicito|requiero))\s+(?:que )?(?:(?:me|nos) )?(?:manden |venga[n]? )?(?:a )?(?:contratar )?(?:(?:alguien|quien|una persona|un se[nñ]or|ayuda|un plomero|un electricista|un t[eé]cnico|un carpintero|un pintor|un contratista|un handyman|un maestro|un alba[nñ]il|una cotizaci[oó]n|un presupuesto|quien)(?=[\s,.]|$)\s*)?(?:(?:urgente|hoy|ma[nñ]ana|lo antes posible|r[aá]pido)\s+)*(?:,?\s*(?:que (?:me |nos |lo |la )?(?:venga[n]? (?:a|para)|pueda[n]?|sepa[n]?)?|para(?: que)?|pa|(?:me |nos )(?:los |las |lo |la )?(?=\S+en\b)|porque|con|ya que|de|pues)\s+)*/iu,
    '',
  ],
  [
    /^¿?(?:me |nos )?(?:puede|pueden|podr[ií]an?|alguien (?:puede|sabe|podr[ií]a))(?: alguien)?\s+(?:venir a|ayudarme (?:a|con)|ayudar(?:nos)? (?:a|con)|mandar a alguien (?:a|para|que)|c[oó]mo)?\s*/iu,
    '',
  ],
  [
    /^(?:(?:yo )?(?:tengo|tenemos|hay que|hay|ten[ií]a|traigo|encontr[eé]|encontramos|not[eé]|vi|veo|creo que|parece que|resulta que|es que|hace \S+ \S+ que|es (?=(?:el|la|los|las)\b)|ustedes|lo que (?:pasa|necesito|quiero) es(?: que)?|el problema es(?: que)?|estoy teniendo|estamos teniendo))\s+(?:que (?=\S+[aei]r\b))?/iu,
    '',
  ],
  [/^(?:un |una |unos )?problemas? (?:con|en|de)\s+/iu, 'Problema con '],
  [/^(?:una )?(?:cotizaci[oó]n|presupuesto) (?:para|de)\s+/iu, ''],
  [/^¿?c[oó]mo (?:puedo|podemos|se puede|hago para|le hago para)?\s*/iu, ''],
  [/^¿?(?:por ?qu[eé]|porqu[eé])\s+/iu, ''],
  [/^se (?:me|nos|le)\s+/iu, 'Se '],
  [/^(?:el|la|los|las|un|una|unos|unas|mi|mis|nuestro|nuestra|nuestros|nuestras|este|esta)\s+/iu, ''],
];

/** Filler at the end of a clause. */
export const CLOSERS: readonly RegExp[] = [
  /[\s,.;:!?…*-]+$/u,
  /(?:^|[\s,]+)(?:please|pls|plz|thanks|thank you|thx|ty|asap|help|help me|help please|urgent|lol|you know|i guess|or whatever|or something|and so on|etc|yeah|bye|right away|as soon as possible|needed|wanted|if possible|to fix|any ideas?|any advice|any help|any fix(?:es)?|any tips|any suggestions?|possible|what to do|for me|properly|in your opinion|correctly|fix or replace|anyways?|xpost|repost|pics?(?: (?:inside|within|included))?|pictures?(?: included)?|photos?(?: included)?|somehow|around here|too|as well|soon|(?:actually )?worth(?: it)?|no matter what(?: we do| i do)?|though|already|question|questions|advice|suggestions|today|tomorrow|right now|now)$/iu,
  /(?:^|[\s,]+)(?:advice\/help|por favor|porfa|porfavor|gracias|urge|urgente|saludos|bendiciones|lo antes posible|ayuda|hoy|ma[nñ]ana|ahorita|ahora)$/iu,
];

/** Ends of clauses after which another topic begins as a separate clause. */
export const TURNS =
  /\s(?:(?:because|cause|cuz|although|though|even though|however|is there|are there|what should|what could|what would|how much|how do|please help|any ideas?|any advice|any tips|my (?:phone|number|email|name)|call me|text me|thanks|porque|aunque|as[ií] que|entonces|gracias|por favor|(?:says|said|dice|dijo)(?: that| que)?(?! \d))(?=\s|$)|(?:but|except) (?=(?:i|i'm|we|want|need|not sure|don't|didn't|first|there|it's|it|its|they|no idea|what|now|the|my|our)\b)|so (?:that |now |then )?(?=(?:i|we|it|my|the|now)\b)|and (?:then |now |so |also |just |like )*(?=(?:i|i'm|i've|we|we're|it|it's|its|they|there|there's|he|she|you|(?:can|could|would) (?:you|someone|somebody|i|we)|please|need|want|have|had|not sure|am|are|will this|every|what|my|our|this)\b)|which (?=(?:is|was|has|i|we|makes|causes)\b)|(?<!\b(?:how|what|where|why|when|which|also|often) )(?:can|could|should) (?=(?:i|you)\b)|pero (?=(?:no|necesito|quiero|ya|creo|me|yo)\b)|y (?:ya |ahora |tambi[eé]n )*(?=(?:no|me|se|lo|la|el|le|mi|necesito|quiero|quisiera|hay|est[aá]|ya|a[uú]n|todav[ií]a|nom[aá]s|cuando|creo|necesitamos|ahora|es|son)\b))/iu;

/** Positions where a clause that is too long may end: preferably before another clause, else before a phrase. */
export const WEAK_TURNS: readonly RegExp[] = [
  /(?:,\s+(?:and\s+)?|\s+(?:but|when|whenever|while|if|that|which|who|after|before|since|until|every time|each time|no matter|instead|as|so|then|although|pero|cuando|desde|si|que|mientras|despu[eé]s|cada vez|porque)\s+)/giu,
  /\s+(?:and|or|where|for|due to|due|to|with|without|like|in order|using|via|from|next to|during|y|o|para|sin|con|por)\s+/giu,
];
