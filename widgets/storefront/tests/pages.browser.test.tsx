import { expect } from 'chai';
import { serviceId } from '#domain/catalogue/ids.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { close, history, open, place, SHOPS, site, title } from '../testing/open-storefront.tsx';
import { EVERYTHING, shopWire } from '../testing/salon.ts';

describe('the storefront', () => {
  afterEach(close);

  describe('its pages', () => {
    for (const [address, heading, pageTitle, facts = {}] of [
      ['/', 'Maison Test', 'Réservation en ligne · Test'],
      ['/services', 'Nos prestations', 'Prestations · Test'],
      ['/services/massages', 'Massages', 'Massages · Test'],
      ['/services/massages/suedois', 'Massage suédois', 'Massage suédois · Test'],
      ['/contact', 'Contact', 'Contact · Test'],
      ['/contact', 'Nos adresses', 'Nos adresses · Test', { shops: SHOPS }],
      ['/salon-2', 'Salon 2', 'Salon 2 · Test', { shops: SHOPS }],
      ['/salon-2/services/massages', 'Massages', 'Massages – Salon 2 · Test', { shops: SHOPS }],
      ['/legal', 'Informations légales', 'Informations légales · Test'],
      ['/cgv', 'Informations légales', 'Informations légales · Test'],
      ['/panier', 'Votre panier est vide.', 'Votre panier · Test'],
      ['/auth', 'Se connecter', 'Se connecter · Test'],
      ['/auth/login', 'Se connecter', 'Se connecter · Test'],
      ['/gift', 'Page introuvable', '404 Not Found'],
      ['/boutique', 'Page introuvable', '404 Not Found'],
      ['/auth/register', 'Créer mon compte', 'Créer mon compte · Test'],
      ['/profile/loyalty', 'Connectez-vous pour voir votre carte de fidélité', 'Ma fidélité · Test'],
      ['/profile/none', 'Page introuvable', '404 Not Found'],
      ['/services/nothing', 'Page introuvable', '404 Not Found'],
      ['/services/massages/nothing', 'Page introuvable', '404 Not Found'],
      ['/services/massages/nothing?page=reserved', 'Votre visite est vide', 'Votre rendez-vous · Test'],
      ['/nowhere', 'Page introuvable', '404 Not Found'],
      ['/fr/services', 'Page introuvable', '404 Not Found'],
    ] as const) {
      it(`the page ${address} has the heading «${heading}»`, async () => {
        await open({ ...facts, address });
        await place.until(() => title()[0] === heading);
        await place.until(() => document.title === pageTitle);
        expect(title()).to.have.length(1);
        expect(place.all('main')).to.have.length(1);
        expect(await axeFaults(place.root)).to.deep.equal([]);
      });
    }

    it('the page of the cart gives its heading the focus when the last line is taken out', async () => {
      await open({ address: '/panier' });
      site.bookingCart.add(serviceId('suedois'));
      await place.until(() => place.all('main button[aria-label^=Retirer]').length > 0);
      const remove = place.one('main button[aria-label^=Retirer]');
      remove.focus();
      remove.click();
      await place.until(() => place.root.activeElement === place.one('h1'));
      expect(title()).to.deep.equal(['Votre panier est vide.']);
    });

    it('a page speaks the language of its prefix, and the document says so', async () => {
      await open({ address: '/de/contact' });
      await place.until(() => title()[0] === 'Kontakt');
      expect(document.documentElement.lang).to.equal('de');
    });

    it('a page that is loading keeps its foot out of sight, so that nothing pushes it there', async () => {
      await open({
        address: '/legal',
        serve: ({ path }) => (path === '/api/companies/legal' ? 'hang' : undefined),
      });
      await place.until(() => place.all('main [aria-busy=true]').length > 0);
      expect(place.one('footer').getBoundingClientRect().top).to.be.at.least(window.innerHeight);
    });

    it('a page does not exist in a language that the company has not', async () => {
      await open({ address: '/de/services', booker: { langs: { fr: true } } });
      await place.until(() => title()[0] === 'Page introuvable');
      expect(document.documentElement.lang).to.equal('fr');
    });
  });

  describe('going from page to page', () => {
    it('opening a page focuses its heading, announces it, and changes address and title', async () => {
      await open();
      place.named('Prestations').click();
      await place.until(() => title()[0] === 'Nos prestations');
      expect(history.read()).to.equal('/services');
      expect(place.root.activeElement).to.equal(place.one('h1'));
      await place.until(() => place.said() === 'Prestations, page chargée');
      expect(document.title).to.equal('Prestations · Test');
    });

    it('a page whose words come after its place is announced by its name, and by nothing else', async () => {
      await open();
      const said: string[] = [];
      const told = place.root.querySelector('output[aria-live]');
      const observer = new MutationObserver(() => said.push(told?.textContent ?? ''));
      if (told) observer.observe(told, { childList: true, characterData: true, subtree: true });
      void site.navigation.open({ kind: 'checkout' });
      await place.until(() => said.some((words) => words.includes('page chargée')));
      observer.disconnect();
      expect(said.filter((words) => words.includes('page chargée'))).to.deep.equal([
        'Commande, page chargée',
      ]);
    });

    it('a page whose address is understood once the categories are there was not gone to: it is not announced', async () => {
      await open({ address: '/salon-2/services/suedois', shops: SHOPS });
      await place.until(() => title()[0] === 'Massage suédois');
      await settled(50);
      expect(place.said()).to.equal('');
      expect(place.root.activeElement).to.equal(null);
    });

    it('Back opens the page before, with the focus on its heading', async () => {
      await open();
      place.named('Contact').click();
      await place.until(() => title()[0] === 'Contact');
      history.back();
      await place.until(() => title()[0] === 'Maison Test');
      expect(place.root.activeElement).to.equal(place.one('h1'));
    });

    it('Back restores the scroll position of the page', async () => {
      await open({ shops: [1, 2, 3, 4, 5, 6].map((number) => shopWire(number, EVERYTHING)) });
      window.scrollTo(0, 300);
      await settled(50);
      place.named('Nos adresses').click();
      await place.until(() => title()[0] === 'Nos adresses');
      expect(window.scrollY).to.equal(0);
      history.back();
      await place.until(() => title()[0] !== 'Nos adresses');
      await place.until(() => Math.abs(window.scrollY - 300) <= 1);
    });

    it('a link pressed for a new tab is left to the browser', async () => {
      await open();
      const link = place.named('Prestations');
      expect(link.getAttribute('href')).to.equal('/services');
      for (const asked of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
        const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...asked });
        const stop = (event: Event) => {
          expect(event.defaultPrevented).to.equal(false);
          event.preventDefault();
        };
        document.addEventListener('click', stop, { once: true });
        link.dispatchEvent(click);
      }
      await settled();
      expect(history.read()).to.equal('/');
    });

    it('a link in the company’s own words opens its page in place', async () => {
      const textLegals = { cgv: { fr: '<p>Voir <a href="/contact">nos coordonnées</a></p>' } };
      await open({
        address: '/legal',
        serve: ({ path }) => (path === '/api/companies/legal' ? { body: { textLegals } } : undefined),
      });
      await place.until(() => place.all('main a[href="/contact"]').length > 0);
      place.one('main a[href="/contact"]').click();
      await place.until(() => title()[0] === 'Contact');
      expect(history.read()).to.equal('/contact');
    });

    it('a link to a legal section brings it into view, again and again', async () => {
      await open({ address: '/legal#cgv' });
      const cgv = () =>
        place.all('main h2').find(({ textContent }) => textContent === 'Conditions générales de vente');
      await place.until(() => place.root.activeElement === cgv());
      place.one('h1').focus();
      place.one('footer a[href="/legal#cgv"]').click();
      await place.until(() => place.root.activeElement === cgv());
      expect(history.read()).to.equal('/legal#cgv');
    });
  });

  for (const scheme of ['light', 'dark'] as const) {
    for (const width of ['375px', '1280px']) {
      it(`the storefront has no fault that axe finds, ${scheme}, ${width}`, async () => {
        await open({ shops: SHOPS, booker: { homepageType: 'mkp' } }, { scheme, width });
        expect(await axeFaults(place.root)).to.deep.equal([]);
        expect(place.one('[part=main]').scrollWidth).to.be.at.most(Number.parseInt(width, 10));
      });
    }
  }
});
