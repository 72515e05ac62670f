import { expect } from 'chai';
import type { Site } from '#stores/site.ts';
import { salonSite } from '../testing/salon.ts';
import { siteStage, type SiteStage } from '../testing/site-stage.tsx';
import { LanguageList } from './language-switch.view.tsx';
import { useLanguages } from './use-links.ts';

interface ListProps {
  readonly site: Site;
  readonly prepare: () => Promise<unknown>;
}

function List({ site, prepare }: ListProps) {
  return <LanguageList languages={useLanguages(site, '', prepare)} />;
}

describe('another language for a page that prepares it', () => {
  let place: SiteStage;
  afterEach(() => place.leave());

  const failing = () => Promise.reject(new Error('no connection'));
  const stalled = () => new Promise(() => {});
  for (const [what, prepare] of [
    ['fails', failing],
    ['never ends', stalled],
  ] as const) {
    it(`the language comes where that ${what}, after all its texts`, async () => {
      const { site } = salonSite();
      place = await siteStage(site, <List {...{ site, prepare }} />);
      place.named('Deutsch').click();
      await place.until(() => site.locale.$locale.get() === 'de');
      expect(site.texts.$texts.get().has('storefront')).to.equal(true);
    });
  }

  it('the texts are read meanwhile, and are shown only then', async () => {
    const { site } = salonSite();
    const read: string[] = [];
    let end = () => {};
    const prepared = new Promise<void>((resolve) => (end = resolve));
    const wordsIn: Site['texts']['wordsIn'] = (locale, namespace) => {
      read.push(`${locale}/${namespace}`);
      return site.texts.wordsIn(locale, namespace);
    };
    const watched = { ...site, texts: { ...site.texts, wordsIn } };
    place = await siteStage(site, <List site={watched} prepare={() => prepared} />);
    place.named('Deutsch').click();
    expect(read).to.include('de/storefront').and.include('de/booking');
    await site.texts.wordsIn('de', 'storefront');
    expect(site.texts.$texts.get().locale).to.equal('fr');
    end();
    await place.until(() => site.locale.$locale.get() === 'de');
  });
});
