import { expect } from 'chai';
import { axeFaults, settled, type } from '#ui/testing/stage.tsx';
import { Storefront } from '../storefront.tsx';
import { EVERYTHING, salonSite, shopWire, type Salon } from './salon.ts';
import { siteStage, type SiteStage } from './site-stage.tsx';

const SHOPS = [shopWire(1, EVERYTHING), shopWire(2, ['suedois'])];

describe('the storefront', () => {
  let place: SiteStage;
  let site: ReturnType<typeof salonSite>['site'];
  let history: ReturnType<typeof salonSite>['history'];

  async function open(
    salon: Salon = {},
    look: { readonly width?: string; readonly scheme?: 'light' | 'dark' } = {},
  ) {
    ({ site, history } = salonSite(salon));
    place = await siteStage(site, <Storefront site={site} emit={() => true} />, look);
    await place.until(() => place.all('h1').length > 0, 8_000);
    await settled(30);
  }
  const title = () => place.all('h1').map(({ textContent }) => textContent);

  afterEach(() => {
    place.leave();
    document.documentElement.lang = '';
  });

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
      ['/profile', 'Page introuvable', '404 Not Found'],
      ['/auth/register', 'Page introuvable', '404 Not Found'],
      ['/services/nothing', 'Page introuvable', '404 Not Found'],
      ['/nowhere', 'Page introuvable', '404 Not Found'],
      ['/fr/services', 'Page introuvable', '404 Not Found'],
    ] as const) {
      it(`${address} is «${heading}»`, async () => {
        await open({ ...facts, address });
        await place.until(() => title()[0] === heading);
        await place.until(() => document.title === pageTitle);
        expect(title()).to.have.length(1);
        expect(place.all('main')).to.have.length(1);
        expect(await axeFaults(place.root)).to.deep.equal([]);
      });
    }

    it('speak the language of their prefix, and the document says so', async () => {
      await open({ address: '/de/contact' });
      await place.until(() => title()[0] === 'Kontakt');
      expect(document.documentElement.lang).to.equal('de');
    });

    it('do not exist in a language that the company has not', async () => {
      await open({ address: '/de/services', booker: { langs: { fr: true } } });
      await place.until(() => title()[0] === 'Page introuvable');
      expect(document.documentElement.lang).to.equal('fr');
    });
  });

  describe('going from page to page', () => {
    it('gives the focus to the heading, says the page, and changes address and title', async () => {
      await open();
      place.named('Prestations').click();
      await place.until(() => title()[0] === 'Nos prestations');
      expect(history.read()).to.equal('/services');
      expect(place.root.activeElement).to.equal(place.one('h1'));
      await place.until(() => place.said() === 'Prestations, page chargée');
      expect(document.title).to.equal('Prestations · Test');
    });

    it('Back finds the page before, with the focus on its heading', async () => {
      await open();
      place.named('Contact').click();
      await place.until(() => title()[0] === 'Contact');
      history.back();
      await place.until(() => title()[0] === 'Maison Test');
      expect(place.root.activeElement).to.equal(place.one('h1'));
    });

    it('Back finds the place on the page', async () => {
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

    it('leaves to the browser what was asked for in a new tab', async () => {
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

    it('opens a page in place that the company’s own words link to', async () => {
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

    it('brings a legal section into view, again and again', async () => {
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

  describe('the state of the site', () => {
    it('a closed company has its closing words on /disabled, whatever was asked for', async () => {
      const booker = { siteDisabled: true, siteDisabledMessage: { fr: '<p>Retour en mars</p>' } };
      await open({ address: '/services', booker });
      expect(title()).to.deep.equal(['Nous revenons bientôt !']);
      expect(history.read()).to.equal('/disabled');
      expect(place.one('main').textContent).to.include('Retour en mars');
      expect(place.all('footer a')).to.have.length(5);
      expect(place.all('nav')).to.have.length(0);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });

    it('an address that leads nowhere is closed as well', async () => {
      await open({ address: '/no/such/page', booker: { siteDisabled: true } });
      expect(history.read()).to.equal('/disabled');
    });

    it('its own words alone are shown where it hides the rest', async () => {
      const closed = { siteDisabled: true, siteDisabledHideDefault: true };
      await open({ booker: { ...closed, siteDisabledMessage: { fr: 'Au printemps' } } });
      expect(place.one('main').textContent).to.include('Au printemps').and.not.include('Nous revenons');
    });

    it('maintenance says that it is sorry', async () => {
      await open({ booker: { maintenance: true } });
      expect(title()).to.deep.equal(['Maintenance en cours']);
      expect(place.one('main').textContent).to.include('désolés');
      await place.until(() => document.title === 'Maintenance en cours · Test');
    });

    it('the operator sees a closed site, under a bar that says so', async () => {
      await open({ company: { isDebug: true }, booker: { siteDisabled: true } });
      expect(title()).to.deep.equal(['Maison Test']);
      expect(place.root.textContent).to.include('Vous êtes en mode debug !');
    });

    it('/disabled and /waiting of an open site lead home', async () => {
      for (const address of ['/disabled', '/waiting']) {
        await open({ address });
        expect(history.read()).to.equal('/');
        place.leave();
      }
      await open();
    });

    it('an unknown company has a page without any link', async () => {
      const refusal = { code: 404, type: 'company_error', message: 'Inconnue' };
      await open({
        serve: ({ path }) => (path.includes('/companies/') ? { status: 404, body: refusal } : undefined),
      });
      expect(title()).to.deep.equal(['Société non enregistrée']);
      expect(place.all('a')).to.have.length(0);
    });

    it('an overloaded site waits, and goes on to the wanted page when the shops are there', async () => {
      let isDown = true;
      const busy = { status: 503, body: { code: 503, type: 'overloaded', message: 'Trop de monde' } };
      await open({
        address: '/contact',
        serve: ({ path }) => (path === '/shops' && isDown ? busy : undefined),
      });
      await place.until(() => title()[0] === 'Beaucoup de monde en ce moment');
      expect(history.read()).to.equal('/waiting');
      expect(await axeFaults(place.root)).to.deep.equal([]);
      isDown = false;
      place.named('Réessayer').click();
      await place.until(() => title()[0] === 'Contact');
      expect(history.read()).to.equal('/contact');
    });
  });

  describe('the menus', () => {
    it('name what there is, and nothing else', async () => {
      await open({ shops: SHOPS });
      const names = place.all('header nav a').map(({ textContent }) => textContent);
      expect(names).to.deep.equal(['Prestations', 'Nos adresses']);
      const legal = place.all('footer a').map(({ textContent }) => textContent ?? '');
      expect(legal).to.include('Conditions générales de vente').and.not.include('Mentions légales');
    });

    it('a list opens on its button, closes on Escape with the focus back, and on a press elsewhere', async () => {
      const item = { id: 1, order: 1, url: 'https://example.com/', label: { fr: 'Nos engagements' } };
      await open({ booker: { customMenuItems: [item] } });
      const button = place.named('Découvrir');
      const link = () => place.one('header a[href="https://example.com/"]');
      expect(link().checkVisibility()).to.equal(false);
      button.click();
      await settled();
      expect(button.getAttribute('aria-expanded')).to.equal('true');
      expect(link().checkVisibility()).to.equal(true);
      link().focus();
      link().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await settled();
      expect(link().checkVisibility()).to.equal(false);
      expect(place.root.activeElement).to.equal(button);
      button.click();
      await settled();
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await settled();
      expect(link().checkVisibility()).to.equal(false);
    });

    it('on a phone they are a drawer, which closes when a page opens, and a bar', async () => {
      await open({}, { width: '375px' });
      place.named('Ouvrir le menu').click();
      await settled();
      const drawer = place.all('dialog').find((dialog) => dialog.hasAttribute('open'));
      await settled(250);
      expect(drawer?.textContent).to.include('Prestations').and.include('Deutsch');
      expect(await axeFaults(place.root)).to.deep.equal([]);
      [...(drawer?.querySelectorAll('a') ?? [])].find((one) => one.textContent === 'Contact')?.click();
      await place.until(() => title()[0] === 'Contact');
      expect(drawer?.hasAttribute('open')).to.equal(false);
      const bar = place.all('[data-bar] li').map(({ textContent }) => textContent);
      expect(bar).to.deep.equal(['Prestations', 'Contact', 'Compte']);
      expect(place.one('[data-bar] [aria-current=page]').textContent).to.equal('Contact');
    });

    it('lead to the same page in each language', async () => {
      await open({ address: '/contact' });
      expect(place.all('footer [lang] a').map((link) => link.getAttribute('href'))).to.deep.equal([
        '/contact',
        '/de/contact',
        '/en/contact',
        '/es/contact',
        '/it/contact',
      ]);
      place.named('English').click();
      await place.until(() => title()[0] === 'Contact' && document.documentElement.lang === 'en');
      await place.until(() => history.read() === '/en/contact');
    });

    it('have no languages where there is one', async () => {
      await open({ booker: { langs: { fr: true } } });
      expect(place.all('footer [lang] a')).to.have.length(0);
    });
  });

  describe('the account', () => {
    const profile = { profileId: 'p1', firstname: 'Sacha', lastname: 'Lind', email: 'sacha@example.com' };
    const user = { id: 'c1', email: 'sacha@example.com', profiles: [{ ...profile, phone: { number: '' } }] };
    const serve: NonNullable<Salon['serve']> = ({ path, body }) => {
      if (path !== '/api/users/login') return undefined;
      const { password } = body as { password: string };
      if (password === 'right-password') return { body: { token: 't', exist: true, user } };
      return {
        status: 401,
        body: { code: 401, type: 'credentials', message: 'E-mail ou mot de passe inconnu' },
      };
    };
    const enter = async (password: string) => {
      const field = (name: string) => place.one<HTMLInputElement>(`dialog[open] [name=${name}]`);
      type(field('login-email'), 'sacha@example.com');
      type(field('login-password'), password);
      place.named('Me connecter').click();
      await settled(30);
    };

    it('is a dialog to log in by, which says what is wrong and keeps what was typed', async () => {
      await open({ serve });
      place.named('Se connecter').click();
      await settled();
      await enter('wrong-password');
      await place.until(
        () => place.one('dialog[open]').textContent?.includes('mot de passe inconnu') === true,
      );
      expect(place.one<HTMLInputElement>('[name=login-email]').value).to.equal('sacha@example.com');
      await settled(250);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });

    it('is the customer’s name then, with what their profile lacks, and the way out', async () => {
      await open({ serve });
      place.named('Se connecter').click();
      await settled();
      await enter('right-password');
      await place.until(() => place.all('dialog[open]').length === 0);
      const entry = place.named('Sacha Lind, compte, profil incomplet');
      expect(entry.querySelector('[data-dot]')).to.not.equal(null);
      entry.click();
      await settled();
      expect(place.one('header').textContent).to.include('Il manque votre téléphone');
      place.named('Se déconnecter').click();
      await settled();
      expect(place.named('Se connecter').isConnected).to.equal(true);
    });

    it('is a page of its own where the company registers fast', async () => {
      await open({ booker: { auth: { fastRegistration: true } } });
      const entry = place.named('Se connecter');
      expect(entry.getAttribute('href')).to.equal('/auth');
      entry.click();
      await place.until(() => title()[0] === 'Se connecter');
    });
  });

  describe('the shops', () => {
    const many = Array.from({ length: 9 }, (_, index) => shopWire(index + 1, EVERYTHING));
    const cards = () => place.all('[data-shop]').map(({ dataset }) => dataset['shop']);

    it('come six at a time, the next ones with the focus on the first of them', async () => {
      await open({ shops: many, booker: { homepageType: 'mkp' } });
      expect(cards()).to.have.length(6);
      place.named('Afficher 3 boutiques de plus').click();
      await place.until(() => cards().length === 9);
      await settled(20);
      expect(place.root.activeElement?.closest('[data-shop]')?.getAttribute('data-shop')).to.equal('salon-7');
    });

    it('are found by name, city and postcode; the text stands in the address, and Back keeps it', async () => {
      await open({ shops: many, booker: { homepageType: 'mkp' } });
      const field = place.one<HTMLInputElement>('[name=shop-search]');
      type(field, '75004');
      await settled();
      expect(cards()).to.deep.equal(['salon-4']);
      await place.until(() => history.read() === '/?q=75004');
      type(field, 'nulle part');
      await settled();
      expect(cards()).to.deep.equal([]);
      place.named('Voir toutes les boutiques').click();
      await settled();
      expect(cards()).to.have.length(6);
    });

    it('one that takes no bookings online says so and leads nowhere', async () => {
      const shut = { ...shopWire(2, EVERYTHING), booker: { active: false, shopUseCabins: null } };
      await open({ shops: [shopWire(1, EVERYTHING), shut], booker: { homepageType: 'mkp' } });
      const card = place.one('[data-shop=salon-2]');
      expect(card.textContent).to.include('Réservation en ligne non disponible');
      expect(card.querySelector('a,button')).to.equal(null);
    });
  });

  for (const scheme of ['light', 'dark'] as const) {
    for (const width of ['375px', '1280px']) {
      it(`has no fault that axe finds, ${scheme}, ${width}`, async () => {
        await open({ shops: SHOPS, booker: { homepageType: 'mkp' } }, { scheme, width });
        expect(await axeFaults(place.root)).to.deep.equal([]);
        expect(place.one('[part=main]').scrollWidth).to.be.at.most(Number.parseInt(width, 10));
      });
    }
  }
});
