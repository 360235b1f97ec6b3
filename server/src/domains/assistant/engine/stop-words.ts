/** Words that reveal nothing about the trade: grammar, politeness and openings of questions. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about above actually advice advise after again ago all almost already also although always am amp an and another any ' +
    'anybody anyone anything appreciate appreciated are area around as ask asked at back bad basically be because been before ' +
    'being best better between both but by call called came can cannot cant case come coming correct correctly could couldnt ' +
    'couple couples day days did didnt diff different do does doesnt doing done dont dumb each easy easiest edit either else ' +
    'even ever every everything feel few figure find first for from gave get gets getting give given go goes going gonna good ' +
    'got great guess guy guys had has hasnt have havent having he hello help helpful her here hey hi him his how however i id ' +
    'idea ideas if ill im in info instead into is isnt issue issues it its ive job just keep kept kind know last later least ' +
    'let like little live ll long look looking looks lot made make makes many may maybe me mean might mine more most much must ' +
    'my myself need needed needs never new next no normal not nothing now of off ok okay old on once one ones only opinion or ' +
    'other our out over own part people person please possible post pretty prob probably problem problems project proper ' +
    'properly put question questions quick quickly quite rather re really recently recommend recommendation recommendations ' +
    'request right said same say says second see seem seems sense several she should shouldnt simple since so solution some ' +
    'somebody someone something sometimes soon sorry start started still stuff such suggestion suggestions sure take tell than ' +
    'thank thanks that thats the their them then there theres these they theyre thing things think this those though thought ' +
    'through time times tip tips to today together told tomorrow too tried true try trying two u up us use used using ve very ' +
    'want wanted wants was wasnt way we week weeks well went were what whats when where whether which while who whole whom why ' +
    'will with without wont wonder wondering work worked working works worth would wouldnt wrong xpost x year years yes yet ' +
    'estimate estimates quote quotes bid bids price prices cost costs pay budget month months hour hours minute minutes dollar dollars am pm monday tuesday wednesday thursday friday saturday sunday weekend you your youre yourself oh um uh er hmm lol dear folks sir diy pro professional ' +
    'el la los las lo le les un una unos unas de del al en con por para que se me te mi mis su sus y o u no si ya muy mas ' +
    'pero como cuando donde esta este esto estan estoy estamos es son fue hay ha han he hace hacer tengo tiene tenemos ' +
    'quiero quisiera quiere necesito necesitamos ocupo busco puede pueden podria favor gracias hola buenos buenas dias ' +
    'tardes noches alguien algo todo toda todos todas otro otra nada tambien solo nomas bien mal aqui alla ahi hoy manana ' +
    'ayer ahora ahorita desde hasta sin sobre entre cada vez veces dos tres cuatro arreglar reparar arreglo revisar sirve ' +
    'funciona jala cambiar nuevo nueva viejo vieja casa creo urgente cotizacion presupuesto precio cuesta cobran lunes martes miercoles jueves viernes sabado domingo semana'
  ).split(' '),
);
