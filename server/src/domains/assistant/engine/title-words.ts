const list = (words: string): readonly string[] => words.trim().split(/\s+/);
export const set = (words: string): ReadonlySet<string> => new Set(list(words));

/** Things a trade works on, singular, without accents. */
export const THINGS = set(`
  ac adapter air airflow alarm alcove anchor appliance attic awning baffle balcony ballast baluster banister barn
  baseboard bathtub beam bidet blind board boiler bolt brick breaker bulb burner cabinet cabinetry cable carpet caulk
  caulking ceiling cesspool charger chimney circuit cleanout closet coil compressor concrete condenser conduit cord
  countertop cover crack crawlspace cupboard current curtain damper dehumidifier deck decking detector dimmer dishwasher
  disposal door doorbell doorknob downspout drain drainpipe drawer driveway drywall dryer duct ductwork dumbwaiter
  electricity electric elbow engine eave exhaust fan fascia faucet fence fiberglass filter fireplace fitting fixture flange
  flapper flashing flagstone floor flooring flue footing foundation framing freezer fridge furnace furniture fuse gasket
  gate gazebo generator gfci glass grab grille grout gutter handle handrail header heat heater heating hinge hood hose
  hvac humidifier humidity icemaker insulation inducer jacuzzi joist junction kit kitchenette knob ladder lamp landing
  laminate latch lattice lcd leach leak led lever lid light lighting linoleum lintel lock main mantel masonry meter microwave mirror
  mildew mold molding mortar motor mount odor outlet oven paint painting panel paneling partition patio pavement paver
  pergola pex pilot pipe pipework piping plank plaster plug plumbing plywood pond pool porch post power pressure pump
  quarter rack radiator rail railing rain rafter receptacle refrigerant refrigerator register regulator riser rod roof roofing
  rooftop screen sealant septic sewage sewer shed sheetrock shelf shelve shelving shingle shower showerhead shutter siding sill
  sink skylight slab smoke socket soffit softener spa spigot splashback backsplash splitter spout sprinkler
  stack stair staircase stairway step stoop stove strip stucco stud stump subfloor sump switch tank tap television
  thermostat threshold tile tiling timer toilet trap tree trim truss tub tv unit upholstery valve vanity vent
  ventilation wallpaper wall wainscoting washer water waterline waterproofing weatherstripping well window
  windowsill wire wiring woodwork
  acera aire apagador alfombra alcantarilla azotea azulejo banera bano baranda barda bajante bisagra bomba boquilla
  boiler cable caldera calefaccion calentador calenton canal canaleta canilla caneria cano cerca cerco cerradura
  ceramica chapa cisterna clima climatizador cloaca compresor concreto contacto corriente coladera cortina desague
  drenaje ducha ductos ducto enchufe encimera escalera escusado excusado fachada filtro foco fosa fregadero fusible
  gabinete gotera goteras grifo horno inodoro interruptor lampara lavabo lavadora lavamanos lavaplatos lavatrastes
  llave luz luces madera manguera marco mosaico muro pared patio persiana piso pisos pintura plafon poceta poste
  presion pretil puerta refrigerador regadera secadora sotano suelo tablaroca tanque techo teja tejado termostato
  toma tomacorriente tinaco tuberia tubo valvula ventana ventanal ventilador ventilacion verja vidrio zoclo
  zocalo wc retrete taza pila tarja aspersor porton marquesina panel breaker minisplit chimenea horno estufa
  agua aguas plomeria humedad moho electricidad rufo shirock mueble tina abanico loseta repisa tabla rampa cableado
  medidor timbre cama comoda ladrillo escalon grada viga cemento alambre zafacon sanitario mezcladora espejo cuadro
  calentadores coladeras alarma monoxido detector porche closet ducha mancuerna rejilla furnace toilet rociador hoyo mancha charco
`);

