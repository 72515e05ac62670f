import { expect, test } from 'vitest';
import { currentCompany, readCompany } from '#contract/company/companies.ts';
import { openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { put } from './put.ts';

openSalons();

const text = { fr: 'Texte', en: 'Text' };
const picture = { url: '', widths: [], alt: {}, colour: '#112233' };
const slide = {
  title: text,
  text,
  buttonAction: 'service',
  buttonText: text,
  buttonActionValue: 'massage',
  image: picture,
};

const REVIEWS = '0d0a3f60-9b1c-4d5c-8f5e-000000000001';

/** Every field of a company that the specification names, with another value than the test companies have. */
const COMPANY = {
  nickname: 'neuf',
  version: 3,
  isDebug: true,
  mCurrency: { symbol: 'CHF', code: 'CHF' },
  mCurrencyFormat: '%v %s',
  stripeConnectEnabled: true,
  stripeConnectId: 'acct_1',
  gaConversionId: 'AW-1',
  gaConversionLabel: 'label',
  klaviyoPublicKey: 'Ab12Cd',
  identity: {
    displayName: 'Neuf',
    websiteURL: 'https://neuf.example',
    logo: 'https://neuf.example/a.svg',
    logoWhite: 'https://neuf.example/b.svg',
    logoSize: 70,
    socialNetworks: { instagram: { active: true, url: 'https://instagram.example/neuf' } },
  },
  cart: { active: false },
  texts: { legal: text, cookies: text },
  themes: {
    general: {
      buttonsColor: '#111111',
      secondaryButtonsColor: '#222222',
      buttonSolo: true,
      headerColor: '#333333',
      menuColor: '#444444',
      footerColor: '#555555',
      mkpBackgroundColor: '#666666',
      mkpBackgroundImage: { url: 'https://neuf.example/c.webp' },
      breadcrumbDefaultColor: '#777777',
      breadcrumbDoneColor: '#888888',
      breadcrumbCurrentColor: '#999999',
      eventsColor: '#aaaaaa',
      eventsTextColor: '#bbbbbb',
      siteContained: true,
      containedBackgroundColor: '#cccccc',
      roundedMenu: true,
      headerFullWidth: true,
      squareFlatButtons: true,
      shadowSiteContained: true,
      dark: true,
      customCss: '.a { color: red }',
      headerFont: { name: 'A', url: 'https://neuf.example/a.woff2' },
      menuFont: { name: 'B', url: 'https://neuf.example/b.woff2' },
      bodyFont: { name: 'C', url: 'https://neuf.example/c.woff2' },
    },
  },
  booker: {
    siteDisabled: true,
    siteDisabledMessage: text,
    siteDisabledHideDefault: true,
    langs: { fr: true, en: false, de: false, es: false, it: false },
    homepageType: 'mkp-2',
    sections: {
      home: {
        heroImage: { enabled: true, isBottom: true, serviceId: 's', position: 'right', slides: [slide] },
      },
    },
    couponsPopupHome: true,
    couponsPopupText: text,
    popupImg: { url: 'https://neuf.example/popup.webp' },
    customMenuItems: [{ id: 1, url: 'https://neuf.example/menu', label: text, order: 2 }],
    primarySiteLinkEnabled: true,
    primarySiteLink: 'https://neuf.example',
    primarySiteLinkText: text,
    auth: { fastRegistration: true },
    payment: { provider: 'stripe', keys: { publicKey: 'pk_test_1' } },
    avisverifies: { codeMarque: `${REVIEWS}/${REVIEWS}` },
    optinMonsterEnabled: true,
    optinMonsterCode: '12/34',
    oauthKeys: { google: 'client-1' },
    backgroundColor: '#dddddd',
    backgroundRepeat: 'repeat-x',
    headerDark: true,
    appointments: false,
    appointment: { cuttingHours: 15, cancelHours: 12, nbCustomerRequired: 2, payment: { active: true } },
    gift: { active: true },
    gifts: { themes: [{ id: 'birthday', name: text }] },
    products: { active: true },
    cart: { active: true },
    navigation: {
      mobile: { bottomNavLeft: 'gift', bottomNavRight: 'shops', bottomNavLeftInfo: 'contact' },
      desktop: { left: 'services' },
    },
    services: { list: { display: { duration: true, price: false } }, priceTimesMode: 'lowest' },
    textLegals: { rgpd: text, mentions: text, cgv: text, cgu: text },
    seo: { siteTabTitlePattern: '%s | Neuf', indexable: false },
    favicon: { image: 'https://neuf.example/i.svg', title: 'Neuf' },
    alertMessages: [{ fr: 'Fermé lundi' }],
    eshopEnabled: true,
    ganalytics: 'G-1',
    thirdParties: {
      hotjar: '12345',
      googleTagManager: 'GTM-ABCD',
      facebook: '123456',
      tagServer: 'https://tags.neuf.example',
    },
    cuttingHours: 20,
    shopUseCabins: false,
  },
};

test('a company keeps every field that the specification names, and everybody reads it back', async () => {
  const token = `cmp_${salon}`;
  const reply = await put(`/api/companies/${salon}`, { token, ...COMPANY }, 'admin');
  expect([reply.status, reply.text.slice(0, 300)]).toEqual([200, expect.any(String)]);
  const admin = await clientAs(server, salon, 'admin');
  expect((await admin.get(readCompany, { params: { id: salon } })).company).toMatchObject({
    token,
    ...COMPANY,
  });
  const { texts: _, ...shown } = COMPANY;
  const { textLegals: __, siteDisabledMessage: ___, ...booker } = shown.booker;
  // Localized texts come in one language there.
  expect(await visitor.get(currentCompany)).toMatchObject({
    ...shown,
    booker: {
      ...booker,
      sections: { home: { heroImage: { slides: [{ title: { fr: 'Texte' } }] } } },
      customMenuItems: [{ id: 1, label: { fr: 'Texte' } }],
      primarySiteLinkText: { fr: 'Texte' },
    },
  });
});

test.each([
  ['token', { token: 'cmp_other' }],
  ['mCurrency.code', { mCurrency: { symbol: '¥', code: 'JPY' } }],
  ['mCurrency.code', { mCurrency: { symbol: '', code: 'euros' } }],
  ['booker.oauthKeys.googleSecret', { booker: { oauthKeys: { googleSecret: 'x' } } }],
  ['gaConversionId', { gaConversionId: '<script>' }],
  ['klaviyoPublicKey', { klaviyoPublicKey: ['Ab12Cd'] }],
  ['booker.ganalytics', { booker: { ganalytics: 'G-1" onload="' } }],
  ['booker.optinMonsterCode', { booker: { optinMonsterCode: '<script>1</script>' } }],
  ['booker.avisverifies.codeMarque', { booker: { avisverifies: { codeMarque: '../../other' } } }],
  ['booker.thirdParties.hotjar', { booker: { thirdParties: { hotjar: '1;2' } } }],
  ['booker.thirdParties.unheardOf', { booker: { thirdParties: { unheardOf: '1' } } }],
  [
    'booker.thirdParties.tagServer',
    { booker: { thirdParties: { tagServer: 'https://tags.example/a; script-src *' } } },
  ],
  [
    'booker.payment.keys.publicKey',
    { booker: { payment: { provider: 'stripe', keys: { publicKey: 'pk' } } } },
  ],
  ['booker.mapTiles.url', { booker: { mapTiles: { url: 'https://tiles.example/a.png', attribution: {} } } }],
  ['booker.popupImg.url', { booker: { popupImg: { url: 'javascript:alert(1)' } } }],
])('a company is refused %s where it could do harm', async (field, body) => {
  const reply = await put(`/api/companies/${salon}`, body, 'admin');
  expect([reply.status, reply.body]).toMatchObject([422, { type: 'invalid', field }]);
});

test('an id that is taken away is no wrong one', async () => {
  const nothing = {
    klaviyoPublicKey: '',
    booker: { ganalytics: '', thirdParties: { hotjar: '', tagServer: '' } },
  };
  expect((await put(`/api/companies/${salon}`, nothing, 'admin')).status).toBe(200);
});
