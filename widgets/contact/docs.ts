import type { ElementDocs } from '#element/definition/docs.ts';
import { cssProperties } from '#element/every-element/css-properties.ts';
import { attributeDocs, choiceSlotDocs, eventDocs, partDocs } from '#element/every-element/docs.ts';
import type { contactDefinition } from './definition.ts';

const { field: _field, dialog: _dialog, drawer: _drawer, ...parts } = partDocs;

export const contactDocs: ElementDocs<typeof contactDefinition> = {
  name: 'VitrineContact',
  description:
    'How to reach the company: its shops with their hours, whether each is open now and free next, the way there, telephone, e-mail and networks.',
  attributes: {
    ...attributeDocs,
    shop: 'Slug of the shop that is shown alone. Absent: all of them, with a search where there are many.',
    base: 'Address of the company’s storefront, as `https://salon.example` or `/salon`, which the shops then link to. Absent: a shop opens in the `vitrine-booking` on the same page; where there is none, `vitrine-navigate` tells the page which shop it was.',
  },
  events: eventDocs,
  slots: choiceSlotDocs,
  parts: { ...parts, contact: 'The whole of what the element shows.', shops: 'The shops.' },
  example: { shop: 'paris-marais' },
  cssProperties,
};
