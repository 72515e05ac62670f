import { expect } from 'chai';
import { createMemoryHostPage } from '#platform/memory/host-page.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import {
  close,
  comesTo,
  history,
  open,
  place,
  press,
  says,
} from '#widgets/storefront/testing/open-storefront.tsx';
import { EVERYTHING, shopWire } from '#widgets/storefront/testing/salon.ts';

const at = (lat: number) => ({ localisation: { coordonate: { lat, lng: 2.36 } } });
const ONE = [shopWire(1, EVERYTHING, at(48.86))];
const TWO = [...ONE, shopWire(2, EVERYTHING, at(45.76))];
/** One picture for all of the map. */
const PICTURE = '/demo/pages/portal/mark.svg?{z}-{x}-{y}';
const withTiles = (url: string) => ({ mapTiles: { url, attribution: { fr: 'Natural Earth' } } });

const map = () => place.all('[data-map]');
const pins = () => place.all('[data-map] .v-pin');
const top = () => place.one('main article').getBoundingClientRect().top;

/** What of the map's pictures was asked for since the test began. */
const tilesAsked = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/demo/pages/portal/mark.svg?'));
/** Nothing is asked for any more: what the page wanted by itself, it has. */
async function calm(): Promise<void> {
  let before = -1;
  await place.until(() => {
    const asked = performance.getEntriesByType('resource').length;
    const isCalm = asked === before;
    before = asked;
    return isCalm;
  });
}

describe('the map of the contact page', () => {
  beforeEach(() => performance.clearResourceTimings());
  afterEach(close);

  it('the map is there without a press, and nothing below it moves when it comes', async () => {
    await open({ address: '/contact', shops: ONE, booker: withTiles(PICTURE) });
    await comesTo('Contact');
    await place.until(() => place.all('main article').length > 0);
    const before = top();
    await place.until(() => pins().length === 1);
    expect(top()).to.equal(before);
    expect(pins()[0]?.getAttribute('aria-label')).to.equal('Salon 1');
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('pins have the numbers of the shops, and lead to them', async () => {
    await open({ address: '/contact', shops: TWO, booker: withTiles(PICTURE) });
    await comesTo('Nos adresses');
    await place.until(() => pins().length === 2);
    expect(pins().map(({ textContent }) => textContent)).to.deep.equal(['1', '2']);
    expect(place.all('main article h2').map(({ textContent }) => textContent)).to.deep.equal([
      '1Salon 1',
      '2Salon 2',
    ]);
    pins()[1]?.click();
    await settled(20);
    expect(place.root.activeElement?.closest('article')?.getAttribute('aria-label')).to.equal('Salon 2');
  });

  it('a map none of whose pictures come says so in its place, with another attempt and the way there', async () => {
    await open({ address: '/contact', shops: ONE, booker: withTiles('/nowhere/{z}/{x}/{y}.svg') });
    await comesTo('Contact');
    const before = top();
    await place.until(() => place.all('main [role=alert]').length === 1);
    expect(place.one('main [role=alert]').textContent).to.include('La carte n’a pas pu s’afficher');
    expect(place.all('main [role=alert] a[href*=directions]')).to.have.length(1);
    expect(top()).to.equal(before);
    expect(await axeFaults(place.root)).to.deep.equal([]);
    place.named('Réessayer').click();
    await Promise.resolve();
    expect(map()).to.have.length(1);
    await place.until(() => place.all('main [role=alert]').length === 1);
  });

  it('a map of another host waits to be wished for', async () => {
    await open({
      address: '/contact',
      shops: ONE,
      booker: withTiles(location.origin + PICTURE),
    });
    await says('Afficher la carte');
    await calm();
    expect(tilesAsked()).to.deep.equal([]);
    expect(map()).to.have.length(0);
    expect(place.one('main').textContent).to.include(`La carte est chargée depuis ${location.host}.`);
    await press('Afficher la carte');
    await place.until(() => map().length === 1);
    // By its elements: a picture that the browser has from a test before is asked for no more.
    await place.until(() => place.all('[data-map] img').length > 0);
  });

  it('a map of another host comes by itself where the page says that its visitor has agreed, and goes with that', async () => {
    const hostPage = createMemoryHostPage();
    await open({ address: '/contact', shops: ONE, booker: withTiles(location.origin + PICTURE), hostPage });
    await says('Afficher la carte');
    hostPage.setConsent('analytics');
    await settled(20);
    expect(map()).to.have.length(0);
    hostPage.setConsent('content');
    await place.until(() => pins().length === 1);
    expect(await axeFaults(place.root)).to.deep.equal([]);
    hostPage.setConsent('');
    await says('Afficher la carte');
    expect(map()).to.have.length(0);
  });

  it('there is none where the company has no map, and none where no shop has a place on it', async () => {
    await open({ address: '/contact', shops: ONE });
    await comesTo('Contact');
    expect(place.one('main').textContent).not.to.include('carte montre');
    close();
    await open({ address: '/contact', shops: [shopWire(1, EVERYTHING)], booker: withTiles(PICTURE) });
    await comesTo('Contact');
    await place.until(() => top() > 0);
    await calm();
    expect(tilesAsked()).to.deep.equal([]);
    expect(map()).to.have.length(0);
    expect(history.read()).to.equal('/contact');
  });
});
