import { expect } from 'chai';
import { axeFaults } from '#ui/testing/stage.tsx';
import { close, place, words } from '../../../testing/open-storefront.tsx';
import { categoryWire, EVERYTHING, shopWire } from '../../../testing/salon.ts';
import { asked, field, FOUND, NOTHING, openSearch, times } from '../testing/open-search.ts';

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const timeTexts = () => times().map(({ textContent }) => plain(textContent));

describe('what a search finds', () => {
  afterEach(close);

  it('where a part of a day is full what is nearest to it is shown, with that part of the next days', async () => {
    const at = (start: string) => ({ shopid: '1', times: [{ ...FOUND.shops[0]?.times[0], start }] });
    const [sooner, next] = ['2026-01-05T16:45:00Z', '2026-01-06T17:00:00Z'];
    await openSearch('/?when=today&part=evening', (query) => {
      const isWished = query.has('parts') && query.get('from') === '20260105';
      const shops = query.has('near') ? [at(sooner)] : [at(next)];
      return { body: isWished ? NOTHING : { next: null, shops } };
    });
    await place.until(() => times().length === 2);
    expect(plain(words())).to.contain('Rien de libre aujourd’hui en soirée (dès 18 h).');
    expect(timeTexts().map((text) => text.replace(/ (aujourd|demain).*/, ''))).to.deep.equal([
      '17 h 45',
      '18 h',
    ]);
    const wishes = asked.map((query) =>
      ['from', 'to', 'parts', 'near'].map((name) => query.get(name)).join(),
    );
    expect(wishes).to.deep.equal([
      '20260105,20260105,evening,',
      '20260105,20260105,,evening',
      '20260106,20260119,evening,',
    ]);
  });

  it('all times of a service are those of its reservation, on the day and in the part that was asked for', async () => {
    await openSearch('/?what=massage&when=today&part=afternoon');
    await place.until(() => times().length === 3);
    const link = place.all('main li a').find(({ textContent }) => textContent?.startsWith('Tous les'));
    expect(link?.textContent).to.equal('Tous les horaires, Massage suédois, Salon 2');
    expect(link?.getAttribute('href')).to.equal(
      '/salon-2/services/massages/suedois?page=reserved&cart=suedois&when=20260105&part=afternoon',
    );
  });

  it('a start whose price is another one says its own duration and price', async () => {
    const times = [100, 80].map((price, index) => ({
      start: `2026-01-05T1${index}:00:00Z`,
      serviceid: 'suedois',
      duration: 30,
      price,
    }));
    await openSearch('/?when=any', () => ({ body: { next: null, shops: [{ shopid: '1', times }] } }));
    await place.until(() => timeTexts().length === 2);
    expect(timeTexts().map(plain)).to.deep.equal([
      '11 h aujourd’hui30 min30 minutes · 100 €, Massage suédois, Salon 1',
      '12 h aujourd’hui30 min30 minutes · 80 €, Massage suédois, Salon 1',
    ]);
  });

  it('a service for two says beside its name for how many its price is, and a service for one does not', async () => {
    const starts = ['one', 'pair'].map((serviceid) => ({
      start: '2026-01-05T10:00:00Z',
      serviceid,
      duration: 60,
      price: 150,
    }));
    const massages = categoryWire('massages', 'Massages', { one: ['Massage', 150], pair: ['Duo', 75] });
    const articles = massages.articles.map((article) =>
      article.id === 'pair'
        ? { ...article, booker: { ...article.booker, appointment: { nbCustomerRequired: 2 } } }
        : article,
    );
    const answer = { body: { next: null, shops: [{ shopid: '1', times: starts }] } };
    await openSearch('/?when=any', () => answer, {
      categories: [{ ...massages, articles }],
      shops: [shopWire(1, ['one', 'pair'])],
    });
    await place.until(() => times().length === 2);
    const lines = times().map((time) => plain(time.closest('ul')?.closest('li')?.textContent ?? ''));
    expect(lines[0])
      .to.match(/^Massage1 h.*150 €/)
      .and.not.include('personne');
    expect(lines[1]).to.match(/^Duo1 h.*150 €Pour 2 personnes/);
  });

  it('the durations of a service are there with their prices, and the times are those of the chosen one', async () => {
    const [massages] = [categoryWire('massages', 'Massages', { long: ['Massage', 80] })];
    const prices = [
      { duration: 30, value: 52 },
      { duration: 60, value: 85 },
    ];
    const articles = massages.articles.map((article) => ({
      ...article,
      booker: { ...article.booker, priceTime: { active: true, prices } },
    }));
    const at = (start: string, duration: number, price: number) => ({
      body: {
        next: null,
        shops: [{ shopid: '1', times: [{ start, serviceid: 'long', duration, price }] }],
      },
    });
    await openSearch(
      '/?when=today',
      (query) =>
        query.get('duration') === '60'
          ? at('2026-01-05T12:00:00Z', 60, 85)
          : at('2026-01-05T10:00:00Z', 30, 52),
      { categories: [{ ...massages, articles }], shops: [shopWire(1, ['long'])] },
    );
    await place.until(() => place.all('main input[type=radio]').length === 2);
    const [short, long] = place.all<HTMLInputElement>('main input[type=radio]');
    expect([short, long].map((radio) => plain(radio?.parentElement?.textContent ?? ''))).to.deep.equal([
      '30 min30 minutes · 52 €',
      '1 h1 heure · 85 €',
    ]);
    expect([short?.checked, long?.checked]).to.deep.equal([true, false]);
    expect(timeTexts()).to.deep.equal(['11 h aujourd’hui, Massage, Salon 1']);
    long?.click();
    await place.until(() => timeTexts()[0]?.startsWith('13 h') === true);
    expect(Object.fromEntries(asked.at(-1) ?? [])).to.include({
      anyof: 'long',
      shopids: '1',
      from: '20260105',
    });
    expect(times()[0]?.getAttribute('href')).to.include('duration=60');
    const all = place.all('main li a').find(({ textContent }) => textContent?.startsWith('Tous les'));
    expect(all?.getAttribute('href')).to.include('duration=60');
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('times of a day stand in the order of the clock, whichever of them is the best', async () => {
    const starts = ['16:30', '16:00', '15:30', '15:00'].map((clock) => ({
      start: `2026-01-05T${clock}:00Z`,
      serviceid: 'suedois',
      duration: 30,
      price: 80,
    }));
    await openSearch('/?when=today&part=evening', (query) => ({
      body: query.has('near') ? { next: null, shops: [{ shopid: '1', times: starts }] } : NOTHING,
    }));
    await place.until(() => times().length === 4);
    expect(timeTexts().map((text) => text.replace(/ aujourd.*/, ''))).to.deep.equal([
      '16 h',
      '16 h 30',
      '17 h',
      '17 h 30',
    ]);
  });

  it('of many services a few are seen at once, and the others open below', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const starts = names.map((serviceid, index) => ({
      start: `2026-01-05T1${index}:00:00Z`,
      serviceid,
      duration: 30,
      price: 80,
    }));
    const categories = [
      categoryWire('soins', 'Soins', Object.fromEntries(names.map((id) => [id, [`Soin ${id}`, 80]]))),
    ];
    const answer = { body: { next: null, shops: [{ shopid: '1', times: starts }] } };
    await openSearch('/?when=any', () => answer, { categories, shops: [shopWire(1, names)] });
    await place.until(() => place.all('main summary').length === 1);
    const seen = () => times().filter((one) => one.checkVisibility()).length;
    expect(seen()).to.equal(2);
    place.one('main summary').click();
    expect(place.one('main summary').textContent).to.equal('2 autres prestations');
    await place.until(() => seen() === 4);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  describe('of a place that nobody knows', () => {
    const position = (lat: number) => ({ coordonate: { lat, lng: 2.35 } });
    const shops = [
      shopWire(1, EVERYTHING, { localisation: position(48.8) }),
      shopWire(2, EVERYTHING, { localisation: position(48.86) }),
    ];
    const UNKNOWN = '/?what=massage&where=Trifouilly&when=tomorrow&part=evening';
    const located = { kind: 'found', latitude: 48.86, longitude: 2.35 } as const;

    it('says so, keeps day and hour, and says in which order all shops are shown', async () => {
      await openSearch(UNKNOWN, undefined, { shops });
      await place.until(() => times().length === 3);
      expect(
        asked.map((query) => [query.get('from'), query.get('parts'), query.get('shopids')]),
      ).to.deep.equal([['20260106', 'evening', null]]);
      expect(plain(words())).to.contain('Nous ne connaissons pas le lieu « Trifouilly ».');
      expect(words()).to.contain('Voici toutes nos adresses, les horaires les plus tôt d’abord.');
      expect(['what', 'where', 'when', 'part'].map((name) => field(name).value)).to.deep.equal([
        'massage',
        'Trifouilly',
        'tomorrow',
        'evening',
      ]);
      expect(place.named('Me localiser').tagName).to.equal('BUTTON');
    });

    it('shows the shops nearest to a visitor whose place is known, with their distance', async () => {
      await openSearch(UNKNOWN, undefined, { shops, located, mayLocate: true });
      await place.until(() => times().length === 3);
      expect(asked.map((query) => [query.get('shopids'), query.get('parts')])).to.deep.equal([
        ['2,1', 'evening'],
      ]);
      expect(words()).to.contain('Voici nos adresses les plus proches de vous.');
      expect(plain(words())).to.contain('6,7 km');
    });
  });

  for (const [when, sentence] of [
    ['20250101', 'Ce jour est passé. Voici les premiers horaires libres.'],
    ['20270101', 'On peut réserver jusqu’au lundi 30 mars 2026. Voici les premiers horaires libres.'],
  ] as const) {
    it(`a search for ${when} is told why another day is shown, and keeps the day in its field`, async () => {
      await openSearch(`/?what=massage&when=${when}&part=evening`);
      await place.until(() => times().length === 3);
      expect(plain(words())).to.contain(sentence);
      expect(asked[0]?.get('parts')).to.equal('evening');
      await place.until(() => field('when').value === when);
    });
  }

  for (const text of ['%', '" OR 1=1 --', '<b>', 'תספורת', '12345678', '12/13/2026']) {
    it(`a search of ${text} is told so, keeps it in its field, and shows free times`, async () => {
      await openSearch(`/?${new URLSearchParams({ what: text, when: 'any' })}`);
      await place.until(() => times().length === 3);
      expect(plain(words())).to.contain(`Aucune prestation ne correspond à « ${text} ».`);
      expect(field('what').value).to.equal(text);
    });
  }

  it('a search of blanks is one of anything', async () => {
    await openSearch('/?what=+++&where=++&when=any');
    await place.until(() => times().length === 3);
    expect(place.all('[part~=notice]')).to.have.length(0);
  });

  it('what is shown instead is said once, whatever is not known', async () => {
    await openSearch('/?what=xyzzyx&when=20250101');
    await place.until(() => times().length === 3);
    expect(words().split('Voici les premiers horaires libres.')).to.have.length(2);
  });

  it('who asked for no service comes from each shop to its other services', async () => {
    await openSearch('/?when=any');
    await place.until(() => times().length === 3);
    const others = place.all('main li a').filter(({ textContent }) => textContent?.startsWith('Voir les'));
    expect(others.map((link) => [link.textContent, link.getAttribute('href')])).to.deep.equal([
      ['Voir les prestations, Salon 2', '/salon-2'],
      ['Voir les prestations, Salon 1', '/salon-1'],
    ]);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('words that mean nothing beside a service are told, and the service is found', async () => {
    await openSearch('/?what=massage+xyzzyx&when=any');
    await place.until(() => times().length === 3);
    expect(plain(words())).to.contain('Nous n’avons pas compris « xyzzyx ».');
    expect(asked[0]?.get('anyof')).to.equal('suedois,duo');
  });

  it('the parts of the day say their hours, to choose from and in the answer', async () => {
    await openSearch('/?when=any&part=evening');
    await place.until(() => times().length === 3 && place.all('[name=part] option').length === 4);
    expect(place.all('[name=part] option').map(({ textContent }) => plain(textContent))).to.deep.equal([
      'Toute la journée',
      'Matin avant 12 h',
      'Après-midi 12–18 h',
      'Soir dès 18 h',
    ]);
    expect(plain(words())).to.contain('N’importe quand · Soir dès 18 h');
  });

  it('the only shop that was found is told by its name', async () => {
    await openSearch('/?when=any', () => ({ body: { next: null, shops: FOUND.shops.slice(0, 1) } }));
    await place.until(() => times().length === 1 && place.said() !== '');
    expect(place.said()).to.equal('Salon 2 a des horaires libres');
  });
});
