import { describe, expect, test } from 'vitest';
import { companyWire } from '#platform/testing/wire-data.ts';
import { createVisitor } from '../testing/visitor.ts';
import { visitFeature } from '../visit/feature.ts';

describe('languages', () => {
  test('a change of language waits for the texts in use, is remembered, and goes with each call', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    await site.texts.ensure('booking');
    expect(await site.locale.choose('de')).toBe(true);
    expect(site.texts.$texts.get()).toMatchObject({ locale: 'de' });
    expect(site.texts.$texts.get().t('booking:continue')).toBe('de booking');
    expect(visitor.jar.get('locale')).toBe('de');
    await site.catalogue.shop('x');
    expect((await visitor.open()).site.locale.$locale.get()).toBe('de');
    expect(visitor.sent.at(-1)?.headers.get('curlang')).toBe('de');
  });

  test('a language that the company does not enable is not taken, and the only one is forced', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open({ locale: 'it' });
    expect(site.locale.$locale.get()).toBe('fr');
    expect(await site.locale.choose('es')).toBe(false);
    visitor.backEnd.company = companyWire({ booker: { langs: { en: true } } });
    const forced = await visitor.open();
    expect(forced.site.locale.$locales.get()).toEqual(['en']);
    expect(forced.site.locale.$locale.get()).toBe('en');
  });

  test('a file of texts that cannot be loaded leaves the French words, and is asked for again', async () => {
    let isDown = true;
    const { site } = await createVisitor().open({
      texts: (locale, namespace) =>
        isDown && locale === 'de'
          ? Promise.reject(new Error('gone'))
          : Promise.resolve({ continue: `${locale} ${namespace}` }),
    });
    await site.texts.ensure('booking');
    await site.locale.choose('de');
    expect(site.texts.$texts.get().t('booking:continue')).toBe('fr booking');
    expect(site.texts.$texts.get().has('booking')).toBe(true);
    isDown = false;
    await site.texts.ensure('booking');
    expect(site.texts.$texts.get().t('booking:continue')).toBe('de booking');
  });

  test('a reservation does not open without its texts, and what is missing is known', async () => {
    let isDown = true;
    const { site } = await createVisitor().open({
      texts: async (locale, namespace) => {
        if (isDown) throw new Error('gone');
        return { continue: `${locale} ${namespace}` };
      },
    });
    const lacks = () => site.texts.$texts.get().lacks('reservation');
    expect(lacks()).toBe(false);
    await expect(site.open(visitFeature)).rejects.toThrow('no texts reservation');
    expect(lacks()).toBe(true);
    isDown = false;
    await site.open(visitFeature);
    expect(lacks()).toBe(false);
  });

  test('the last of two quick choices of a language holds, whichever file comes later', async () => {
    let sendGerman = () => {};
    const german = new Promise<void>((done) => (sendGerman = done));
    const { site } = await createVisitor().open({
      texts: async (locale, namespace) => {
        if (locale === 'de') await german;
        return { continue: `${locale} ${namespace}` };
      },
    });
    await site.texts.ensure('booking');
    const first = site.locale.choose('de');
    expect(await site.locale.choose('en')).toBe(true);
    sendGerman();
    expect(await first).toBe(false);
    expect(site.locale.$locale.get()).toBe('en');
    expect(site.texts.$texts.get().t('booking:continue')).toBe('en booking');
  });
});
