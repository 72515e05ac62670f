import { expect } from 'chai';
import { close, open, place, says } from '../testing/open-storefront.tsx';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const inMain = (selector: string) =>
  place.all(`main ${selector}`).map(({ textContent }) => plain(textContent));

describe('the legal texts', () => {
  afterEach(close);

  it('the legal texts have no contents where there is but one, and say so where there is none', async () => {
    const reply =
      (textLegals: object) =>
      ({ path }: { readonly path: string }) =>
        path === '/api/companies/legal' ? { body: { textLegals } } : undefined;
    await open({ address: '/legal', serve: reply({ cgu: { fr: '<h1>Un</h1><p>Deux</p>' } }) });
    await says('Deux');
    expect(place.all('main nav')).to.have.length(0);
    expect(inMain('section h2')).to.deep.equal(['Conditions d’utilisation']);
    close();
    await open({ address: '/legal', serve: reply({}) });
    await says('Ces textes ne sont pas encore publiés');
  });

  it('the legal texts mark the section of the address in their contents', async () => {
    await open({ address: '/cgv' });
    await place.until(() => place.all('main nav [aria-current]').length === 1);
    expect(inMain('nav a')).to.deep.equal(['Protection des données', 'Conditions générales de vente']);
    expect(inMain('nav [aria-current]')).to.deep.equal(['Conditions générales de vente']);
  });
});
