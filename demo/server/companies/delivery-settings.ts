import type { CompanySettings } from '#contract/company/company-wire.ts';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether there is a country of that code. */
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined;

/** Cents, not parts of one. */
const isAmount = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** What of a company's delivery makes no sense, by its path. */
export function deliveryObjections(settings: CompanySettings | undefined): readonly string[] {
  const delivery = settings?.booker?.delivery;
  if (delivery === undefined) return [];
  const { countries, days, price, freeFrom = 0 } = delivery;
  const faults = {
    countries: !countries.every(isCountry),
    'days.to': days.from > days.to,
    price: !isAmount(price),
    freeFrom: !isAmount(freeFrom),
  };
  return Object.entries(faults).flatMap(([name, isWrong]) => (isWrong ? [`booker.delivery.${name}`] : []));
}
