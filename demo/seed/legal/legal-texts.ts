import { LOCALE_TAGS, type Locale, type LocalizedText } from '#domain/locale.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import { legalDe } from './de.ts';
import { legalEn } from './en.ts';
import { legalEs } from './es.ts';
import { legalFr } from './fr.ts';
import { legalIt } from './it.ts';
import type { LegalFacts, WrittenFacts, LegalPages } from './legal-facts.ts';

const WRITERS: Readonly<Record<Locale, (facts: WrittenFacts) => LegalPages>> = {
  fr: legalFr,
  de: legalDe,
  en: legalEn,
  es: legalEs,
  it: legalIt,
};

const COOKIES: Readonly<Record<Locale, string>> = {
  fr: 'Ce site garde ce qu’il faut pour réserver. La mesure d’audience ne commence que si vous l’acceptez.',
  de: 'Diese Website speichert, was zum Buchen nötig ist. Die Statistik beginnt erst, wenn Sie zustimmen.',
  en: 'This site keeps what booking needs. Audience measurement only starts if you accept it.',
  es: 'Este sitio guarda lo necesario para reservar. La medición de audiencia solo empieza si usted la acepta.',
  it: 'Questo sito conserva ciò che serve per prenotare. Le statistiche partono solo se lei le accetta.',
};

function writtenIn(locale: Locale, facts: LegalFacts): WrittenFacts {
  const money = new Intl.NumberFormat(LOCALE_TAGS[locale], {
    style: 'currency',
    currency: facts.currency ?? 'EUR',
    maximumFractionDigits: 0,
  });
  return {
    ...facts,
    capital: money.format(facts.capital),
    phoneText: locale === 'fr' ? toNationalPhone(facts.phone, 'FR') : facts.phone,
  };
}

/** The legal pages of a company in each of its languages, as HTML. */
export function legalTexts(facts: LegalFacts): CompanyWire['booker']['textLegals'] {
  const written = facts.locales.map((locale) => [locale, WRITERS[locale](writtenIn(locale, facts))] as const);
  const pick = (page: keyof LegalPages) =>
    Object.fromEntries(written.map(([locale, texts]) => [locale, texts[page]]));
  return { rgpd: pick('rgpd'), mentions: pick('mentions'), cgv: pick('cgv'), cgu: pick('cgu') };
}

export function cookiesText(locales: readonly Locale[]): LocalizedText {
  return Object.fromEntries(locales.map((locale) => [locale, COOKIES[locale]]));
}
