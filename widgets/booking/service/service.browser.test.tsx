import { expect } from 'chai';
import { shownPrice } from '#domain/prices/pricing.ts';
import type { Picture, Service } from '#domain/catalogue/catalogue.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { CURRENCY, SERVICES, SHOPS } from '../testing/samples.ts';
import { plain, viewStage, type ViewStage } from '../testing/view-stage.ts';
import { DescriptionView } from './description.view.tsx';
import { Gallery } from './gallery.view.tsx';
import { ServiceView, type ServiceProps } from './service.view.tsx';

const [SERVICE] = SERVICES as [Service];
const picture = (name: string): Picture => ({
  url: `/medias/${name}-{width}.{format}`,
  widths: [320, 640],
  alt: { fr: `Vue ${name}` },
  colour: '#e8e4de',
});

describe('the page of a service', () => {
  let place: ViewStage;
  let done: string[];

  beforeEach(() => {
    done = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  const show = (change: Partial<ServiceProps> = {}) => {
    const { service = SERVICE } = change;
    place.show(
      <ServiceView
        service={service}
        price={shownPrice(service, [])}
        currency={CURRENCY}
        shops={[]}
        isBookable
        dueOnline={null}
        description={null}
        back={null}
        onBook={() => done.push('book')}
        {...change}
      />,
    );
  };

  it('the page of a service shows its name, duration and price, and books it', async () => {
    show();
    expect(place.one('article').getAttribute('aria-label')).to.equal('Massage suédois');
    expect(place.words('h1')).to.equal('Massage suédois');
    expect(place.words('article')).to.include('1 h').and.include('85 € en semaine');
    await place.press('Réserver Massage suédois');
    expect(done).to.deep.equal(['book']);
  });

  it('the button of a service is described by what it books: the name, and duration and price together', () => {
    const bar = () => {
      const id = place.one('button').getAttribute('aria-describedby') ?? '';
      return plain(place.one(`[id="${id}"]`).textContent ?? '');
    };
    show();
    expect(bar()).to.match(/^Massage suédois1 h.*85 € en semaine/);
    const times = [
      { durationMinutes: 30, price: 4500 },
      { durationMinutes: SERVICE.durationMinutes, price: 8500 },
    ];
    const prices = { ...SERVICE.prices, priceTimes: { mode: 'lowest' as const, list: times } };
    show({ service: { ...SERVICE, prices } });
    // The duration that is booked, and its price: not the least one.
    expect(bar()).to.match(/^Massage suédois1 h.*[^0-9]85 €$/);
  });

  it('the page of a service says what has to be paid online before it is begun to be booked', async () => {
    const told = [
      ['deposit', 'Acompte de 30 % en ligne, le reste sur place'],
      ['full', 'À payer en ligne à la réservation'],
      ['hold', 'Garanti par votre carte, sans débit'],
    ] as const;
    for (const [mode, words] of told) {
      show({ dueOnline: { mode, depositPercent: 30, isOptional: false } });
      expect(plain(place.words())).to.include(words);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    }
    show();
    expect(place.words()).not.to.include('en ligne');
  });

  it('the page of a service that cannot be booked online has no button and says what to do', () => {
    show({ isBookable: false });
    expect(place.all('button')).to.have.length(0);
    expect(place.words()).to.include('Cette prestation ne se réserve pas en ligne.');
  });

  it('the page of a service leads back where there is something to go back to', async () => {
    show({ back: { to: { href: '#massages', go: () => void done.push('back') }, label: 'Massages' } });
    await place.press('Massages');
    expect(done).to.deep.equal(['back']);
  });

  it('the page of a service says for how many it is where that is more than one', () => {
    show();
    expect(place.words('article')).not.to.include('Pour');
    show({ service: { ...SERVICE, requiredCustomers: 2 } });
    expect(place.words('article')).to.include('Pour 2 personnes');
  });

  it('the page of a service lists its shops with their prices, once that is opened', async () => {
    const shops = SHOPS.slice(0, 2).map((shop, index) => ({ shop, price: index === 0 ? 8000 : null }));
    show({ shops });
    expect(place.words('article')).to.include('Dans 2 boutiques');
    const details = place.one<HTMLDetailsElement>('details');
    expect(details.open).to.equal(false);
    place.one('summary').click();
    await settled();
    expect(details.open).to.equal(true);
    const rows = place.all('details li').map(({ innerText }) => innerText.replaceAll(/\s+/g, ' '));
    expect(rows[0]).to.match(/^Maison Orée Marais 24 rue des Francs-Bourgeois, 75003 Paris 80 €$/);
    expect(rows[1]).not.to.include('€');
  });

  it('the page of a service names the shop where one alone offers it', () => {
    show({ shops: SHOPS.slice(0, 1).map((shop) => ({ shop, price: null })) });
    expect(place.words('article')).to.include(SHOPS[0]?.name);
    expect(place.words('article')).not.to.include('1 boutique');
  });

  it('the page of a service does not name the shop of a company with one', () => {
    show();
    expect(place.all('details')).to.have.length(0);
    expect(place.words('article')).not.to.include('boutique');
  });

  describe('lists its prices', () => {
    const times = [
      { durationMinutes: 60, price: 8500 },
      { durationMinutes: 90, price: 12_000 },
    ];
    const timed = (list: typeof times, requiredCustomers = 1): Service => ({
      ...SERVICE,
      requiredCustomers,
      prices: { ...SERVICE.prices, weekend: null, priceTimes: { mode: 'first', list } },
    });
    const rows = () =>
      place.all('dl > div').map((row) => [...row.children].map(({ textContent }) => plain(textContent)));

    it('the prices of a service are listed by duration, for all who come together', () => {
      show({ service: timed(times) });
      expect(rows()).to.deep.equal([
        ['1 h', '85 €'],
        ['1 h 30 min', '120 €'],
      ]);
      show({ service: timed(times, 2) });
      expect(rows().map(([, price]) => price)).to.deep.equal(['170 €', '240 €']);
    });

    it('the prices of a service are listed for the week and for the weekend', () => {
      show();
      expect(rows()).to.deep.equal([
        ['Du lundi au vendredi', '85 €'],
        ['Samedi et dimanche', '92 €'],
      ]);
    });

    it('the prices of a service are not listed where there is but one', () => {
      show({ service: timed(times.slice(0, 1)) });
      expect(place.all('dl')).to.have.length(0);
    });
  });

  describe('says more of it', () => {
    it('the description of a service is shown once it has come, and left out where empty', async () => {
      place.show(<DescriptionView kind="loading" />);
      expect(place.words()).to.include('Chargement en cours');
      place.show(<DescriptionView kind="ready" html="<p>Le grand <em>classique</em>.</p>" />);
      await place.until(() => place.all('p').length > 0);
      expect(place.words('p')).to.equal('Le grand classique.');
      place.show(<DescriptionView kind="ready" html="" />);
      await settled();
      expect(place.words()).to.equal('');
    });

    it('the description of a service is asked for again after a failure', async () => {
      place.show(<DescriptionView kind="failed" retry={() => done.push('retry')} />);
      expect(place.words('[role=alert]')).to.include('quelque chose n’a pas répondu');
      await place.press('Réessayer');
      expect(done).to.deep.equal(['retry']);
    });
  });

  describe('shows its pictures', () => {
    const gallery = (...names: readonly string[]) =>
      place.show(<Gallery pictures={names.map(picture)} name="Massage suédois" />);

    it('a single picture of a service has no way to others', () => {
      gallery('a');
      expect(place.all('button')).to.have.length(0);
      expect(place.all('img')).to.have.length(1);
      gallery();
      expect(place.all('button')).to.have.length(0);
    });

    it('several pictures of a service are a carousel that says which is shown, and ends', async () => {
      place.leave();
      place = viewStage('400px');
      gallery('a', 'b', 'c');
      await settled();
      const section = place.one('section');
      expect([
        plain(section.getAttribute('aria-label')),
        section.getAttribute('aria-roledescription'),
      ]).to.deep.equal(['Images : Massage suédois', 'carrousel']);
      const strip = place.one('ul');
      const at = async (index: number) => {
        strip.scrollTo({ left: index * strip.clientWidth, behavior: 'instant' });
        await settled(60);
        return [
          place.words('p[aria-live]'),
          ...place.all('button').map((one) => one.getAttribute('aria-disabled')),
        ];
      };
      expect(await at(0)).to.deep.equal(['1 sur 3', 'true', null]);
      expect(await at(1)).to.deep.equal(['2 sur 3', null, null]);
      expect(await at(2)).to.deep.equal(['3 sur 3', null, 'true']);
    });

    it('the strip of pictures takes the focus, so that the arrow keys scroll it', () => {
      gallery('a', 'b');
      place.one('ul').focus();
      expect(place.focused()).to.equal(place.one('ul'));
    });
  });
});
