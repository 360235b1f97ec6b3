import { wordSet } from './tokens.ts';

/** Endings of street names that rarely mean anything else after a number and a name. */
export const CLEAR_SUFFIXES = wordSet(
  'street avenue ave av blvd boulevard rd ln cir pkwy parkway hwy trce trace terr terrace aly alley expy fwy plaza plz tpke turnpike byp bypass xing crossing cv',
);
/** Endings that are also ordinary words: '3 way', '21 ft run', '2 car drive'. */
export const WORDY_SUFFIXES = wordSet(
  'st str road lane drive dr court ct circle place pl way trail trl run loop pike bend row walk path pass point pt square sq cove ridge landing commons green park hill hills heights hollow crest view vista station estates glen grove mews ter creek knoll manor meadow meadows mall spur branch fork gate chase close bluff crescent commons village ferry',
);
export const DIRECTIONS = wordSet(
  'n s e w ne nw se sw north south east west northeast northwest southeast southwest norte sur este oeste oriente poniente',
);
/** Words that begin a street name in Spanish. */
export const SPANISH_KINDS = wordSet(
  'calle avenida avenue ave av bulevar boulevard blvd carretera camino calzada callejon paseo privada priv prolongacion andador circuito cerrada vereda pasaje via rua',
);
/** Between such a word and the name: 'Avenida de la Paz'. */
export const STREET_PARTICLES = wordSet('de la las los el del');
/** Roads known by a number or letter: 'County Road 450', 'Hwy 31E', 'CR 12', 'FM 1960'. */
export const ROAD_KINDS = wordSet(
  'county state us rural ky tn oh tx route rt rte road rd highway hwy cr sr fm rm rr co cty interstate farm ranch township twp carretera ruta autopista',
);
const ROAD_HEADS =
  'cty county state us rural ky tn oh tx route rt rte highway hwy cr sr fm rm rr township twp carretera ruta';
export const ROAD_STARTS = wordSet(ROAD_HEADS);
/** The part of a building: 'apt 5', 'lote 22', '#12'. */
export const UNIT_KINDS = wordSet(
  'apt apartment unit suite ste lot bldg building trlr trailer spc space fl floor rm room apto apartamento apartamiento depto dpto dep departamento lote unidad edificio edif interior int piso cuarto casa local traila no num numero',
);
/** Introduce a house or a street. */
export const HOUSE_CUES = wordSet(
  'house home address addr casa domicilio direccion numero number num puerta mailbox buzon #',
);
export const STREET_CUES = wordSet(
  'street st calle road avenue avenida ave av on at en near off rd drive lane is llama called named esquina corner',
);

/** Between a number and a street name in Spanish: '45 de la calle Hidalgo', 'Hidalgo número 45'. */
export const STREET_LINKS = wordSet(
  'de la el los las en del on of at numero number num no # , . 1/2 calle avenida ave av street and y the is es corner half medio a and son',
);

/** Never part of a street name in lower case: small words, measures and the subjects of jobs. */
export const NO_STREET_WORDS = wordSet(
  'the a an of in to and or for from by with on off at is are was were it its my our your this that these those there here need needs needed have has had can could will would get got per each every about around only just more less than not no out up down over under into onto if when then so but because along across',
  'el la los las un una de del en y o para por con sin que es son fue esta estan hay mi su al se lo le como cada mas menos muy desde hasta sobre entre si no pero',
  'inch inches ft foot feet yard yards mile miles block blocks gallon gallons gal amp amps volt volts watt watts btu hour hours hr hrs minute minutes min day days week weeks month months year years old pound pounds lb lbs ton tons degree degrees square sq cubic story level people guys men person percent dollar dollars bucks',
  'pulgada pulgadas pie pies metro metros galon galones hora horas minuto minutos dia dias semana semanas mes meses ano anos libra libras grado grados cuadra cuadras milla millas',
  'car cars truck bed bedroom bedrooms bath bathroom bathrooms room rooms door doors window windows outlet outlets switch switches light lights fan fans pipe pipes line lines valve valves toilet toilets sink sinks faucet faucets drain drains heater heaters unit units house houses home wall walls zone zones speed stage panel panels breaker breakers wire wires pole poles phase post posts step steps hole holes piece pieces part parts sheet sheets length lengths gauge pvc copper pex cast iron concrete gravel gas water sewer supply return',
  'pared paredes techo techos sala cocina bano banos cuarto cuartos recamara recamaras arriba abajo piso patio puerta puertas ventana ventanas garaje cochera escalera escaleras fregadero lavabo tina regadera mueble gabinete gabinetes',
  'two three four five six seven eight nine ten new different main front back side left right long wide tall deep way more other same separate full half dead one way',
);

/** Street names, besides people's names, that are also words: alone, they need a number or another sign of a street. */
export const ORDINARY_STREETS = wordSet(
  'main central park mill market water church school high center centre first second third fourth fifth sixth seventh eighth ninth tenth broadway washington jefferson madison lincoln college university union front back short long state depot railroad spring springs lake river creek bridge hill valley garden meadow forest orchard prairie canyon summit sunset sunrise harbor mountain ocean beach island quarry county country',
  'sycamore juniper cypress cedar oak maple pine elm ash walnut chestnut hickory poplar willow birch beech dogwood magnolia spruce hawthorn cottonwood locust mulberry laurel holly cherry apple peach plum pecan mimosa redbud rose tulip lily daisy iris violet ivy fern clover bluebonnet lavender thistle heather',
  'quail fox deer bear eagle hawk robin cardinal dove falcon turkey elk buck wolf pheasant partridge crane heron goose swan',
  'copper iron silver gold stone brick rock sand clay granite marble slate flint crystal amber ruby coral pearl diamond',
  'fire panel gate post garage pump tank vent attic deck porch terrace ridge bend cove court place line loop cross',
  'hidalgo independencia libertad reforma juarez morelos victoria central norte sur principal escuela iglesia mercado estacion rio lago puente fuente flores flor rosas rosa pinos cedro cedros roble robles nogal olmo sol luna real nueva vieja grande alta baja sauces naranjos limones palmas jardin jardines bosque valle lomas loma cerro monte montana san santa',
);
