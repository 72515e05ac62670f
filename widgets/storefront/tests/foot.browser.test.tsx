import { expect } from 'chai';
import { close, open, place } from '../testing/open-storefront.tsx';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The foot comes with a part of the page that is loaded apart. */
async function openFoot(...given: Parameters<typeof open>): Promise<void> {
  await open(...given);
  await place.until(() => place.all('footer').length > 0);
}

describe('the foot of each page', () => {
  afterEach(close);

  it('the foot of each page names the company, how to reach it, and its social networks', async () => {
    const socialNetworks = {
      instagram: { active: true, url: 'https://instagram.example/x' },
      mastodon: { active: true, url: 'https://mastodon.example/x' },
    };
    const identity = {
      displayName: 'Maison Test',
      websiteURL: '',
      logo: '',
      logoWhite: '',
      logoSize: 50,
      phone: '+33199004200',
      email: 'bonjour@example.com',
      socialNetworks,
    };
    await openFoot({ company: { identity } });
    const foot = plain(place.one('footer').textContent);
    expect(foot).to.include('Maison Test').and.include('01 99 00 42 00').and.include('Nous suivre');
    const networks = place.all('footer a[target=_blank]');
    expect(networks.map(({ textContent }) => plain(textContent))).to.deep.equal([
      'Instagram (nouvel onglet)',
      'mastodon (nouvel onglet)',
    ]);
    expect(networks.every((link) => link.getAttribute('rel')?.includes('noopener'))).to.equal(true);
  });

  it('the foot of each page links to the company’s own site by its words, or by ours', async () => {
    const site = { primarySiteLinkEnabled: true, primarySiteLink: 'https://maison.example' };
    await openFoot({ booker: { ...site, primarySiteLinkText: { fr: 'La maison' } } });
    const link = () => place.one('footer a[href="https://maison.example"]').textContent;
    expect(link()).to.equal('La maison');
    close();
    await openFoot({ booker: { ...site, primarySiteLinkText: {} } });
    expect(link()).to.equal('Notre site');
  });
});
