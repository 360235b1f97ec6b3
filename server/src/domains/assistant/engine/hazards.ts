import type { Danger, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';

/**
 * A pattern, and a list of words of which every match contains at least one, so that most patterns can be skipped.
 * `inund*` stands for every word that starts with 'inund'.
 */
export type Sign = readonly [words: string, pattern: RegExp];

/** A problem that can't wait. */
export interface Hazard {
  readonly name: string;
  /** The trade that fixes it if the text names none. */
  readonly workType: WorkType;
  /** The danger it poses; null if it is only urgent. */
  readonly danger: Danger | null;
  /** One of these must match in one clause, in lowercase and without apostrophes. */
  readonly signs: readonly Sign[];
  /** If given, one of these must match anywhere. */
  readonly circumstances?: readonly RegExp[];
  /** Counts even if described as past, habitual or feared: a false alarm costs little, but silence could cost lives. */
  readonly always?: true;
}

const COLD =
  /\b(?:freezing|frozen|below zero|below freezing|sub ?zero|minus|snow(?:ing|storm)?|blizzard|ice storm|cold outside|bitter(?:ly)? cold|baby|infant|newborn|toddler|elderly|old (?:lady|man|woman)|senior|coats?|blankets?|see (?:my|our) breath|(?:ten|teens|twenty|thirty|[0-4]?\d)(?: \w+)? (?:degrees|outside|in here)|[0-3]\d f)\b/;
const HOT =
  /\b(?:heat ?wave|(?:9\d|1[0-2]\d)(?: degrees| outside| in here| f)?|baby|infant|newborn|elderly|pregnant|oxygen|medical)\b/;

/** In order of danger. The first match decides. */
export const hazards: readonly Hazard[] = [
  {
    name: 'gas',
    workType: 'plumbing',
    danger: 'gas',
    always: true,
    signs: [
      [
        'gas propane',
        /\b(?:smell(?:s|ing|ed|t)?|whiff|odou?r|stinks?|reeks?)(?: (?:of|like|a|some|the|strong|strongly|natural|propane|bit|faint|little|lot))* (?:gas|propane)\b(?! (?:station|can|mower|engine|mask))/,
      ],
      ['gas propane', /(?<!\b(?:sewer|septic|drain|tear) )\b(?:natural )?(?:gas|propane) (?:smell|odou?r)\b/],
      [
        'gas',
        /(?<!\b(?:ac|refrigerant|freon|argon|sewer|exhaust) )\bgas(?: (?:line|pipe|valve|stove|meter|main|heater))?(?: (?:is|was|has|might be|may be|could be|keeps))* (?:leak(?:s|ing|ed)?|hiss(?:es|ing)?)\b(?! (?:detector|alarm|sensor|test))/,
      ],
      ['gas', /\bleaking (?:natural )?gas\b/],
      ['gas', /\b(?:hit|cut|broke|ruptured|punctured|struck) (?:a|the|my|our) gas (?:line|pipe|main)\b/],
      ['rotten', /^(?!.*\b(?:water|faucet|taps?|drain|sink|shower|toilet|sewer|well)\b).*\brotten eggs?\b/],
      [
        'gas',
        /\b(?:huele|olor|apesta|oler|olio)(?: \w+){0,3} a gas\b|\b(?:fuga|fugando|fugandose)(?: \w+){0,2} (?:de |el )?gas\b/,
      ],
    ],
  },
  {
    name: 'carbon-monoxide',
    workType: 'hvac',
    danger: 'carbon-monoxide',
    always: true,
    signs: [
      [
        'monoxide co co2',
        /\b(?:carbon monoxide|co2?|monoxide) (?:alarm|detector|sensor|monitor)s? (?:(?:is|are|was|keeps?|just|started|has been|wont stop|in \w+|by \w+|near \w+) )*(?:go(?:es|ing)? off|went off|beep(?:s|ing)?|alarm(?:s|ing)|sound(?:s|ing)?|scream(?:s|ing)?|trigger(?:s|ed)|reads? (?:high|\d+))/,
      ],
      ['monoxide', /\bcarbon monoxide (?:poisoning|leak(?:s|ing)?|is|coming)\b/],
      ['co', /\bco (?:leak|poisoning)\b/],
      [
        'monoxido',
        /\b(?:suena|sonando|pita|pitando|sonar)\b.*\bmonoxido\b|\bmonoxido\b.*\b(?:suena|sonando|pita|pitando|sonar|marca)\b/,
      ],
    ],
  },
  {
    name: 'fire',
    workType: 'electrical',
    danger: 'fire',
    signs: [
      [
        'fire flames',
        /\b(?:on fire|caught fire|catching fire|catches fire|up in flames|(?:house|kitchen|electrical) fire (?:right )?now)\b/,
      ],
      [
        'fire flame flames',
        /\b(?:shooting|shoots|spitting) (?:out )?(?:fire|flames?)\b|\bflames? (?:is |are )?(?:coming|shooting|rolling)\b/,
      ],
      [
        'smoke',
        /^(?!.*\b(?:cigarettes?|neighbou?rs?|grill|smoker|fireplace|wood stove|bbq|pizza|cooking)\b).*\b(?:smoke (?:is |was )?(?:coming|pouring|filling|billowing|from)|(?:full of|fill(?:ed|s|ing)(?: up)? with) (?:\w+ )?smoke)\b/,
      ],
      [
        'smoking smokes',
        /\b(?:outlet|plug|socket|switch|panel|breaker|breaker box|fuse box|wire|wires|wiring|furnace|heater|dryer|light|fixture|fan|ac)(?: \w+){0,2} (?:smoking|smokes)\b/,
      ],
      ['smoking', /\bsmoking (?:outlet|plug|socket|switch|panel|breaker|wires?|light|furnace)\b/],
      [
        'humo fuego llamas lumbre quemando incendi*',
        /\b(?:sale|salen|saliendo|salio|echa|echando|hay|veo|saca)(?: \w+){0,2} (?:humo|fuego|llamas|lumbre)\b|\bse (?:esta )?(?:quemando|incendi\w+|prendio fuego)\b|\bllen\w+(?: todo)? de humo\b/,
      ],
    ],
  },
  {
    name: 'power-line',
    workType: 'electrical',
    danger: 'electric',
    signs: [
      ['line lines', /\b(?:downed|fallen|hanging) (?:power|electric(?:al)?|utility) lines?\b/],
      [
        'line lines',
        /\b(?:power|electric(?:al)?|utility) lines? (?:\w+ ){0,3}(?:down|fell|fallen|on the ground|came down|in (?:the|our|my) yard)\b/,
      ],
    ],
  },
  {
    name: 'medical-power',
    workType: 'electrical',
    danger: 'electric',
    always: true,
    signs: [
      ['power electricity', /\bno (?:power|electricity)\b/],
      ['power electricity', /\b(?:power|electricity) (?:is |went |has gone )?(?:out|off)\b/],
      ['power electricity', /\b(?:lost|without) (?:power|electricity)\b/],
    ],
    circumstances: [
      /\b(?:oxygen|ventilator|cpap|dialysis|medical (?:equipment|device|machine)|breathing machine|insulin)\b/,
    ],
  },
  {
    name: 'electric-shock',
    workType: 'electrical',
    danger: 'electric',
    signs: [
      [
        'spark sparks sparking sparked arcing',
        /^(?!.*\bspark plug).*\b(?:outlets?|plug(?:s|ged)?|panel|breakers?|switch(?:es)?|sockets?|wir(?:es?|ing)|cords?|lights?|fixture|fan|box|electrical|electric|electricity|receptacle|meter|furnace|heater|microwave|dryer|oven)\b.*\b(?:sparks?|sparking|sparked|arcing)\b/,
      ],
      [
        'sparks sparking sparked arcing',
        /^(?!.*\bspark plug).*\b(?:sparks|sparking|sparked|arcing)\b.*\b(?:outlets?|plug|panel|breakers?|switch|sockets?|wir(?:es?|ing)|cord|lights?|fixture|fan|box|ceiling|wall|receptacle|meter)\b/,
      ],
      [
        'spark sparks',
        /\b(?:see|seeing|saw|throwing|shooting|shoots) sparks\b|\bsparks? (?:flew|flying|fly|came|come|coming|jump\w*)\b/,
      ],
      [
        'melts melted melting scorched scorching charred burnt burned burning',
        /\b(?:outlets?|plugs?|sockets?|switch|switches|panel|breaker|breaker box|fuse box|wires?|wiring|cord|receptacle|switch plate)\b(?: \w+){0,4} (?:melt(?:s|ed|ing)|scorch(?:ed|ing)|charred|burn(?:t|ed|ing)(?! (?:out|up (?:a )?bulbs?))|smells? burn(?:t|ing))\b/,
      ],
      [
        'touch',
        /\b(?:outlets?|plugs?|sockets?|switch|switches|panel|breaker|receptacle|switch plate|cord)\b(?: \w+){0,3} (?:hot|warm) to (?:the )?touch\b/,
      ],
      [
        'hot',
        /\b(?:outlet|plug|socket|switch|panel|breaker|receptacle|switch plate|cord)\b (?:is|feels|gets|getting|got) (?:so |very |really |too |super )?hot\b/,
      ],
      [
        'burning burnt',
        /^(?!.*\b(?:dust|food|toast|candle|leaves)\b).*(?:\bburning (?:plastic |electrical |rubber |wire )?(?:smell|odou?r)|\bsmell(?:s|ing|ed)? (?:like |of |something |burnt |electrical |a )*burn(?:ing|t)\b)/,
      ],
      [
        'electrocuted zapped zaps shock shocked shocks shocking',
        /\b(?:electrocuted|zapped me|zaps me|got zapped|got (?:a |an )?(?:electric(?:al)? )?shock|shocked (?:me|my|by|when)|shocks (?:me|you|us|people)|shocking (?:me|us|people)|shocked)\b/,
      ],
      [
        'wire wires wiring',
        /\b(?:exposed|live|hot|bare|loose)(?: (?:live|electrical|electric|hot))* (?:wires?|wiring)\b(?: \w+){0,2} (?:hanging|dangling|sticking|everywhere|touching|on the floor)\b|\b(?:exposed live|live exposed) wires?\b/,
      ],
      [
        'crackling crackles sizzling sizzles arcing',
        /\b(?:crackling|sizzling|arcing)\b.*\b(?:outlet|panel|breaker|box|switch|socket|wall)\b|\b(?:outlet|panel|breaker|switch|socket)\b.*\b(?:crackling|crackles|sizzling|sizzles)\b/,
      ],
      [
        'panel box outlet outlets light lights',
        /\b(?:water|leak\w*|rain|dripping)\b.* (?:in|into|on|onto|through|near|out of|over|from) (?:the |my |our |a |an )?(?:electrical |electric |ceiling |recessed |can |kitchen )?(?:panel|breaker box|breaker panel|fuse box|outlets?|light fixtures?|lights?|light)\b(?! switch)/,
      ],
      [
        'chispa chispas chispazo chispazos',
        /\b(?:sale|salen|saca|salio|echa|echo|echando|saltan|hay|solto|avienta)(?: \w+){0,2} chispa(?:s|zos?)?\b|\bchispazos?\b/,
      ],
      [
        'toque toques corriente descarga descargas calambre calambres',
        /\b(?:da|dan|dio|dieron|pasa|paso|agarro|recibio|recibi)(?: \w+){0,3} (?:toques?|corriente|descargas?|calambres?)\b/,
      ],
      [
        'cable cables caliente quemado derritio derretido chisporrotea truena',
        /\bcables?\b(?: \w+){0,2} (?:pelados?|vivos?|colgando|tirado|caido)\b|\b(?:enchufe|contacto|toma|breaker|panel|caja|apagador|plug)\b(?: \w+){0,4} (?:caliente|quemado|derritio|derretido|chisporrotea|truena)\b/,
      ],
    ],
  },
  {
    name: 'collapse',
    workType: 'specific-project',
    danger: 'structure',
    signs: [
      [
        'collapse collapsed collapsing cave caved caving fell falling came gave giving',
        /\b(?:roof|ceiling|wall|deck|porch|balcony|floor|chimney|foundation|carport|stairs)\b(?: (?:has|have|just|is|are|was|partly|partially|about|to|going|starting|might|may|will|over|in|of|the|my|our|bedroom|kitchen|garage))* (?:collaps(?:e|ed|ing)|cav(?:e|ed|ing) in|fell (?:in|down|on)|falling (?:in|down)|came (?:crashing )?down|g(?:ave|iving) way)\b/,
      ],
      [
        'tree limb branch car truck',
        /\b(?:tree|limb|branch|car|truck)\b(?: \w+){0,2} (?:fell|came down|crashed|landed|went|drove)(?: down)? (?:on|onto|through|into)(?: top of)? (?:the |my |our |a )?(?:\w+s )?(?:house|roof|garage|home|bedroom|porch|kitchen|carport)\b/,
      ],
      [
        'let dropped tilting tipping',
        /\b(?:roof|ceiling|floor|porch|deck|balcony|wall|stairs|steps)\b(?: \w+){0,4} (?:let go|(?:has |just )?dropped|is tilting|tipping over)\b/,
      ],
      [
        'brick bricks stone stones chunk chunks piece pieces stucco plaster veneer concrete',
        /\b(?:bricks?|stones?|chunks?|pieces?|stucco|plaster|veneer|concrete)\b(?: \w+){0,6} (?:fell|falling|landed|dropping|dropped|coming down|came down)\b.*\b(?:kids?|child\w*|people|walk|sidewalk|bus|entrance|door|bed|crib|couch|street|someone|somebody)\b/,
      ],
      [
        'techo pared muro barda plafon balcon porche piso viga arbol carro rama',
        /\b(?:techo|pared|muro|barda|plafon|balcon|porche|piso|viga)\b(?: \w+){0,4} (?:cayo|cayendo|caer|derrumb\w+|viniendo abajo|vino abajo|hundio|desplomo)\b|\b(?:arbol|carro|rama)\b(?: \w+){0,3} (?:cayo|choco)\b/,
      ],
    ],
  },
  {
    name: 'sewage',
    workType: 'plumbing',
    danger: 'sewage',
    signs: [
      [
        'sewage sewer septic poop poo feces waste',
        /(?<!\b(?:like|of) )\b(?:sewage|sewer|septic|poop|poo|feces|raw waste)\b(?! (?:gas|smells?|odou?r|stink|like))(?:.*\b(?:coming (?:up|out|in|back)|backing up|backed up|backs up|back up|backup|overflow\w*|everywhere|flood\w*|bubbling up|all over)\b)/,
      ],
      [
        'sewage poop poo feces waste',
        /(?<!\b(?:like|of) )\b(?:sewage|poop|poo|feces|raw waste)\b(?! (?:gas|smells?|odou?r|stink|like)).* (?:in|into|on) (?:my|the|our) (?:tub|bathtub|shower|basement|floor|house|kitchen|bathroom|yard)\b/,
      ],
      [
        'negra negras sucia sucias caca popo excremento drenaje',
        /\b(?:aguas? (?:negras?|sucias?)|caca|popo|excremento|drenaje principal)\b(?: \w+){0,5} (?:regres\w+|devuelv\w+|sal\w+|sub\w+|desbord\w+|tapado|en|por)\b|\b(?:regres\w+|devuelv\w+|sale|salen|saliendo|desbord\w+)(?: \w+){0,4} (?:aguas? negras?|caca|popo|excremento)\b/,
      ],
    ],
  },
  {
    name: 'frozen-pipe',
    workType: 'plumbing',
    danger: 'water',
    signs: [
      ['froze frozen', /\bpipes? (?:\w+ ){0,3}(?:froze|frozen)\b(?!.*\b(?:burst|split|pouring|spraying|broke)\b)/],
      ['frozen', /\bfrozen (?:water )?pipes?\b(?!.*\b(?:burst|split|pouring|spraying|broke)\b)/],
    ],
  },
  {
    name: 'flooding',
    workType: 'plumbing',
    danger: 'water',
    signs: [
      [
        'burst bursted busted bursting exploded ruptured',
        /\b(?:burst|bursted|busted|bursting|exploded|ruptured) (?:\w+ )?(?:pipes?|water (?:main|line|heater|tank)|hose)\b/,
      ],
      [
        'burst bursted bursting bursts busted exploded blew ruptured split cracked snapped',
        /\b(?:pipes?|water (?:main|line|heater|tank)|hot water tank|hose|main(?: \w+)? line|supply line|washer hose)\b (?:(?:has|have|had|just|is|are|in|on|under|behind|at|the|my|our|attic|basement|kitchen|bathroom|wall|yard|upstairs|ceiling|garage|crawlspace) )*(?:burst(?:ed|ing|s)?|busted|exploded|blew|ruptured|split(?: open)?|cracked open|snapped)\b/,
      ],
      ['main', /\bwater main (?:break|broke)\b|\bmain (?:water )?(?:line|pipe) (?:break|broke|is broken)\b/],
      [
        'gushing gushes pouring pours spraying sprays shooting rushing flooding everywhere over',
        /\bwater\b(?: \w+){0,3} (?:gush(?:ing|es)|pouring|pours|spray(?:ing|s)|shooting|rushing|flooding|everywhere|all over)\b/,
      ],
      [
        'gushing pouring spraying shooting squirting',
        /\b(?:gushing|pouring|spraying|shooting|squirting)(?: \w+){0,2} water\b|\bgushing\b/,
      ],
      [
        'flooding',
        /\b(?:is|are|its|started|starting|still|currently|actively) flooding\b|\bflooding (?:right )?(?:now|fast|the|my|our|everything|into|from|in)\b|^(?:\w+ ){0,2}flooding$/,
      ],
      [
        'flooded',
        /\b(?:basement|house|kitchen|bathroom|bedroom|room|apartment|garage|laundry|floor|hallway|shop|store|office|crawl ?space)(?: room)? (?:is |has |got |just |was |completely |totally )*flooded\b|\bflooded (?:the |my |our )?(?:basement|house|kitchen|bathroom|bedroom|room|apartment|garage|laundry|floor|hallway|shop|store|office)\b/,
      ],
      [
        'overflowing overflowed over',
        /\b(?:water|pit|crock|basin|tub|toilet|sink)\b(?: \w+){0,4} over (?:the )?(?:top|rim|edge|lip|brim|sides?)\b|\b(?:toilet|commode|tub|sink|washer|washing machine|dishwasher)\b (?:is |keeps |just |started )*overflow(?:ing|ed)\b|\boverflowing toilet\b/,
      ],
      [
        'shut turn',
        /\b(?:cant|cannot|unable to|dont know how to)(?: \w+){0,2} (?:shut|turn) (?:off )?(?:the )?(?:main )?(?:water|it)(?: supply)?(?: off)?\b/,
      ],
      ['inches feet foot', /\b(?:inches|feet|foot) of (?:standing )?water (?:in|on|over|across)\b/],
      [
        'pouring raining gushing',
        /\bceiling\b.*\b(?:pouring|raining|gushing)\b|\b(?:pouring|raining|gushing)\b.*\b(?:through|from) (?:the |my |our )?ceiling\b/,
      ],
      [
        'inund* revento reventado reventada reventaron chorros desbordando todas todos',
        /\b(?:inund\w+|revent(?:o|ado|ada|aron)|a chorros|desbordando|agua por (?:todas partes|todos lados))\b/,
      ],
      [
        'steam steaming',
        /\b(?:water heater|hot water tank|tank|boiler|relief valve)\b.*\bsteam(?:ing)?\b|\bsteam\b.*\b(?:water heater|hot water tank|boiler|relief valve)\b/,
      ],
    ],
  },
  {
    name: 'no-heat',
    workType: 'hvac',
    danger: 'cold',
    signs: [
      ['heat heating', /\b(?:no|without|lost|any) (?:heat|heating)\b/],
      [
        'furnace heat heater heating boiler',
        /\b(?:furnace|heat|heater|heating|boiler|heat pump)\b (?:(?:just|is|has|is not|isnt|not|wont|will not|doesnt|does not|system|unit|completely|suddenly|been) )*(?:out|died|dead|quit|broke|broken|stopped|work(?:ing)?|went out|gone out|come on|turn on|start|light|kick on|down|failed)\b/,
      ],
      ['off', /\b(?:heat|heating|furnace|heater|boiler)\b(?: (?:is|has|been|was|just|went|gone|turned))* off\b/],
      [
        'blows blowing clicks clicking',
        /\b(?:furnace|heater|heat|heat pump|boiler|it)\b(?: (?:just|only|keeps|is|fan))* (?:blow(?:s|ing)|clicks|clicking)(?: (?:out|just|only))*(?: cold(?: air)?)?$/,
      ],
    ],
    circumstances: [COLD],
  },
  {
    name: 'no-cooling',
    workType: 'hvac',
    danger: 'heat',
    signs: [
      ['ac air cooling', /\b(?:no|without|lost) (?:ac|air conditioning|air|cooling)\b/],
      [
        'ac air',
        /\b(?:ac|air conditioner|air conditioning|central air|air)\b (?:(?:just|is|has|is not|isnt|not|wont|unit|completely|suddenly) )*(?:out|died|dead|quit|broke|broken|stopped|working|went out|down|failed|turn on)\b/,
      ],
    ],
    circumstances: [HOT],
  },
  {
    name: 'locked-out',
    workType: 'handyman',
    danger: null,
    signs: [['locked', /\blocked (?:\w+ )?(?:out of|out|in(?:side)?)\b(?! (?:position|place))/]],
    circumstances: [
      /\b(?:house|home|apartment|bathroom|bedroom|room|baby|child|kid|toddler|son|daughter|right now|front door|condo)\b/,
    ],
  },
];
