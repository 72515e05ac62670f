import { randomOf } from '../random.ts';

const MOST = 24;

/** How many a shop has of a product on the day of seeding: always the same, here and there none. */
export function seededStock(companyNickname: string, shop: string, product: string): number {
  const random = randomOf(`stock ${companyNickname} ${shop} ${product}`)();
  return random < 0.1 ? 0 : Math.ceil(random * MOST);
}
