import { expect, test } from 'vitest';
import { createVisitor, type OpenOptions } from '../../testing/visitor.ts';
import { languageOfferFeature } from './feature.ts';

async function open(languages: readonly string[], visitor = createVisitor(), options: OpenOptions = {}) {
  const { site } = await visitor.open({ ...options, ports: { languages: () => languages } });
  const offer = await site.open(languageOfferFeature);
  await visitor.clock.settle();
  return { visitor, site, offer, offered: () => offer.$offered.get()?.locale ?? null };
}

test('a browser’s own language is offered, and chosen for good by who accepts it', async () => {
  const { visitor, site, offer, offered } = await open(['de-DE', 'fr']);
  expect(offered()).toBe('de');
  offer.accept();
  expect(offered()).toBeNull();
  await expect.poll(() => site.locale.$locale.get()).toBe('de');
  expect(visitor.jar.get('locale')).toBe('de');
});

test('a language is offered once in a browser, whatever was said to it', async () => {
  const { visitor, offer, offered } = await open(['de']);
  offer.shown();
  offer.decline();
  expect(offered()).toBeNull();
  expect((await open(['de'], visitor)).offered()).toBeNull();
  const unanswered = createVisitor();
  (await open(['de'], unanswered)).offer.shown();
  expect((await open(['de'], unanswered)).offered()).toBeNull();
});

test('an offer that was never on the screen is made at the next page', async () => {
  const { visitor, offered } = await open(['de']);
  expect(offered()).toBe('de');
  expect((await open(['de'], visitor)).offered()).toBe('de');
});

test('nothing is offered to who has chosen a language, nor where it is spoken already', async () => {
  const visitor = createVisitor();
  const { site } = await visitor.open();
  await site.locale.choose('fr');
  expect((await open(['de'], visitor)).offered()).toBeNull();
  const spoken = createVisitor();
  expect((await open(['fr-FR', 'de'], spoken)).offered()).toBeNull();
  expect([...spoken.kept.keys()].filter((key) => key.includes('offered'))).toEqual([]);
});

test('a language is offered in its own words, and not at all where these cannot be had', async () => {
  const { offer } = await open(['de'], createVisitor(), {
    texts: (locale, namespace) => Promise.resolve({ sentence: `${locale} ${namespace}` }),
  });
  expect(offer.$offered.get()?.t('language-offer:sentence')).toBe('de language-offer');
  const wordless = await open(['de'], createVisitor(), {
    texts: (locale) => (locale === 'de' ? Promise.reject(new Error('gone')) : Promise.resolve({})),
  });
  expect(wordless.offered()).toBeNull();
});

test('an offer ends when another language is chosen meanwhile', async () => {
  const { site, offered } = await open(['de']);
  await site.locale.choose('en');
  expect(offered()).toBeNull();
});
