import type {
  BookingSettings,
  Company,
  CompanyIdentity,
  HeroContent,
  PaymentProvider,
  SiteClosure,
} from '#domain/company/company.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locale.ts';
import { currencyOf } from '#domain/prices/money.ts';
import type { OnlineTerms } from '#domain/prices/payment-terms.ts';
import type { LegalSection } from '#domain/site/fixed-routes.ts';
import { link, resource } from '../link.ts';
import { parsePicture } from '../picture.ts';
import {
  each,
  fields,
  flag,
  id,
  integer,
  isEmpty,
  isObject,
  list,
  localized,
  number,
  text,
  type Warn,
  type WireFields,
} from '../read.ts';
import { parseDelivery } from '../checkout/delivery-terms.ts';
import { parseMapTiles } from './map-tiles.ts';
import { parseCompanyTheme } from './theme.ts';

const SECTIONS: readonly LegalSection[] = ['rgpd', 'mentions', 'cgv', 'cgu'];
const PROVIDERS: readonly PaymentProvider[] = ['free', 'stripe', 'payzen', 'saferpay', 'paypal', 'monetico'];

/** A company with every default applied; null for what is no company. `base` is put before the paths of its media. */
export function parseCompany(value: unknown, base: string, warn: Warn): Company | null {
  const read = fields(value);
  const token = id(read['token']);
  if (!token) return null;
  const booker = fields(read['booker']);
  const themes = fields(read['themes']);
  const nickname = text(read['nickname']);
  const currency = parseCurrency(fields(read['mCurrency']));
  return {
    token,
    nickname,
    version: number(read['version']) ?? 0,
    debug: flag(read['isDebug'], false),
    identity: parseIdentity(fields(read['identity']), nickname, base),
    currency,
    locales: parseLocales(booker['langs']),
    cartActive: flag(fields(read['cart'])['active'], true),
    productsActive: flag(fields(booker['products'])['active'], false),
    eshopEnabled: flag(booker['eshopEnabled'], false),
    delivery: parseDelivery(booker['delivery'], currency),
    hasGiftThemes: Boolean(list(booker['giftThemes'] ?? fields(booker['gifts'])['themes'])?.length),
    closure: parseClosure(booker),
    booking: parseBooking(booker),
    theme: parseCompanyTheme(themes, booker, base, warn),
    pageThemes: new Map(Object.entries(fields(themes['pages'])).map(([page, theme]) => [page, text(theme)])),
    homepage: oneOf(booker['homepageType'], ['mono', 'mkp', 'mkp-2'], 'mono'),
    hero: parseHero(fields(fields(booker['sections'])['home'])['heroImage'], base, warn),
    menuItems: parseMenu(booker['customMenuItems'], warn),
    primarySite: parsePrimarySite(booker),
    fastRegistration: flag(fields(booker['auth'])['fastRegistration'], false),
    payment: parsePayment(fields(booker['payment'])),
    bottomNav: parseBottomNav(fields(fields(booker['navigation'])['mobile'])),
    mapTiles: parseMapTiles(value, base),
    legalSections: SECTIONS.filter((section) => list(booker['legalSections'])?.includes(section)),
    magazineLanguages: (list(booker['magazineLangs']) ?? []).map(text).filter(Boolean),
    titlePattern: text(fields(booker['seo'])['siteTabTitlePattern']) || '%s',
    indexable: flag(fields(booker['seo'])['indexable'], false),
    pictureOrigins: parsePictureOrigins(booker['allowedOrigins']),
    favicon: parseFavicon(fields(booker['favicon']), base),
  };
}

function oneOf<T extends string>(value: unknown, known: readonly T[], otherwise: T): T {
  return known.find((each) => each === value) ?? otherwise;
}

function parseIdentity(read: WireFields, nickname: string, base: string): CompanyIdentity {
  const socials = Object.entries(fields(read['socialNetworks'])).flatMap(([network, value]) => {
    const { active, url } = fields(value);
    const address = link(url);
    return active === true && /^https?:/i.test(address) ? [{ network, url: address }] : [];
  });
  return {
    name: text(read['displayName']) || nickname,
    websiteUrl: link(read['websiteURL']),
    logo: resource(read['logo'], base),
    logoWhite: resource(read['logoWhite'], base),
    logoSize: integer(read['logoSize'], 50, 1, 1000),
    phone: text(read['phone']),
    email: text(read['email']),
    socials,
  };
}

