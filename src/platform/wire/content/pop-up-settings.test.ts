import { expect, test } from 'vitest';
import { parsePopUpSettings } from './pop-up-settings.ts';

const BASE = 'https://api.example';
const settings = (booker: object, company: object = {}) => parsePopUpSettings({ ...company, booker }, BASE);

test('a company that says nothing of it lays nothing over its pages', () => {
  const nothing = { promo: null, coupons: null };
  expect(settings({})).toEqual(nothing);
  expect(parsePopUpSettings(null, BASE)).toEqual(nothing);
  expect(settings({ couponsPopupText: { fr: 'Un mot' }, popupText: { fr: 'Un mot' } })).toEqual(nothing);
});

test('what is enabled is shown where it says something', () => {
  expect(settings({ popupEnabled: true }).promo).toBeNull();
  expect(
    settings({
      popupEnabled: true,
      popupImg: { url: '/medias/p.{width}.{format}' },
      popupText: 'Un mot',
      popupLink: '/services',
      popupLinkText: { fr: 'Voir' },
    }).promo,
  ).toMatchObject({
    picture: { url: `${BASE}/medias/p.{width}.{format}` },
    text: { fr: 'Un mot' },
    button: { url: '/services', label: { fr: 'Voir' } },
  });
  expect(
    settings({ popupEnabled: true, popupText: 'Un mot', popupLink: 'javascript:1' }).promo,
  ).toMatchObject({
    picture: null,
    button: null,
  });
  expect(settings({ couponsPopupHome: true, couponsPopupText: { fr: 'Un mot' } }).coupons).toEqual({
    text: { fr: 'Un mot' },
  });
});
