import type { Language } from '@plumbline/contract/kernel/language.ts';

const english = `a about above after again all already also although am an and another answer any anything are as ask at
   because before begin being below besides best between bid bidding bids both but by
   call can close closing come could
   date deadline did do does drawings due during each either else end even every everything
   feel find first for from further glad gladly good
   had happy has have hello here how however i if in information instead is it its just
   kind kindly know last let like listed listing look looking many may maybe me meanwhile might more most my
   need neither next no not nor nothing now of on once one only open or our out over
   perhaps permit plans please plumbing price project questions quick
   rather reach regarding regards reply right
   say see send several shall should since site so some somebody somehow someone something somewhere soon still subject such
   take talk tell thank thanks that the their them then there therefore these they this those through till to today together too
   understood unless until up us very visit
   was we well were what whatever when where whether which while who whoever whom whose why will with within without work would write writing
   yes you your yours`;

const spanish = `a acepta ahora al algo alguien alguna alguno ante antes aparece aqui asi atentamente aun bien buen buenas buenos cada cierra claro como con cuando cuanto
   da de del desde despues dia digame donde durante el ella ellos empezamos empezariamos en encontre encontramos entiendo entonces entre es escribame escribo ese eso espero esta estamos este esto estoy
   fecha gracias gusto ha han hasta hay hola hoy igual la las le leemos lei les licencia lo los llamamos llame llamo mandelo mas me mi mientras muchas
   necesita necesitamos ni ningun ninguna no nos nosotros nuestra nuestras nuestro nuestros nunca o obra oferta ofertas otra otro para pero permiso plomeria por precio preferimos prefiero pregunta preguntas presupuesto primero proyecto puede podemos
   que queda quedan queremos quien quiere quisiera quitenos responda respuesta saludos se sea segun si siempre sigue siguen sin sobre solo somos son soy su sus tal tambien te tenemos tengo tiene tienen todavia todo todos tomese trabajo
   un una uno usaremos usted ustedes va vamos van veo vi visita ya y yo`;

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that may start a sentence of a message without being a name, in lowercase and without accents. */
export const sentenceOpeners: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(english),
  es: words(spanish),
};
