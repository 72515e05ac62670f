import { mayAsk } from '#domain/consent/asked-settings.ts';
import { fields, flag } from '../read.ts';

/** Whether a company's reply may set up what comes over its pages by itself: a promotion, coupons, or a question about consent. */
export function maySetPopUps(company: unknown, base: string): boolean {
  const booker = fields(fields(company)['booker']);
  const isOn = (setting: string) => flag(booker[setting], false);
  return isOn('popupEnabled') || isOn('couponsPopupHome') || mayAsk(company, base);
}
