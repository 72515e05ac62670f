import type { CompanySettings, CompanyWire } from '#contract/company/company-wire.ts';
import { wrongIdsIn } from '#domain/consent/third-parties.ts';
import { checkEmail, checkName } from '#domain/people/contact-details.ts';
import { cleanHtml, type PictureHome } from '../content/clean-html.ts';
import { deliveryObjections } from './delivery-settings.ts';
import { safeAddress } from '../content/safe-address.ts';

const COLOUR = /^(#[\da-f]{3,4}|#[\da-f]{6}|#[\da-f]{8})?$/i;
/** What the secret keys of payment providers begin with: none may stand where anyone may read. */
const SECRET = /\b(sk|rk|whsec)_\w|\bGOCSPX-/;
/** Names of what nobody but its owner may read. */
const SECRET_NAME = /secret|private|password/i;
const LONGEST_TEXT = 100_000;
const ADDRESSES = new Set([
  'url',
  'websiteURL',
  'primarySiteLink',
  'popupLink',
  'logo',
  'logoWhite',
  'image',
]);
/** What mails and calendar files carry in their headers: without it nobody could be written to, and it is one line. */
const CARRIED: Readonly<Record<string, (text: string) => boolean>> = {
  'identity.displayName': (text) => checkName(text).kind === 'ok' && !/\p{Cc}/u.test(text),
  'mCurrency.code': (text) => /^[A-Z]{3}$/.test(text),
  'identity.email': (text) => checkEmail(text).kind === 'ok' && text === text.trim(),
};
/** Names of the sections whose texts are HTML. */
const HTML_SECTIONS = new Set([
  'texts',
  'textLegals',
  'siteDisabledMessage',
  'popupText',
  'couponsPopupText',
]);

/** The path of every setting that may not be kept, as `themes.general.buttonsColor`; none when all may. */
export function objectionsTo(settings: CompanySettings | undefined): readonly string[] {
  return [...unfitIn(settings, []), ...wrongIdsIn(settings), ...deliveryObjections(settings)];
}

function unfitIn(settings: unknown, path: readonly string[]): readonly string[] {
  if (typeof settings === 'string') return isFit(path, settings) ? [] : [path.join('.')];
  if (typeof settings !== 'object' || settings === null) return [];
  return Object.entries(settings).flatMap(([name, value]) => unfitIn(value, [...path, name]));
}

function isFit(path: readonly string[], text: string): boolean {
  if (SECRET.test(text) || text.length > LONGEST_TEXT) return false;
  const isCarried = CARRIED[path.join('.')];
  if (isCarried) return isCarried(text);
  if (path.some((part) => SECRET_NAME.test(part))) return false;
  const name = path.at(-1) ?? '';
  if (/colou?r$/i.test(name)) return COLOUR.test(text);
  return ADDRESSES.has(name) ? text === '' || safeAddress(text) !== null : true;
}

/** The settings with their HTML made harmless. */
export function cleanSettings(settings: CompanySettings, home: PictureHome): CompanySettings {
  // Only texts are replaced, by texts: the shape stays what was checked.
  return cleaned(settings, home, false) as CompanySettings;
}

function cleaned(value: unknown, home: PictureHome, isHtml: boolean): unknown {
  if (typeof value === 'string') return isHtml ? cleanHtml(value, home) : value;
  if (Array.isArray(value)) return value.map((each) => cleaned(each, home, isHtml));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      cleaned(inner, home, isHtml || HTML_SECTIONS.has(name)),
    ]),
  );
}

/** The profile with what changed, section by section; what is not named stays. */
export function changedProfile(profile: CompanyWire, change: CompanySettings): CompanyWire {
  const { identity, cart, texts, themes, booker, ...marks } = change;
  return {
    ...profile,
    ...marks,
    identity: { ...profile.identity, ...identity },
    cart: { ...profile.cart, ...cart },
    texts: { ...profile.texts, ...texts },
    themes: {
      general: { ...profile.themes.general, ...themes?.general },
      pages: { ...profile.themes.pages, ...themes?.pages },
    },
    booker: { ...profile.booker, ...booker },
  };
}
