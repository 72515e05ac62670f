import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import type { Sent, Served } from '#platform/memory/network.ts';
import { popUpsFeature } from '#stores/pop-ups/feature.ts';
import { close, history, open, place, press, SHOPS, site } from '../testing/open-storefront.tsx';

const iso = (days: number) => new Date(Date.UTC(2026, 0, 5, 9) + days * 86_400_000).toISOString();
const period = { start: iso(-2), end: iso(9) };
const alert = (id: string, serviceId: string) => ({
  ...period,
  id,
  serviceId,
  body: { fr: `<p>Mot ${id}</p>` },
});
const event = (id: string) => ({
  ...period,
  id,
  img: [],
  showDates: true,
  body: { fr: `<h2>Fête ${id}</h2><p>Venez.</p>` },
  link: { url: '/services', title: { fr: `Voir ${id}` } },
});

/** A salon that has these to tell. */
const telling =
  (told: Readonly<Record<string, unknown>>) =>
  (sent: Sent): Served | undefined =>
    sent.path in told ? { body: told[sent.path] } : undefined;

const dialogs = () => place.all<HTMLDialogElement>('dialog[open]');
const titles = () => dialogs().map((one) => one.querySelector('[part=heading]')?.textContent);
const banner = () => place.all('[data-banner]')[0];
const comes = (title: string) => place.until(() => titles().includes(title));
const escape = () => dialogs()[0]?.dispatchEvent(new Event('cancel', { cancelable: true }));

