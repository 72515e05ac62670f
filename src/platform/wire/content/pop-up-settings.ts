import { saysSomething, type Promo } from '#domain/pop-ups/promo.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { link } from '../link.ts';
import { parsePicture } from '../picture.ts';
import { fields, flag, localized, type WireFields } from '../read.ts';

/** What a company has set up to lie over its pages. */
export interface PopUpSettings {
  /** Null where it is off or says nothing. */
  readonly promo: Promo | null;
  /** Over the home page; null where it is off. Company HTML: sanitise before showing. */
  readonly coupons: { readonly text: LocalizedText } | null;
}

/** Of a company's reply as it came. `base` is put before the paths of its media. */
export function parsePopUpSettings(company: unknown, base: string): PopUpSettings {
  const booker = fields(fields(company)['booker']);
  return {
    promo: parsePromo(booker, base),
    coupons: flag(booker['couponsPopupHome'], false) ? { text: localized(booker['couponsPopupText']) } : null,
  };
}

function parsePromo(booker: WireFields, base: string): Promo | null {
  if (!flag(booker['popupEnabled'], false)) return null;
  const url = link(booker['popupLink']);
  const promo: Promo = {
    picture: parsePicture(booker['popupImg'], base),
    text: localized(booker['popupText']),
    button: url === '' ? null : { url, label: localized(booker['popupLinkText']) },
  };
  return saysSomething(promo) ? promo : null;
}
