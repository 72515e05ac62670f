import { expect, test } from 'vitest';
import { companyOf } from '../../testing/companies.ts';
import { salonAddress, salonLocale, salonWishes } from './salon-settings.ts';

const shopIn = (country: string, email = '') => ({
  email,
  address: { address: '', city: '', zipcode: '', country },
});

test.each([
  ['the shop’s own address', 'shop@example.com', 'salon@example.com', 'shop@example.com'],
  ['its company’s where it has none', ' ', 'salon@example.com', 'salon@example.com'],
  ['its company’s where its own is two', 'a@b.example,c@d.example', 'salon@example.com', 'salon@example.com'],
  ['nowhere where neither is one', 'nobody', '', null],
])('a salon is written to at %s', (_, email, companyEmail, wanted) => {
  const company = companyOf('x');
  const profile = { ...company, identity: { ...company.identity, email: companyEmail } };
  expect(salonAddress(shopIn('FR', email), profile)).toBe(wanted);
});

test.each([
  ['DE', { fr: true, de: true }, 'de'],
  ['DE', { fr: true, en: true }, 'fr'],
  ['CH', { de: true, it: true }, 'de'],
  ['it ', { fr: true, it: true }, 'it'],
  ['FR', { en: true }, 'en'],
  ['FR', {}, 'fr'],
])('a salon in %j of a company that speaks %j is written to in %s', (country, langs, locale) => {
  expect(salonLocale(shopIn(country), companyOf('x', { langs }))).toBe(locale);
});

test('a company that says nothing of it gets each mail, and no daily list', () => {
  const usual = { booked: true, moved: true, cancelled: true, listHour: null, emptyDays: false };
  expect(salonWishes(companyOf('x'))).toEqual(usual);
  const mails = { moved: false, listHour: 7 };
  const appointment = { cuttingHours: 30, cancelHours: 24, mails };
  expect(salonWishes(companyOf('x', { appointment }))).toEqual({ ...usual, ...mails });
});