/** Stems of words, without accents, for problems and wanted work. */
export const TROUBLE = list(`
  leak drip drain clog block back backing broke breaks breaking busted burst burn bust beep blow bubbl buckl buzz chip choke collaps
  corrod corro crack crooked cut cold damag dead dent detach dim dirty died dying fail fall fell fault flicker flood flush froze
  freez frozen gap gurgl hang hiss hole hot hum ice icing infest issue jam jammed kick knock lean light loose lost loud low melt
  miss mold mildew moldy noise nois odor off out overflow overheat peel plug pool poor pop problem pull puls rattl reek
  rip rot rotten rotting run rust sag scorch scratch seep sever shak shock short shut slam slid slip slow smell smok smoke
  spark spill split spray spring sputter squeak squeal stain stink stick stop stuck sweat drag  swing tear tilt tip torn trickl trip
  trouble turn uneven unlevel wont won't cant can't doesn't doesnt isn't isnt not no vibrat warp weak wet wobbl wonky
  work worn wreck zap bang grind whistl screech stiff squeaky collapsed lifted popped
  add attach assembl build built caulk chang clean connect convert demolish diagnos disconnect diverter drill estimate
  extend fill finish fit fix grout hang haul hook improve increase inspect inspection install insulat knocking level lower mount move
  moving new paint patch pour prep prevent raise re-caulk recaulk re-seal redo rebuild recess refinish refurbish regrout reinforc reloc remodel
  remov renovat repair repaint repip replac repoint reseal resurfac reroof rewir rewire run screw seal set setup smooth
  stain strip swap tear tear-off tighten til tune-up tune unblock unclog unstick upgrad waterproof weatherproof wire
  maintenance service servic cleaning winteriz
  fuga fug gote got tapad tapo tap destap romp rot rota roto quebr revent inund huele olor ruido suelt aflo apag
  prend enciend enfri calient sale sali tira escurr cae cay atasc atora bloque chispa corto fund funde falla fall
  dana dano descompu descompon averi mal oxid filtr humed moho gri liqu derram tranc zaf congel podrid quem inclin tumb mont arm agreg colg mover poner destap limpieza roto rotura reparar repar arregl instal cambi reemplaz
  pint limpi constru coloc poner pon hacer quit remodel mont revis sin no baja bajo drena funciona jala sirve traba
  trabad floj agriet hundi despega despeg parpade conect cubri impermeabiliz resan arregla
`);

/** Rooms and other places in a house. */
export const PLACES = set(`
  kitchen bathroom bath bedroom basement garage attic hallway hall upstairs downstairs laundry closet yard backyard
  front porch patio crawlspace den office nursery pantry driveway under behind above outside ceiling wall floor
  cocina bano recamara cuarto dormitorio sala garaje cochera sotano atico patio pasillo jardin lavanderia
  debajo detras arriba afuera
`);

/** Names of machines and materials written in capitals. */
export const ACRONYMS = set('ac hvac gfci afci pvc led tv lcd pex ev cpvc abs cfl usb co ge hvlp mdf osb rv');

/** Brands and names that keep their capital when a text in capitals is lowered. */
export const PROPER = set(`
  moen kohler delta bryant carrier lennox trane rheem goodman tesla trex kitchenaid whirlpool samsung
  bosch hardie andersen pella jacuzzi navien rinnai ecobee daikin mitsubishi toto insinkerator generac monday tuesday wednesday thursday friday
  saturday sunday thanksgiving christmas
`);

/** Words that introduce something else; no title ends with one. */
export const OPEN = set(
  'a an the and or but of to at with my our your their this these el la los las un una y o de del al con por para que i so is are was were has have it any before nos',
);

/** Words that a title cannot end with after it was cut. */
export const DANGLING = set(`
  a an the and or but of to in on at by for from with without into onto over under behind above below near is are was were be
  has have had my our your their its this that these those so as if when while where because since until before after
  than then which who whose it i we you they he she very really just also not about around through between during
  up-to per via am pm been being am's do does did can could will would should may might must no some any each every
  both only even still keep keeps trying there here i'm it's
  el la los las un una unos unas y o de del al en con por para que se me te mi mis su sus como cuando donde si muy mas
  pero porque desde hasta sin sobre entre es esta estan hay lo le
`);
