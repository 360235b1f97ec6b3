/** Words that may begin a sentence of a message about a project without being a name. */
export const sentenceOpeners: ReadonlySet<string> = new Set(
  `a about above after again all already also although am an and another answer any anything are as ask at
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
   yes you your yours`.split(/\s+/),
);
