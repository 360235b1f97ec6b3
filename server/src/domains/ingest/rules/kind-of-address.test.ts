import { expect, it } from 'vitest';
import { guessSource } from './kind-of-address.ts';

it.each([
  [
    'https://data.example.gov/resource/ABCD-1234.json?$limit=5',
    'socrata',
    'https://data.example.gov/resource/abcd-1234.json',
  ],
  [
    'https://data.example.gov/Buildings/Permits/abcd-1234/about_data',
    'socrata',
    'https://data.example.gov/resource/abcd-1234.json',
  ],
  ['https://data.example.gov/d/abcd-1234', 'socrata', 'https://data.example.gov/resource/abcd-1234.json'],
  [
    'https://gis.example.gov/rest/services/p/FeatureServer/3/query?f=json',
    'arcgis',
    'https://gis.example.gov/rest/services/p/FeatureServer/3',
  ],
  [
    'https://gis.example.gov/rest/services/p/MapServer',
    'arcgis',
    'https://gis.example.gov/rest/services/p/MapServer/0',
  ],
  ['https://town.bonfirehub.com/portal/?tab=open', 'bonfire', 'https://town.bonfirehub.com'],
  ['https://www.example.gov/Bids.aspx', 'civicplus', 'https://www.example.gov/Bids.aspx'],
  ['https://www.example.gov/news.rss', 'feed', 'https://www.example.gov/news.rss'],
  ['https://api.example.gov/ocds/releases.json', 'ocds', 'https://api.example.gov/ocds/releases.json'],
  [' https://www.example.gov/permits.csv ', 'file', 'https://www.example.gov/permits.csv'],
  ['https://www.example.gov/export?table=permits', 'file', 'https://www.example.gov/export?table=permits'],
  ['permits/town.csv', 'file', 'permits/town.csv'],
])('reads %s as %s', (given, kind, address) => {
  expect(guessSource(given)).toEqual({ kind, address });
});
