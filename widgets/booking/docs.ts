import type { ElementDocs } from '#element/definition/docs.ts';
import { cssProperties } from '#element/every-element/css-properties.ts';
import {
  attributeDocs,
  bookingEventDocs,
  eventDocs,
  partDocs,
  choiceSlotDocs,
} from '#element/every-element/docs.ts';
import type { bookingDefinition } from './definition.ts';

export const bookingDocs: ElementDocs<typeof bookingDefinition> = {
  name: 'VitrineBooking',
  description:
    'Booking of an appointment: category, service, shop, practitioner, time, details and confirmation.',
  attributes: {
    ...attributeDocs,
    category: 'Slug of the category to start with.',
    service: 'Slug of the service to start with.',
    open: 'What `service` starts with: what the company says of it (`choice`), or its free times (`times`), as behind a button of the page’s own that says “book this”. Where the company has several shops and `shop` names none, that is asked first.',
    base: 'Address of the company’s storefront, as `https://salon.example` or `/salon`. Where visits have to be paid online, a time that is pressed leads there, to be paid. Absent: the company’s own website.',
    'sync-url':
      'Keep the screen in the page’s address, as query parameters that start with `vitrine-`, so that links lead to it, to a step of the reservation too.',
    history:
      'Whether each screen and each step of the reservation is an entry of the page’s history, so that Back leads through them: `on` or `off`. What the page keeps in `history.state` stays there; ours stands under `vitrine`.',
  },
  events: { ...eventDocs, ...bookingEventDocs },
  slots: choiceSlotDocs,
  parts: { ...partDocs, shops: 'The choice of a shop.', steps: 'The steps of a reservation.' },
  example: { shop: 'paris-marais', 'heading-level': '2' },
  cssProperties,
};
