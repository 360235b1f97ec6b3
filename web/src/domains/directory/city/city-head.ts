import { cityPageMeta, contractorList } from '@plumbline/contract/domains/directory/city-head.ts';
import type { CityPage } from '@plumbline/contract/domains/directory/city-page.ts';
import { applyMeta } from '../../../lib/head.ts';
import { language } from '../../../lib/language.ts';
import { site } from '../../../lib/site.ts';

/** Sets the head of a page about a trade in a city. */
export const describeCity = (page: CityPage): void =>
  applyMeta(cityPageMeta(page, language), contractorList(page, site.publicUrl, language));
