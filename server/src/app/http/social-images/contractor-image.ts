import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { hasRealRating } from '@plumbline/contract/domains/directory/contractor-page.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { wordsOfTrade } from '@plumbline/contract/kernel/trades.ts';
import { type ImageFact, namingFact, type SocialImage } from './social-image.ts';
import { socialImageWords } from './social-images.words.ts';

const MOST_FACTS = 3;
const MOST_AREAS = 3;

/** Returns the image of a contractor's page: the strongest public facts, and no invented rating. */
export function contractorImage(contractor: Contractor, language: Language): SocialImage {
  const words = socialImageWords[language];
  const { formatLongDay, formatNumber } = formatsIn(language);
  const { companyName, city, state, rating, reviewCount, licenseCheckedOn, serviceAreas, yearEstablished } = contractor;
  const trades = contractor.trades.map((trade) => wordsOfTrade(trade, language)?.work ?? trade).join(', ');
  const facts: ImageFact[] = [];
  if (contractor.isVerified && licenseCheckedOn !== null) {
    facts.push({ icon: 'badge-check', text: words.verified(formatLongDay(licenseCheckedOn)) });
  }
  if (rating !== null && hasRealRating(contractor)) {
    facts.push({ icon: 'star', text: words.rated(rating.toFixed(1), reviewCount, formatNumber(reviewCount)) });
  }
  if (serviceAreas.length > 0) facts.push(areasFact(serviceAreas, language));
  if (yearEstablished !== null) facts.push({ icon: 'hammer', text: words.established(yearEstablished) });
  return {
    drawing: 'house',
    title: companyName,
    subtitle: words.tradesIn(trades.charAt(0).toUpperCase() + trades.slice(1), city, state),
    facts: facts.slice(0, MOST_FACTS),
    note: contractor.isSynthetic ? words.notReal : '',
  };
}

/** Names as many places as there is room for, and counts the others. */
function areasFact(areas: readonly string[], language: Language): ImageFact {
  const words = socialImageWords[language];
  const { formatList, formatNumber } = formatsIn(language);
  const naming = (count: number) => {
    const others = areas.length - count;
    return words.serves(
      formatList([...areas.slice(0, count), ...(others > 0 ? [words.more(formatNumber(others))] : [])]),
    );
  };
  return namingFact('map-pin', Math.min(areas.length, MOST_AREAS), naming);
}
