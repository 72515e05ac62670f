import { createVisitor, type Visitor } from '../../testing/visitor.ts';
import { giftsFeature } from '../feature.ts';

/** A theme that can be sold and one that cannot, and a service. */
export const OFFER = {
  themes: [
    {
      id: 'birthday',
      name: { fr: 'Anniversaire' },
      description: {},
      image: null,
      amounts: [50, 80],
      min: 20,
      max: 500,
      validDays: 365,
    },
    { id: 'broken', min: 20, max: 10 },
  ],
  formulas: [
    {
      articleId: '1001',
      slug: 'massage',
      name: { fr: 'Massage' },
      summary: {},
      price: 80,
      minutes: 60,
      images: [],
    },
  ],
};

/** The vouchers of a company in a tab of their own; `tabStorage`: that tab loaded anew. */
export async function openGifts(visitor: Visitor = createVisitor(), tabStorage = new Map<string, string>()) {
  visitor.backEnd.meet('GET', '/api/gifts', { body: OFFER });
  const page = await visitor.open({ tabStorage });
  const gifts = await page.site.open(giftsFeature);
  await gifts.offer.ensure();
  return { visitor, tabStorage, gifts, site: page.site };
}

/** Says whom the voucher is for. */
export const fill = ({ gifts }: Awaited<ReturnType<typeof openGifts>>, name = 'Sacha') =>
  gifts.edit({ name, email: `${name.toLowerCase()}@example.com` });
