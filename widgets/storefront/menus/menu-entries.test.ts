import { expect, test } from 'vitest';
import { company } from '../testing/company.ts';
import { barEntries, mainEntries } from './menu-entries.ts';

const offer = (facts: Partial<Parameters<typeof mainEntries>[0]> = {}) => ({
  company: company(),
  locale: 'de' as const,
  shopCount: 3,
  categoryCount: 4,
  ...facts,
});

const withBar = (left: string, right: string, shopCount = 3) =>
  offer({ company: company({ bottomNav: { left, right } }), shopCount });

test.each([
  ['several shops are listed', offer(), ['services', 'shops']],
  ['the only shop is a contact', offer({ shopCount: 1 }), ['services', 'contact']],
  ['nothing to book gives no entry', offer({ categoryCount: 0 }), ['shops']],
  [
    'a company without appointments has no services entry',
    offer({ company: company({ booking: { ...company().booking, active: false } }) }),
    ['shops'],
  ],
  [
    'articles in the language have an entry',
    offer({ company: company({ magazineLanguages: ['de'] }) }),
    ['services', 'magazine', 'shops'],
  ],
  [
    'articles for all languages have an entry',
    offer({ company: company({ magazineLanguages: ['fr', 'all'] }) }),
    ['services', 'magazine', 'shops'],
  ],
  [
    'articles in other languages have none',
    offer({ company: company({ magazineLanguages: ['fr'] }) }),
    ['services', 'shops'],
  ],
  ['what is not known yet promises nothing', offer({ shopCount: null, categoryCount: null }), ['services']],
])('in the main menu, %s', (_, facts, entries) => {
  expect(mainEntries(facts)).toEqual(entries);
});

test.each([
  ['the defaults stand', withBar('services', 'contact', 1), ['services', 'contact']],
  ['contact means the shops where there are several', withBar('services', 'contact'), ['services', 'shops']],
  ['shops means the contact where there is one', withBar('services', 'shops', 1), ['services', 'contact']],
  ['the sides may be swapped', withBar('shops', 'services'), ['shops', 'services']],
  ['a part that does not exist falls back', withBar('gift', 'magazine'), ['services', 'shops']],
  [
    'the magazine may have a place',
    offer({
      company: company({ bottomNav: { left: 'magazine', right: 'shops' }, magazineLanguages: ['all'] }),
    }),
    ['magazine', 'shops'],
  ],
  ['the same choice twice falls back on the right', withBar('services', 'services'), ['services', 'shops']],
  ['the account has its own slot', withBar('account', 'shops'), ['services', 'shops']],
  ['no place stands twice when the default is taken', withBar('shops', 'gift'), ['shops', 'services']],
])('in the bar of a phone, %s', (_, facts, entries) => {
  expect(barEntries(facts)).toEqual(entries);
});
