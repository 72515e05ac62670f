import { expect } from 'chai';
import { axeFaults } from '#ui/testing/stage.tsx';
import { close, history, open, place, title } from '../testing/open-storefront.tsx';

describe('the storefront', () => {
  afterEach(close);

  describe('the state of the site', () => {
    it('a closed company shows its closing words on /disabled, whatever was asked for', async () => {
      const booker = { siteDisabled: true, siteDisabledMessage: { fr: '<p>Retour en mars</p>' } };
      await open({ address: '/services', booker });
      expect(title()).to.deep.equal(['Nous revenons bientôt\u202f!']);
      expect(history.read()).to.equal('/disabled');
      expect(place.one('main').textContent).to.include('Retour en mars');
      expect(place.all('footer a')).to.have.length(5);
      expect(place.all('slot:not([name])')).to.have.length(0);
      expect(place.all('nav')).to.have.length(0);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });

    it('a closed company shows its closure at an address that leads nowhere as well', async () => {
      await open({ address: '/no/such/page', booker: { siteDisabled: true } });
      expect(history.read()).to.equal('/disabled');
    });

    it('a closed company’s own words stand alone where it hides the rest', async () => {
      const closed = { siteDisabled: true, siteDisabledHideDefault: true };
      await open({ booker: { ...closed, siteDisabledMessage: { fr: 'Au printemps' } } });
      expect(place.one('main').textContent).to.include('Au printemps').and.not.include('Nous revenons');
    });

    it('a company in maintenance says that it is sorry', async () => {
      await open({ booker: { maintenance: true } });
      expect(title()).to.deep.equal(['Maintenance en cours']);
      expect(place.one('main').textContent).to.include('désolés');
      await place.until(() => document.title === 'Maintenance en cours · Test');
    });

    it('the operator sees a closed site, under a bar that says so', async () => {
      await open({ company: { isDebug: true }, booker: { siteDisabled: true } });
      expect(title()).to.deep.equal(['Maison Test']);
      await place.until(() => place.root.textContent?.includes('Vous êtes en mode debug\u202f!'));
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
      // What the page around has put here for such a day stands below.
      expect(place.all('slot:not([name])')).to.have.length(1);
      isDown = false;
      place.named('Réessayer').click();
      await place.until(() => title()[0] === 'Contact');
      expect(history.read()).to.equal('/contact');
    });
  });
});