function parseCurrency(read: WireFields): Company['currency'] {
  const currency = currencyOf(text(read['code']) || 'EUR');
  return { ...currency, symbol: text(read['symbol']) || '€' };
}

function parseLocales(langs: unknown): readonly Locale[] {
  const enabled = LOCALES.filter((locale) => fields(langs)[locale] === true);
  return enabled.length > 0 ? enabled : [DEFAULT_LOCALE];
}

function parseClosure(booker: WireFields): SiteClosure {
  return {
    maintenance: flag(booker['maintenance'], false),
    disabled: flag(booker['siteDisabled'], false),
    message: localized(booker['siteDisabledMessage']),
    hideDefault: flag(booker['siteDisabledHideDefault'], false),
  };
}

function parseBooking(booker: WireFields): BookingSettings {
  const appointment = fields(booker['appointment']);
  const services = fields(booker['services']);
  const display = fields(fields(services['list'])['display']);
  return {
    active: flag(booker['appointments'], true),
    intervalMinutes: integer(appointment['cuttingHours'] ?? booker['cuttingHours'], 30, 1, 1440),
    cancelHours: integer(appointment['cancelHours'], 24),
    usesCabins: flag(booker['shopUseCabins'], false),
    showsDuration: flag(display['duration'], false),
    showsPrice: flag(display['price'], true),
    priceTimesMode: oneOf(services['priceTimesMode'], ['first', 'lowest'], 'first'),
    online: parseOnline(fields(booker['visitPayment'])),
  };
}

function parseHero(value: unknown, base: string, warn: Warn): HeroContent | null {
  const read = fields(value);
  if (read['enabled'] !== true) return null;
  return {
    isBottom: flag(read['isBottom'], false),
    position: oneOf(read['position'], ['left', 'right', 'bottom'], 'left'),
    serviceId: id(read['serviceId']),
    slides: each(read['slides'], 'hero slide', warn, (item) => {
      if (!isObject(item)) return null;
      const slide = fields(item);
      return {
        title: localized(slide['title']),
        text: localized(slide['text']),
        action: text(slide['buttonAction']),
        actionText: localized(slide['buttonText']),
        actionValue: text(slide['buttonActionValue']),
        picture: parsePicture(slide['image'], base),
      };
    }),
  };
}

function parseMenu(value: unknown, warn: Warn): Company['menuItems'] {
  return each(value, 'menu item', warn, (item) => {
    const read = fields(item);
    const url = link(read['url']);
    const label = localized(read['label']);
    if (!url || isEmpty(label)) return null;
    return { id: id(read['id']), url, label, order: integer(read['order'], 0) };
  }).sort((a, b) => a.order - b.order);
}

function parsePrimarySite(booker: WireFields): Company['primarySite'] {
  const url = link(booker['primarySiteLink']);
  if (booker['primarySiteLinkEnabled'] !== true || !url) return null;
  return { url, text: localized(booker['primarySiteLinkText']) };
}

/** Null where nothing of a visit is paid online, or nothing is told of it. */
function parseOnline(read: WireFields): OnlineTerms | null {
  const mode = oneOf(read['mode'], ['none', 'hold', 'deposit', 'full'], 'none');
  const depositPercent = integer(read['depositPercent'], 0, 0, 100);
  if (mode === 'none' || (mode === 'deposit' && depositPercent === 0)) return null;
  return { mode, depositPercent, isOptional: flag(read['payOnSite'], true) };
}

function parsePayment(read: WireFields): Company['payment'] {
  return {
    provider: oneOf(read['provider'], PROVIDERS, 'free'),
    publicKey: text(fields(read['keys'])['publicKey']),
  };
}

function parseBottomNav(read: WireFields): Company['bottomNav'] {
  return {
    left: text(read['bottomNavLeft']) || 'services',
    right: text(read['bottomNavRight']) || 'contact',
  };
}

function parsePictureOrigins(origins: unknown): readonly string[] {
  const addresses = (list(origins) ?? []).map((each) => link(each)).filter((each) => URL.canParse(each));
  return addresses.map((address) => new URL(address).origin).filter((origin) => /^https?:/.test(origin));
}

function parseFavicon(read: WireFields, base: string): Company['favicon'] {
  return { image: resource(read['image'], base), title: text(read['title']) };
}
