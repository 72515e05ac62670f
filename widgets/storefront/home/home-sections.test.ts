import { expect, test } from 'vitest';
import type { Company } from '#domain/company/company.ts';
import { homeMode, hasBriefOpening, homeSections } from './home-sections.ts';

const hero = (isBottom = false): Company['hero'] => ({
  isBottom,
  position: 'left',
  serviceId: '',
  slides: [
    { title: { fr: 'Bonjour' }, text: {}, action: '', actionText: {}, actionValue: '', picture: null },
  ],
});

test.each([
  [0, 'mkp', 'mono'],
  [1, 'mkp', 'mono'],
  [2, 'mono', 'mono'],
  [2, 'mkp', 'mkp'],
  [24, 'mkp-2', 'mkp-2'],
] as const)('%i shops and the setting %s make the home page %s', (shops, setting, mode) => {
  expect(homeMode(shops, setting)).toBe(mode);
});

test.each([
  ['a single shop never has a hero', 1, 'mkp', hero(), ['salon', 'services', 'visit', 'how']],
  [
    'a marketplace begins with its shops',
    24,
    'mkp',
    hero(),
    ['hero', 'house', 'shop-picker', 'services', 'how'],
  ],
  [
    'the second kind begins with its services',
    24,
    'mkp-2',
    hero(),
    ['hero', 'house', 'services', 'shop-picker', 'how'],
  ],
  ['two shops stand side by side', 2, 'mkp-2', hero(), ['hero', 'house', 'shops', 'services', 'how']],
  ['several shops told as one', 5, 'mono', null, ['salon', 'services', 'shop-picker', 'how']],
  [
    'a hero without slides is none',
    5,
    'mkp',
    { ...hero()!, slides: [] },
    ['salon', 'shop-picker', 'services', 'how'],
  ],
  [
    'a hero at the bottom is the shop picker’s',
    24,
    'mkp',
    hero(true),
    ['house', 'shop-picker', 'services', 'how'],
  ],
  [
    'without a shop picker it follows the opening',
    2,
    'mkp',
    hero(true),
    ['house', 'hero', 'shops', 'services', 'how'],
  ],
] as const)('sections of the home page: %s', (_, shops, homepage, picture, sections) => {
  expect(homeSections(shops, { homepage, hero: picture }, false)).toEqual(sections);
});

test.each([
  ['a layout of the shops but the first begins with a few words', 'mkp', 'grid', 'house'],
  ['the first begins with a picture', 'mkp', 'default', 'salon'],
  ['so does none', 'mkp', '', 'salon'],
  ['so do shops that are told as one', 'mono', 'grid', 'salon'],
] as const)('the opening of a home page without slides: %s', (_, homepage, multiShop, opening) => {
  const isBrief = hasBriefOpening(new Map([['multiShop', multiShop]]));
  expect(homeSections(5, { homepage, hero: null }, isBrief)[0]).toBe(opening);
});
