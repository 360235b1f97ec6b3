import { describe, expect, it } from 'vitest';
import { shown } from './testing/reading.ts';

describe('a corner is masked from beginning to end', () => {
  it.each([
    ['corner of 5th & Main', '█'],
    ['corner 5th and Main', '█'],
    ['corner of Fifth and Main', '█'],
    ['corner of fifth and elm please', '█ please'],
    ['corner of elm and oak.', '█.'],
    ['corner of elm and oak\nplease', '█\nplease'],
    ['corner of elm st and oak st', '█'],
    ['corner of Big Red Old Elm and Oak', '█'],
    ['corner of Big Red Old Elm Street and Oak', '█'],
    ['corner of Elm street and Oak lane', '█'],
    ['esquina de Hidalgo e Iturbide', '█'],
    ['esq. Hidalgo y Juárez', '█'],
    ['intersection of Elm and Oak', '█'],
    ['Elm St and 3rd Ave', '█'],
    ['5th St and 3rd Ave', '█'],
    ['fifth st and third ave', '█'],
    ['Elm\nSt and 3rd Ave', 'Elm\n█'],
  ])('%s', (text, masked) => {
    expect(shown(text)).toBe(masked);
  });
});

describe('a place on a map or in a post office is masked from beginning to end', () => {
  it.each([
    ['7c9r+4v', '█'],
    ['7C9R+4V6', '█'],
    ['7C9R2345+4V', '█'],
    ['7C9R+4V please', '█ please'],
    ['(7C9R+4V)', '(█)'],
    ['///filled.count.soap please', '█ please'],
    ['km 14 de la carretera a monterrey', '█ a monterrey'],
    ['km 12 carretera', '█'],
    ['carretera km 12', '█'],
    ['carretera 57 a laredo km 12', '█'],
    ['mile marker 12', '█'],
    ['38.2527 -85.7585', '█'],
    ['38.2527 ° n , - 85.7585', '█'],
    ['138.2527, -85.7585', '█'],
    ['1234.2527, -85.7585', '1234.█'],
    ['my p.o. box 12 please', 'my █ please'],
    ['mail it to my p.o. box 12 please', 'mail it to my █ please'],
    ['PO Box 12', '█'],
    ['by post: PO Box 12', 'by post: █'],
    ['thanks. apartado 45', 'thanks. █'],
    ['correo postal: apartado 45', 'correo postal: █'],
    ['postal: HC 2 Box 88', 'postal: █'],
    ['RR 12 Box 88', '█'],
    ['post office box 12', '█'],
    ['postal box 12', '█'],
    ['apartado 45', '█'],
    ['apdo postal # 45', '█'],
    ['hc 2 box 88', '█'],
  ])('%s', (text, masked) => {
    expect(shown(text)).toBe(masked);
  });
});

describe('a text that only resembles a corner or a place on a map stays readable', () => {
  it.each([
    'corner of Fifth or Main',
    'corner of elm and oak please',
    'corner of elm and the',
    'corner of el and oak',
    'corner of Very Big Red Old Elm Hill and Oak',
    'corner of road and driveway floods',
    'in the corner of tv and ac',
    'it is in the corner\npaint and trim',
    'Elm St and Oak',
    'Elm and Oak Ave',
    'elm st and oak ave',
    'P.O. Box',
    'P.O. Boxes 123',
    'box 123',
    'apdo postal de 45',
    'rr box 88',
    'rr 2 box',
    '7C9R+4',
    '7C9R+4V66',
    '7C9+4V',
    '7C9R23456+4V',
    '7C9R + 4V',
    '7C9R +4V',
    'ABCD+4V',
    'CCCC+CV',
    '2345+22',
    '//filled.count.soap',
    '///filled.count',
    '///filled,count,soap',
    '///filled.count.5',
    'km 14',
    'km carretera',
    'km 14 de la otra gran carretera a monterrey',
    'carretera 57 km',
    'carretera 57 a nuevo laredo km 12',
    'mile marker',
    'mile 12',
    'about a mile',
    'a mile of 8 foot fence',
    'stake marker 8',
    '38.2527',
    '38.2527, -85.758',
    'gear 55/25275 - 55.75855',
    'model B.2527, 5.7585',
    '25 .03125, 25 .04375 bits',
    '1. 2015, 2. 2016 models',
  ])('%s', (text) => {
    expect(shown(text)).toBe(text);
  });
});
