import { expect } from 'chai';
import { serviceId } from '#domain/catalogue/ids.ts';
import { instant } from '#domain/time/instant.ts';
import type { Clock } from '#platform/ports.ts';
import { nextTimesFeature } from '#stores/free-times/next-times/next-times-feature.ts';
import { axeFaults } from '#ui/testing/stage.tsx';
import { close, history, open, place, says, site, words } from '../testing/open-storefront.tsx';
import { categoryWire, EVERYTHING, shopWire, type Salon } from '../testing/salon.ts';

/** Monday the 5th of January, ten o'clock in Paris. */
const clock: Clock = {
  now: () => instant(Date.UTC(2026, 0, 5, 9)),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
const picture = (name: string) => ({
  url: `/medias/salon/${name}.{width}.{format}`,
  widths: [80, 160],
  alt: { fr: name },
  colour: '#dfe6df',
});
const TEAM = [
  {
    id: 'p1',
    displayname: 'Inès',
    picture: picture('ines'),
    craft: { fr: 'Massages profonds' },
  },
  { id: 'p2', displayname: 'Lise Roux', picture: null, craft: {} },
];
const SHOPS = [shopWire(1, EVERYTHING), shopWire(2, ['suedois'])];
const LONG = shopWire(1, EVERYTHING, { images: [picture('a'), picture('b'), picture('c')] });
const [SHOP] = SHOPS;

/** What the back end says of the first shop's times and people. */
const said =
  ({ times = ['2026-01-05T13:30:00.000Z', '2026-01-06T08:00:00.000Z'], team = TEAM as object[] } = {}) =>
  ({ path }: { readonly path: string }) => {
    if (path.endsWith('/team')) return { body: team };
    if (path !== '/api/earliest/search') return undefined;
    const found = times.map((start) => ({ start, serviceid: 'suedois', duration: 60, price: 85 }));
    const shops = found.length > 0 ? [{ shopid: SHOP?.artebeauteId, times: found }] : [];
    return { body: { next: null, shops } };
  };
const show = (salon: Partial<Salon> = {}, width = '390px') =>
  open({ address: `/${SHOP?.slug}`, shops: SHOPS, clock, serve: said(), ...salon }, { width });

describe('the page of a shop', () => {
  afterEach(close);

  for (const [width, scheme] of [
    ['390px', 'light'],
    ['1280px', 'dark'],
  ] as const) {
    it(`the page of a shop has all that a visitor needs, at ${width} in a ${scheme} scheme`, async () => {
      await open(
        { address: `/${SHOP?.slug}`, shops: [LONG, SHOPS[1]!], clock, serve: said() },
        { width, scheme },
      );
      await says('Massages profonds');
      const headings = place.all('main :is(h2, h3)').map(({ textContent }) => textContent);
      expect(headings).to.include.members(['L’équipe', 'En images', 'Où nous trouver', 'Nos prestations']);
      expect(words()).to.include('Lise Roux').and.include('LR');
      expect(place.all('main [style*=aspect-ratio]').length).to.be.at.least(3);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });
  }

  it('a shop that takes no bookings online offers its telephone in place of times', async () => {
    const shut = shopWire(1, EVERYTHING, { booker: { active: false, shopUseCabins: null } });
    await show({ shops: [shut, SHOPS[1]!] });
    await says('Réservation en ligne non disponible');
    const calls = place.all('main [part~=button-primary]').map((link) => link.getAttribute('href'));
    expect(
      calls.every((href) => href?.startsWith('tel:')),
      calls.join(),
    ).to.equal(true);
    expect(calls.length).to.be.at.least(1);
    expect(words()).not.to.include('Prochains créneaux');
  });

  it('a shop without a team, and without a free time, says so and leaves no empty part', async () => {
    await show({ serve: said({ times: [], team: [] }) });
    await says('Rien de libre en ligne');
    await place.until(() => !words().includes('L’équipe'));
    expect(words()).not.to.include('En images');
  });

  it('each service of a shop’s page can be booked there with its price and duration', async () => {
    await show({
      booker: { services: { priceTimesMode: 'first', list: { display: { duration: true, price: true } } } },
    });
    await says('Nos prestations');
    await place.until(() => place.all('main li a[part~=button-small]').length > 0);
    const link = place.one<HTMLAnchorElement>('main li a[part~=button-small]');
    expect(link.href).to.include('page=reserved').and.include('cart=').and.include(SHOP?.slug);
    const line = link.closest('li')?.textContent?.replaceAll(/\s/g, ' ');
    expect(line).to.match(/^Massage suédois30 min30 minutes80 €/);
  });

  it('a service for two says so beside its price, which is for both, and a service for one does not', async () => {
    const massages = categoryWire('massages', 'Massages', { suedois: ['Massage', 80], duo: ['Duo', 75] });
    const articles = massages.articles.map((one) =>
      one.id === 'duo' ? { ...one, booker: { ...one.booker, appointment: { nbCustomerRequired: 2 } } } : one,
    );
    await show({ categories: [{ ...massages, articles }] });
    await place.until(() => place.all('main li a[part~=button-small]').length === 2);
    const lines = place
      .all('main li a[part~=button-small]')
      .map((link) => link.closest('li')?.textContent?.replaceAll(/\s/g, ' '));
    expect(lines[0]).to.include('80 €').and.not.include('personne');
    expect(lines[1]).to.match(/150 €.*Pour 2 personnes/);
  });

  const book = () => place.all('main [part~=button-primary]').filter((one) => one.checkVisibility())[0];
  const paramsOf = (link: HTMLElement | undefined) =>
    new URL(link?.getAttribute('href') ?? '', location.href).searchParams;

  it('the button that books leads into the reservation of the shop, for the service whose times are shown', async () => {
    await show();
    await place.until(() => paramsOf(book()).has('cart'));
    const shown = place.one<HTMLSelectElement>('main select').value;
    expect(paramsOf(book()).get('cart')).to.equal(shown);
    site.bookingCart.replace([serviceId('suedois')]);
    await place.until(() => paramsOf(book()).get('cart') === 'suedois');
    book()?.click();
    await place.until(() => history.read().includes('page=reserved'));
    expect(history.read()).to.equal(`/${SHOP?.slug}/services/massages/suedois?page=reserved&cart=suedois`);
  });

  it('a shop shows the times of the first service of the catalogue, and of another that is chosen', async () => {
    const asked: (string | null)[] = [];
    const answer = said();
    const salon: Salon = {
      serve(sent) {
        if (sent.path === '/api/earliest/search') asked.push(sent.query.get('anyof'));
        return answer(sent);
      },
    };
    await show(salon);
    await place.until(() => place.all('[part~=button-time]').length === 2);
    const choice = place.one<HTMLSelectElement>('main label select');
    expect(choice.selectedOptions[0]?.textContent).to.equal('Massage suédois');
    expect(place.all('main label option').length).to.equal(3);
    choice.value = 'eclat';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    await place.until(() => asked.length === 2);
    expect(asked).to.deep.equal(['suedois', 'eclat']);
    await place.until(() => place.all('[part~=button-time]').length === 2);
    expect(paramsOf(place.all('[part~=button-time]')[0]).get('cart')).to.equal('eclat');
    expect(paramsOf(book()).get('cart')).to.equal('eclat');
    expect(history.read()).to.equal(`/${SHOP?.slug}`);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('who has a visit in hand is shown the times of its first service, and books all of it', async () => {
    await show();
    await place.until(() => book() !== undefined);
    site.bookingCart.replace([serviceId('eclat'), serviceId('duo')]);
    await place.until(() => paramsOf(book()).get('cart') === 'eclat,duo');
    expect(place.one<HTMLSelectElement>('main label select').value).to.equal('eclat');
  });

  it('times whose code does not load say so, and are asked for again', async () => {
    const { load } = nextTimesFeature;
    Object.assign(nextTimesFeature, { load: () => Promise.reject(new Error('No chunk.')) });
    try {
      await show();
      await place.until(() => place.all('main [role=alert] button').length === 1);
    } finally {
      Object.assign(nextTimesFeature, { load });
    }
    place.one('main [role=alert] button').click();
    await place.until(() => place.all('[part~=button-time]').length === 2);
    expect(place.all('main [role=alert]')).to.have.length(0);
  });

  it('nothing that has the focus lies under the bar of the button that books', async () => {
    await show();
    await says('Massages profonds');
    const bar = place
      .all('main [part~=button-primary]')
      .filter((one) => one.checkVisibility())
      .at(-1);
    const others = place.all('main a, main select').filter((one) => one !== bar && one.checkVisibility());
    for (const control of others) {
      control.focus();
      const { bottom } = control.getBoundingClientRect();
      expect(bottom, control.textContent ?? '').to.be.at.most(
        bar!.parentElement!.getBoundingClientRect().top + 1,
      );
    }
  });

  it('a free time of a shop’s page leads to the reservation that takes it', async () => {
    await show();
    await place.until(() => place.all('[part~=button-time]').length === 2);
    const links = place.all('[part~=button-time]');
    expect(links[0]?.textContent)
      .to.include('14\u202fh\u202f30')
      .and.include('aujourd’hui')
      .and.include('85');
    expect(Object.fromEntries(paramsOf(links[0]))).to.include({
      start: '2026-01-05T13:30:00.000Z',
      duration: '60',
      cart: 'suedois',
    });
  });
});
