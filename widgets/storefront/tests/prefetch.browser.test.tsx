import { expect } from 'chai';
import { settled } from '#ui/testing/stage.tsx';
import { sitePages } from '../pages/site-pages.ts';
import { Storefront } from '../storefront.tsx';
import { SHOPS } from '../testing/open-storefront.tsx';
import { salonSite } from '../testing/salon.ts';
import { siteStage, type SiteStage } from '../testing/site-stage.tsx';

/** Which pages' code was asked for, in the order of that. */
let loaded: string[];
let place: SiteStage;

const page = (kind: string) => ({
  texts: [],
  load: () => {
    loaded.push(kind);
    return Promise.resolve(() => <h1>{kind}</h1>);
  },
});

async function openHome(): Promise<void> {
  loaded = [];
  const pages = sitePages([
    { pages: { services: page('services'), legal: page('legal'), auth: page('auth') } },
  ]);
  const { site } = salonSite({ shops: SHOPS });
  place = await siteStage(site, <Storefront site={site} emit={() => true} pages={pages} />);
  await place.until(() => place.all('header a').length > 1);
}

function connected(connection: object): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

describe('pages that links lead to', () => {
  afterEach(() => {
    place.leave();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('their code comes while the browser is idle, of links that can be seen', async () => {
    await openHome();
    await place.until(() => loaded.length > 0);
    await settled(200);
    expect(loaded).to.deep.equal(['services']);
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    it(`none of it comes where data is to be saved: ${JSON.stringify(connection)}`, async () => {
      connected(connection);
      await openHome();
      await settled(2_500);
      expect(loaded).to.deep.equal([]);
    });
  }
});
