/** The value-added tax of a country, per cent: the standard rate, then the reduced ones from the highest. */
interface VatRates {
  readonly standard: number;
  readonly reduced: readonly number[];
}

const FRANCE: VatRates = { standard: 20, reduced: [10, 5.5, 2.1] };

const RATES: Readonly<Record<string, VatRates>> = {
  FR: FRANCE,
  MC: FRANCE,
  BE: { standard: 21, reduced: [12, 6] },
  LU: { standard: 17, reduced: [14, 8, 3] },
  DE: { standard: 19, reduced: [7] },
  AT: { standard: 20, reduced: [13, 10] },
  CH: { standard: 8.1, reduced: [3.8, 2.6] },
  LI: { standard: 8.1, reduced: [3.8, 2.6] },
  ES: { standard: 21, reduced: [10, 4] },
  IT: { standard: 22, reduced: [10, 5, 4] },
};

/** The standard rate of a country by its ISO code; null for one whose taxes we do not know. */
export function standardVat(country: string): number | null {
  return ratesOf(country)?.standard ?? null;
}

/**
 * The rate at which something is taxed that is sold in a country, where its company gives one rate for all of its shops, written in
 * the rates of its own country, `home`. What is exempt stays so, and so does a rate that the country of sale has
 * itself; a standard rate becomes the standard one there, a reduced one the reduced one of the same rank, else the lowest.
 */
export function vatIn(country: string, rate: number, home: string): number {
  const there = ratesOf(country);
  if (there === undefined || rate === 0) return rate;
  if (rate === there.standard || there.reduced.includes(rate)) return rate;
  const rank = ratesOf(home)?.reduced.indexOf(rate) ?? -1;
  if (rank === -1) return there.standard;
  return there.reduced[rank] ?? there.reduced.at(-1) ?? there.standard;
}

function ratesOf(country: string): VatRates | undefined {
  return RATES[country.trim().toUpperCase()];
}
