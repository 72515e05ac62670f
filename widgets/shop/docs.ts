import type { ElementDocs } from '#element/definition/docs.ts';
import { cssProperties } from '#element/every-element/css-properties.ts';
import { attributeDocs, choiceSlotDocs, eventDocs, partDocs } from '#element/every-element/docs.ts';
import type { shopDefinition } from './definition.ts';

const { drawer: _drawer, ...parts } = partDocs;

export const shopDocs: ElementDocs<typeof shopDefinition> = {
  name: 'VitrineShop',
  description:
    'The products of the company’s e-shop, to be searched, filtered and put into the cart, and each of them with its pictures, price and stock.',
  attributes: {
    ...attributeDocs,
    shop: 'Slug of a shop: only products that it sells are listed.',
    product: 'Slug of the product that is shown at once. Absent: the list.',
    category: 'Slug of the category that the list begins with.',
    limit: 'How many products the list shows at first, and more at each press of its button.',
    base: 'Address of the company’s storefront, as `https://salon.example` or `/salon`, which the products then link to, and where they are paid for. Absent: products open in the element, and are paid for on the company’s own website.',
    history:
      '`off`: the products that the visitor opens have no entries in the page’s history, so that Back leaves the page.',
  },
  events: eventDocs,
  slots: choiceSlotDocs,
  parts: {
    ...parts,
    products: 'The list of products.',
    product: 'A product that is looked at.',
    shops: 'The choice of the shop that it is bought at.',
  },
  example: { limit: '6' },
  cssProperties,
};