describe('what lies over a page', () => {
  beforeEach(() => {
    document.documentElement.removeAttribute('data-vitrine-consent');
  });
  afterEach(close);

  const MEASURED = { booker: { ganalytics: 'G-A1' }, company: { gaConversionId: 'AW-1' }, shops: SHOPS };

  for (const [width, scheme] of [
    ['390px', 'light'],
    ['1280px', 'dark'],
  ] as const) {
    it(`consent is asked for at ${width} in ${scheme} before all else of the page, without taking the focus`, async () => {
      await open(MEASURED, { width, scheme });
      await place.until(() => banner() !== undefined);
      expect(banner()?.getAttribute('aria-label')).to.equal('Cookies');
      expect(banner()?.contains(place.root.activeElement)).to.equal(false);
      const first = place.all('a[href],button').find((one) => one.checkVisibility());
      expect(banner()?.contains(first ?? null)).to.equal(true);
      const [refuse, accept] = [place.named('Tout refuser'), place.named('Tout accepter')];
      expect(refuse.className).to.equal(accept.className);
      expect(Math.abs(refuse.offsetHeight - accept.offsetHeight)).to.be.below(1);
      expect(dialogs()).to.have.length(0);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });
  }

  it('one press refuses, and the footer opens the choice again, each kind for itself', async () => {
    await open(MEASURED);
    await place.until(() => banner() !== undefined);
    await press('Tout refuser');
    await place.until(() => banner() === undefined);
    await press('Gérer les cookies');
    await comes('Cookies');
    const switches = () => place.all<HTMLInputElement>('dialog [role=switch]');
    expect(switches().map(({ checked }) => checked)).to.deep.equal([false, false]);
    expect(await axeFaults(place.root)).to.deep.equal([]);
    switches()[0]?.click();
    await settled();
    await press('Enregistrer mes choix');
    await place.until(() => dialogs().length === 0);
    await press('Gérer les cookies');
    await comes('Cookies');
    expect(switches().map(({ checked }) => checked)).to.deep.equal([true, false]);
  });

  it('the choice says who gets what, those of payment with what is always on', async () => {
    const payment = { provider: 'stripe', keys: { publicKey: 'pk_test_1' } };
    await open({
      ...MEASURED,
      booker: { ganalytics: 'G-A1', thirdParties: { hotjar: '12345', facebook: '12345' }, payment },
    });
    await place.until(() => banner() !== undefined);
    expect(banner()?.textContent).to.include('Google Analytics, Hotjar, Google Ads et Facebook');
    await press('Choisir');
    await comes('Cookies');
    expect(place.all('dialog li').map(({ textContent }) => textContent)).to.deep.equal([
      'Stripe\u00a0: encaisse votre paiement, sur la page où vous payez',
      'Google Analytics\u00a0: compte les visites',
      'Hotjar\u00a0: enregistre l’usage des pages',
      'Google Ads\u00a0: dit quelle annonce a mené à une réservation',
      'Facebook\u00a0: permet d’aimer et de partager',
    ]);
    expect(place.all('dialog [role=switch]')).to.have.length(3);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('who closes the choice without an answer is still asked', async () => {
    await open(MEASURED);
    await place.until(() => banner() !== undefined);
    await press('Choisir');
    await comes('Cookies');
    expect(banner()).to.equal(undefined);
    escape();
    await place.until(() => banner() !== undefined && dialogs().length === 0);
  });

  it('a reservation has nothing over it', async () => {
    await open({ ...MEASURED, address: '/services/massages/suedois?page=reserved' });
    await settled(1500);
    expect(banner()).to.equal(undefined);
  });

  it('nothing is asked where a company has nothing to ask about', async () => {
    await open({ shops: SHOPS });
    await settled(1500);
    expect(banner()).to.equal(undefined);
    expect(place.all('button').some(({ textContent }) => textContent === 'Gérer les cookies')).to.equal(
      false,
    );
  });

  it('a promotion comes with its words and leads on; Back closes it and stays', async () => {
    const booker = {
      popupEnabled: true,
      popupText: { fr: '<p>Bienvenue<script>alert(1)</script></p>' },
      popupLink: '/services',
      popupLinkText: { fr: 'Voir les soins' },
    };
    await open({ booker, shops: SHOPS });
    await comes('À ne pas manquer');
    expect(dialogs()).to.have.length(1);
    expect(dialogs()[0]?.textContent).to.include('Bienvenue');
    expect(dialogs()[0]?.querySelector('script')).to.equal(null);
    expect(place.named('Voir les soins').getAttribute('href')).to.equal('/services');
    expect(await axeFaults(place.root)).to.deep.equal([]);
    escape();
    await place.until(() => dialogs().length === 0);
    expect(history.read()).to.equal('/');
  });

  it('coupons come over the home page with thirteen words, and in words for who sees no cloud', async () => {
    const coupons = [
      { id: 'a', label: { fr: 'Dix' }, auto: false, reductionType: 'percentage', amount: 10, minTotal: 0 },
      { id: 'b', label: { fr: 'Cinq' }, auto: true, reductionType: 'amount', amount: 5, minTotal: 60 },
    ];
    await open({
      booker: { couponsPopupHome: true },
      shops: SHOPS,
      serve: telling({ '/api/coupons': coupons }),
    });
    await comes('Offres du moment');
    await place.until(() => place.all('dialog li').length === 2);
    expect(place.one('[data-cloud]').children).to.have.length(13);
    expect(place.one('[data-cloud]').getAttribute('aria-hidden')).to.equal('true');
    const lines = place.all('dialog li').map(({ textContent }) => (textContent ?? '').replaceAll(/\s/g, ' '));
    expect(lines).to.deep.equal([
      '−5 €CinqDès 60 € · Appliquée d’elle-même',
      '−10 %DixAvec le code que le salon vous donne',
    ]);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('alerts are opened from the bell, one at a time, and lead to the reservation of their service', async () => {
    const alerts = [alert('un', 'suedois'), alert('deux', 'eclat'), alert('trois', 'disparu')];
    await open({ shops: SHOPS, serve: telling({ '/api/alerts': alerts }) });
    await place.until(() => place.all('[aria-label=Actualités]').length === 1);
    expect(dialogs()).to.have.length(0);
    await press('Actualités');
    await press('Messages (2)');
    await comes('Messages');
    expect(place.one('[data-alert]').textContent).to.include('Mot un');
    await press('Message suivant');
    expect(place.one('dialog output').textContent).to.equal('2 sur 2');
    expect(place.one('[data-alert]').textContent).to.include('Mot deux');
    expect(await axeFaults(place.root)).to.deep.equal([]);
    await press('Réserver Soin éclat');
    await place.until(() => history.read() === '/services/visage/eclat?page=reserved');
    expect(dialogs()).to.have.length(0);
  });

  it('what opens from the bell is asked for when it is pressed, and again where it did not arrive', async () => {
    await open({ shops: SHOPS, serve: telling({ '/api/alerts': [alert('un', 'suedois')] }) });
    await place.until(() => place.all('[aria-label=Actualités]').length === 1);
    expect(site.opened(popUpsFeature).get()).to.equal(null);
    const { load } = popUpsFeature;
    Object.assign(popUpsFeature, { load: () => Promise.reject(new Error('offline')) });
    await press('Actualités');
    await press('Messages (1)');
    expect(dialogs()).to.have.length(0);
    Object.assign(popUpsFeature, { load });
    await press('Actualités');
    await press('Messages (1)');
    await comes('Messages');
  });

  it('events are opened from the bell, in 950 at most, with the button that stops them first', async () => {
    await open({ shops: SHOPS, serve: telling({ '/api/events': [event('a'), event('b')] }) });
    await place.until(() => place.all('[aria-label=Actualités]').length === 1);
    await press('Actualités');
    await press('Événements (2)');
    await comes('Événements');
    expect(dialogs()[0]?.getBoundingClientRect().width).to.be.at.most(950);
    const shown = () =>
      place.all('dialog [role=tabpanel]').filter((one) => one.checkVisibility({ visibilityProperty: true }));
    expect(shown()[0]?.textContent).to.include('Du 3 janvier 2026 au 14 janvier 2026');
    await press('Arrêter le défilement');
    await press('Événement suivant');
    expect(shown().map((one) => one.querySelector('a')?.textContent)).to.deep.equal(['Voir b']);
    await press('Événement 1 sur 2');
    expect(shown().map((one) => one.querySelector('a')?.textContent)).to.deep.equal(['Voir a']);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });
});
