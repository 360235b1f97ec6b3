import { type CityPage, cityPageTitle } from '@plumbline/contract/domains/directory/city-page.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import { tradeWords } from '@plumbline/contract/kernel/trade.words.ts';
import { type ImageFact, namingFact, type SocialImage } from './social-image.ts';
import { socialImageWords } from './social-images.words.ts';

/** Counting of those around stops here. */
const COUNTED = 1000;
const NAMED = 3;

/** Returns the image of the page about a trade in a city: how many are there and around it, and the first of them. */
export function cityImage(page: CityPage, language: Language): SocialImage {
  const words = socialImageWords[language];
  const { formatNumber } = formatsIn(language);
  const { trade, total, around, contractors } = page;
  const reach = around >= COUNTED ? words.aroundMost : words.around;
  const naming = (count: number) =>
    words.among(
      contractors
        .slice(0, count)
        .map(({ companyName }) => companyName)
        .join(', '),
    );
  const named = Math.min(contractors.length, NAMED);
  const facts: ImageFact[] = [
    { icon: 'users', text: words.takeRequests(total, formatNumber(total), tradeWords[language][trade].people) },
    ...(around > total ? [{ icon: 'map-pin' as const, text: reach(formatNumber(around), SEARCH_RADIUS_MILES) }] : []),
    ...(named > 0 ? [namingFact('hammer', named, naming)] : []),
  ];
  const areAllInvented = contractors.length > 0 && contractors.every(({ isSynthetic }) => isSynthetic);
  return {
    drawing: 'street',
    title: cityPageTitle(page, language),
    subtitle: '',
    facts,
    note: areAllInvented ? words.noneReal : '',
  };
}
