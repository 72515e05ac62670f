import type { SeedProduct, SeedService } from '../model.ts';

/** What is asked in Switzerland for what costs so many euros elsewhere: whole francs, by fives. */
const francs = (euros: number) => Math.round((euros * 1.35) / 5) * 5;

export const pricesInFrancs = (prices: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(prices).map(([slug, euros]) => [slug, francs(euros)]));

export function serviceInFrancs({
  price,
  weekdayPrice,
  weekendPrice,
  priceTimes,
  ...service
}: SeedService): SeedService {
  return {
    ...service,
    price: francs(price),
    ...(weekdayPrice !== undefined && { weekdayPrice: francs(weekdayPrice) }),
    ...(weekendPrice !== undefined && { weekendPrice: francs(weekendPrice) }),
    ...(priceTimes && {
      priceTimes: priceTimes.map(([minutes, euros]) => [minutes, francs(euros)] as const),
    }),
  };
}

export function productInFrancs({ price, regularPrice, ...product }: SeedProduct): SeedProduct {
  return {
    ...product,
    price: francs(price),
    ...(regularPrice !== undefined && { regularPrice: francs(regularPrice) }),
  };
}
