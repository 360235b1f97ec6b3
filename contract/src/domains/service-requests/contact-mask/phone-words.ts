import { wordSet } from './tokens.ts';

/** Announces a phone number. */
export const PHONE_CUES = wordSet(
  'call calls calling phone phones cell cellphone cel cell# mobile tel text texts texting txt sms dial ring landline line telephone ph contact reach whatsapp',
  'whats wasap wats watsap guasap whatsap wsp digits llame llamar llama llamame llameme marque marqueme marcar marca marcame telefono telf celular movil textee mensaje mensajes',
  'hable hableme hablele hablame hablar comuniquese comunicarse localizar contactar contacto number# facetime signal viber telegram fono cellular tlf',
);
/** 'my number is', 'mi número es'. */
export const NUMBER_WORDS = wordSet('number numero num nbr numbers');
export const OWN_WORDS = wordSet('my mi our nuestro his her su wifes husbands');

/** Words that announce a code, which identifies an object or a document, not a person. */
export const CODE_CUES = wordSet(
  'model modelo mod serial serie ser sku part parts parte pieza refaccion pn sn mn order ordered orden pedido invoice factura permit permits permiso claim reclamo',
  'reclamacion siniestro policy poliza lot lote account cuenta acct confirmation confirmacion tracking rastreo guia ticket caso case code codigo item articulo upc barcode vin',
  'license licencia lic reference referencia ref quote quotation cotizacion po batch catalog cat meter medidor registration registro certificate certificado parcel folio sticker',
  'label etiqueta placa plate tag stock product producto file expediente recibo receipt estimate isbn asin mfg fcc ein usdot dot id inspection inspeccion warranty garantia',
);

/** Units that numbers count, and words for numbers that are not phones. */
export const UNITS_OF_MEASURE = wordSet(
  'inch inches in ft foot feet yd yard yards mm cm m meter meters metro metros pulgada pulgadas pie pies gal gallon gallons galon galones galones liter liters litro litros lb lbs pound pounds libra libras kilo kilos kg oz ounce ounces onza onzas',
  'amp amps amperes a v volt volts voltios w watt watts kw kwh btu btus cfm psi gpm gpf seer hz rpm ton tons tonelada toneladas sq square squares cuadrado cuadrados sqft acre acres ohm ohms mph hp uf mfd lumen lumens k kelvin degree degrees grado grados',
  'hour hours hr hrs hora horas minute minutes min mins minuto minutos sec second seconds segundo segundos day days dia dias week weeks semana semanas month months mes meses year years yr yrs ano anos am pm',
  'dollar dollars dolar dolares buck bucks peso pesos cent cents percent usd grand',
  'people man men guys car cars room rooms bedroom bedrooms bath baths bathroom story floor floors unit units step steps piece pieces pair box boxes bag bags roll rolls sheet sheets panel panels zone zones time times vez veces',
);

/** Words between the parts of a number. They don't end it. */
export const FILLERS = wordSet(
  'and then the rest is are you know next last first final finally end ends ending starts with followed by after that thats it its space dash hyphen minus dot point period slash underscore pause again comma plus area code number part digits four three now here goes ok okay lastly prefix second third in comes come middle beginning start begins whole full',
  'y luego despues al el la los las final ultimo ultimos ultima ultimas primero primeros primera primeras siguiente siguientes es son en termina terminan empieza sigue siguen con lo demas resto ya sabe de siempre mismo guion medio bajo punto espacio coma diagonal barra mas entonces por numero numeros digitos clave lada prefijo area codigo cuatro tres segundo segunda tercero tercera empiezan acaba acaban viene sigue medio inicio en le se va van terminas acabas agrega agregue pone ponga marca marque',
);
/** Spoken for a sign between two digits. */
export const SPOKEN_SIGNS = wordSet(
  'space dash hyphen minus dot point period slash comma underscore guion medio bajo punto espacio coma diagonal barra y and',
);
/** Names the first three digits. */
export const AREA_CUES = wordSet('area clave lada prefix prefijo');
/** Words for money and quantities, whose ranges have a dash between the bounds. */
export const RANGE_CUES = wordSet(
  'budget pay paying spend spending cost costs price priced quote quoted between around about roughly total range presupuesto pagar gastar costo cuesta precio entre aproximadamente como unos',
);
export const EXTENSIONS = wordSet('ext extension x anexo interno exten');
