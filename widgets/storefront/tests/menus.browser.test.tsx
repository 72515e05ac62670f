import { expect } from 'chai';
import { axeFaults, settled, type } from '#ui/testing/stage.tsx';
import { close, history, open, place, SHOPS, site, title } from '../testing/open-storefront.tsx';
import { EVERYTHING, shopWire, type Salon } from '../testing/salon.ts';

describe('the storefront', () => {
  afterEach(close);

  describe('the menus', () => {
    it('the menus name the pages that exist, and no others', async () => {
      await open({ shops: SHOPS });
      const names = place.all('header nav a').map(({ textContent }) => textContent);
      expect(names).to.deep.equal(['Prestations', 'Nos adresses']);
      // The foot is code of its own, which comes after the head.
      await place.until(() => place.all('footer a').length > 0);
      const legal = place.all('footer a').map(({ textContent }) => textContent ?? '');
      expect(legal).to.include('Conditions générales de vente').and.not.include('Mentions légales');
    });

    it('a list of the menu opens on its button, and closes on Escape or a press elsewhere', async () => {
      const item = { id: 1, order: 1, url: 'https://example.com/', label: { fr: 'Nos engagements' } };
      await open({ booker: { customMenuItems: [item] } });
      const button = place.named('Découvrir');
      const link = () => place.one('header a[href="https://example.com/"]');
      expect(link().checkVisibility()).to.equal(false);
      button.click();
      await place.until(() => button.getAttribute('aria-expanded') === 'true' && link().checkVisibility());
      link().focus();
      link().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await place.until(() => !link().checkVisibility());
      expect(place.root.activeElement).to.equal(button);
      button.click();
      await place.until(() => link().checkVisibility());
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await place.until(() => !link().checkVisibility());
    });

    it('on a phone the menus are a bar, and a drawer that closes when a page opens', async () => {
      await open({}, { width: '375px' });
      place.named('Ouvrir le menu').click();
      await place.until(() => place.all('dialog[open]').length === 1);
      const drawer = place.one('dialog[open]');
      expect(drawer.textContent).to.include('Prestations').and.include('Deutsch');
      expect(await axeFaults(place.root)).to.deep.equal([]);
      [...drawer.querySelectorAll('a')].find((one) => one.textContent === 'Contact')?.click();
      await place.until(() => title()[0] === 'Contact' && !drawer.hasAttribute('open'));
      const bar = place.all('[data-bar] li').map(({ textContent }) => textContent);
      expect(bar).to.deep.equal(['Prestations', 'Contact', 'Compte']);
      expect(place.one('[data-bar] [aria-current=page]').textContent).to.equal('Contact');
    });

    it('the drawer has all that the menu of a wide page has', async () => {
      const item = { id: 1, order: 1, url: 'https://example.com/', label: { fr: 'Nos engagements' } };
      await open(
        {
          booker: {
            customMenuItems: [item],
            primarySiteLinkEnabled: true,
            primarySiteLink: 'https://salon.example/',
            primarySiteLinkText: { fr: 'Notre maison' },
          },
        },
        { width: '375px' },
      );
      const links = () =>
        [...place.one('dialog[open]').querySelectorAll('a')].map((link) => link.textContent);
      place.named('Ouvrir le menu').click();
      await place.until(() => place.all('dialog[open]').length === 1);
      const wide = place.all('header[part] nav a, header[part] a[href="https://salon.example/"]');
      for (const { textContent } of wide) expect(links()).to.include(textContent);
      expect(links()).to.include('Notre maison');
    });

    it('the menu of languages leads to the same page in each of them', async () => {
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

    it('on a phone the drawer closes when a language is chosen, says it, and is closed after Back', async () => {
      await open({ address: '/services' }, { width: '375px' });
      site.navigation.open({ kind: 'contact' });
      await place.until(() => title()[0] === 'Contact');
      const opener = place.named('Ouvrir le menu');
      opener.focus();
      opener.click();
      await place.until(() => place.all('dialog[open]').length === 1);
      const drawer = place.one('dialog[open]');
      const english = drawer.querySelector<HTMLElement>('[lang=en] a');
      english?.focus();
      english?.click();
      await place.until(() => history.read() === '/en/contact');
      expect(place.all('dialog[open]')).to.have.length(0);
      expect(place.root.activeElement?.getAttribute('aria-label')).to.equal('Open the menu');
      await place.until(() => place.said() === 'The site is now in English.');
      history.back();
      await place.until(() => history.read() === '/en/services' && title()[0] === 'Our services');
      expect(place.all('dialog[open]')).to.have.length(0);
      history.forward();
      await place.until(() => title()[0] === 'Contact');
    });

    it('what is closed before its press is shown stays closed', async () => {
      await open({}, { width: '375px' });
      const isOpen = () => place.all('dialog[open]').length > 0;
      for (const opener of ['Ouvrir le menu', 'Compte']) {
        const button = place.named(opener);
        button.click();
        await place.until(isOpen);
        const close = place.one('dialog[open] [aria-label=Fermer]');
        button.click();
        close.click();
        await settled(200);
        expect(isOpen(), opener).to.equal(false);
      }
    });

    it('a menu that was left open by Back is closed when its page is shown again', async () => {
      await open({ address: '/services' }, { width: '375px' });
      site.navigation.open({ kind: 'contact' });
      await place.until(() => title()[0] === 'Contact');
      place.named('Ouvrir le menu').click();
      await place.until(() => place.all('dialog[open]').length === 1);
      history.back();
      await place.until(() => place.all('dialog[open]').length === 0);
      history.forward();
      await place.until(() => title()[0] === 'Contact');
      expect(place.all('dialog[open]')).to.have.length(0);
    });

    it('the menu of languages is not there for a single one', async () => {
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
      await place.until(() => place.all('dialog[open] [name=sign-in-address]').length > 0);
      place.named('Utiliser mon mot de passe').click();
      await place.until(() => place.all('dialog[open] [name=login-email]').length > 0);
      type(field('login-email'), 'sacha@example.com');
      type(field('login-password'), password);
      place.named('Me connecter').click();
      await settled(30);
    };

    it('the account is a dialog to log in, which says what is wrong and keeps what was typed', async () => {
      await open({ serve });
      place.named('Se connecter').click();
      await enter('wrong-password');
      await place.until(
        () => place.one('dialog[open]').textContent?.includes('mot de passe inconnu') === true,
      );
      expect(place.one<HTMLInputElement>('[name=login-email]').value).to.equal('sacha@example.com');
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });

    it('the account shows the customer’s name, what their profile lacks, and the way out', async () => {
      await open({ serve });
      place.named('Se connecter').click();
      await enter('right-password');
      await place.until(() => place.all('dialog[open]').length === 0);
      const entry = place.named('Sacha Lind, compte, profil incomplet');
      expect(entry.querySelector('[data-dot]')).to.not.equal(null);
      entry.click();
      const header = () => place.one('header').textContent ?? '';
      await place.until(() => header().includes('Il manque votre téléphone'));
      place.named('Se déconnecter').click();
      await place.until(() => header().includes('Se connecter'));
    });

    const focused = () =>
      place.root.activeElement?.getAttribute('aria-label') ?? place.root.activeElement?.textContent;

    for (const [where, width, name, guest] of [
      ['in the header', '1200px', 'Sacha Lind, compte, profil incomplet', 'Se connecter'],
      ['at the foot of a phone', '375px', 'Sacha Lind, compte, profil incomplet', 'Compte'],
    ] as const) {
      it(`the focus stays at the account’s entry ${where} when the visitor logs in and out there`, async () => {
        await open({ serve }, { width });
        const entry = () =>
          place
            .all<HTMLElement>('header button, [data-bar] button')
            .find(
              (one) => one.checkVisibility() && (one.getAttribute('aria-label') ?? one.textContent) === guest,
            );
        entry()?.focus();
        entry()?.click();
        await enter('right-password');
        await place.until(() => focused() === name);
        expect(place.all('dialog[open]')).to.have.length(0);
        (place.root.activeElement as HTMLElement).click();
        const leave = () =>
          place
            .all<HTMLElement>('button')
            .find((one) => one.textContent === 'Se déconnecter' && one.checkVisibility());
        await place.until(() => leave() !== undefined);
        leave()?.focus();
        leave()?.click();
        await place.until(() => focused() === guest);
      });
    }

    it('the account is a page of its own where the company registers fast', async () => {
      await open({ booker: { auth: { fastRegistration: true } } });
      const entry = place.named('Se connecter');
      expect(entry.getAttribute('href')).to.equal('/auth');
      entry.click();
      await place.until(() => title()[0] === 'Se connecter');
    });
  });

  describe('the shops', () => {
    const many = Array.from({ length: 9 }, (_, index) => shopWire(index + 1, EVERYTHING));
    const cards = () => place.all('[data-found] [data-shop]').map(({ dataset }) => dataset['shop']);

    it('the shops of the home page come six at a time, with the focus on the first new one', async () => {
      await open({ shops: many, booker: { homepageType: 'mkp' } });
      expect(cards()).to.have.length(6);
      place.named('Afficher 3 boutiques de plus').click();
      const focused = () => place.root.activeElement?.closest('[data-shop]')?.getAttribute('data-shop');
      await place.until(() => cards().length === 9 && focused() === 'salon-7');
    });

    it('the shops of the home page are searched by a text that stands in the address', async () => {
      await open({ shops: many, booker: { homepageType: 'mkp' } });
      const field = place.one<HTMLInputElement>('[name=shop-search]');
      type(field, '75004');
      await place.until(() => cards().join() === 'salon-4');
      expect(place.all('details [data-shop]')).to.have.length(5);
      await place.until(() => history.read() === '/?q=75004');
      type(field, 'nulle part');
      await place.until(() => cards().length === 6);
      expect(place.one('main').textContent).to.include('nulle part');
    });

    it('a shop of the home page that takes no bookings online says so and leads nowhere', async () => {
      const shut = { ...shopWire(2, EVERYTHING), booker: { active: false, shopUseCabins: null } };
      await open({ shops: [shopWire(1, EVERYTHING), shut], booker: { homepageType: 'mkp' } });
      const card = place.one('[data-shop=salon-2]');
      expect(card.textContent).to.include('Réservation en ligne non disponible');
      expect(card.querySelector('a,button')).to.equal(null);
    });
  });
});
