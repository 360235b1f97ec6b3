import { formatsIn } from '../../kernel/formats.ts';
import { type Language, pathIn } from '../../kernel/language.ts';
import { type PageMeta, shareImagePath } from '../../kernel/page-meta.ts';
import { pageMetaWords } from '../../kernel/page-meta.words.ts';
import { tradeWords } from '../../kernel/trade.words.ts';
import { type CityPage, cityPageTitle, cityPath } from './city-page.ts';
import { cityPageWords } from './city-page.words.ts';
import { contractorPageWords } from './contractor-page.words.ts';
import { contractorPath } from './pages.ts';

/** Returns the head of the page about a trade in a city, from what is listed there. */
export function cityPageMeta(page: CityPage, language: Language): PageMeta {
  const words = cityPageWords[language];
  const { home, findContractors } = contractorPageWords[language];
  const { formatNumber } = formatsIn(language);
  const { people, service } = tradeWords[language][page.trade];
  const { city, state, total, contractors, nearby } = page;
  const title = cityPageTitle(page, language);
  const path = cityPath({ trade: page.trade, state, city: page.slug });
  const named = contractors.slice(0, 3).map(({ companyName }) => companyName);
  return {
    title,
    description: [
      words.count(total, formatNumber(total), people, city, state),
      named.length > 0 ? words.named(named.join(', ')) : '',
      nearby.length > 0
        ? words.alsoIn(
            nearby
              .slice(0, 3)
              .map((each) => each.city)
              .join(', '),
          )
        : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    keywords: `${title}, ${service}, ${city} ${state}, ${pageMetaWords[language].keywords}`,
    capability: false,
    hasImage: true,
    canonical: path,
    breadcrumb: [
      { name: home, path: '/' },
      { name: findContractors, path: '/find-plumbers' },
      { name: title, path },
    ],
  };
}

/** Returns the contractors of such a page as a schema.org ItemList. */
export function contractorList(page: CityPage, publicUrl: string, language: Language): object {
  const canonical = cityPath({ trade: page.trade, state: page.state, city: page.slug });
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: cityPageTitle(page, language),
    url: publicUrl + pathIn(language, canonical),
    image: publicUrl + shareImagePath({ canonical, hasImage: true }, language),
    numberOfItems: page.contractors.length,
    itemListElement: page.contractors.map(({ slug, companyName }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: companyName,
      url: publicUrl + pathIn(language, contractorPath(slug)),
    })),
  };
}
