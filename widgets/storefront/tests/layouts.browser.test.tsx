import { expect } from 'chai';
import { axeFaults } from '#ui/testing/stage.tsx';
import { Storefront } from '../storefront.tsx';
import { SHOPS } from '../testing/open-storefront.tsx';
import { PAGES } from '../testing/pages.ts';
import { salonSite, type Salon } from '../testing/salon.ts';
import { siteStage, type SiteStage } from '../testing/site-stage.tsx';

let place: SiteStage;

async function openEmpty(salon: Salon): Promise<void> {
  const { site } = salonSite(salon);
  place = await siteStage(site, <Storefront site={site} emit={() => true} layout="empty" pages={PAGES} />);
  await place.until(() => place.all('h1').length > 0);
}

describe('the empty layout', () => {
  afterEach(() => place.leave());

  for (const address of ['/', '/services', '/contact', '/panier', '/nowhere/at/all/there']) {
    it(`shows ${address} without head, foot and bar`, async () => {
      await openEmpty({ shops: SHOPS, address });
      expect(place.all('main')).to.have.length(1);
      expect(place.all('header[part],footer,[data-bar]')).to.deep.equal([]);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });
  }

  it('shows a closed site without its logo and languages', async () => {
    await openEmpty({ booker: { siteDisabled: true }, address: '/disabled' });
    expect(place.all('main')).to.have.length(1);
    expect(place.all('header[part],footer')).to.deep.equal([]);
  });
});
