import type { ElementDocs } from '#element/definition/docs.ts';
import { cssProperties } from '#element/every-element/css-properties.ts';
import { attributeDocs, eventDocs, partDocs, slotDocs } from '#element/every-element/docs.ts';
import type { cartDefinition } from './definition.ts';

/** No form stands in the cart: shops are pressed, and the order is filled in on a page of its own. */
const { field: _, ...partsWithoutForms } = partDocs;

export const cartDocs: ElementDocs<typeof cartDefinition> = {
  name: 'VitrineCart',
  description:
    'Button with the number of services and products that were chosen; it opens a panel with the visit that is being put together and with what is to be bought.',
  attributes: {
    ...attributeDocs,
    base: 'Address of the company’s storefront, as `https://salon.example` or `/salon`, without a language, where products are paid for. As a path it is on this page’s own origin and has the same cart; to another origin the products go along in the link. Absent: the company’s own website.',
  },
  events: eventDocs,
  slots: slotDocs,
  parts: {
    ...partsWithoutForms,
    'cart-button': 'The button that opens the cart.',
    shops: 'The choice of a shop for the visit, or for the products.',
  },
  example: { locale: 'fr' },
  cssProperties,
};
