import type { ElementDocs } from '#element/definition/docs.ts';
import { cssProperties } from '#element/every-element/css-properties.ts';
import {
  attributeDocs,
  bookingEventDocs,
  choiceSlotDocs,
  eventDocs,
  slotDocs,
} from '#element/every-element/docs.ts';
import { bookingDocs } from '#widgets/booking/docs.ts';
import { cartDocs } from '#widgets/cart/docs.ts';
import type { storefrontDefinition } from './definition.ts';

export const storefrontDocs: ElementDocs<typeof storefrontDefinition> = {
  name: 'VitrineStorefront',
  description: 'The whole site of a company, which owns the page’s address below `base`.',
  attributes: {
    ...attributeDocs,
    base: 'Path under which the storefront lives, as `/salon`. Absent: the root of the host.',
    layout:
      '`empty`: the pages alone, without header, footer and bar, for print, previews and pages that have a frame of their own.',
  },
  events: {
    ...eventDocs,
    ...bookingEventDocs,
    'vitrine-search': 'Free times of some services were searched.',
  },
  slots: { ...slotDocs, empty: choiceSlotDocs.empty },
  parts: {
    ...bookingDocs.parts,
    ...cartDocs.parts,
    header: 'The site’s header.',
    main: 'The page between header and footer.',
    footer: 'The site’s footer.',
    hero: 'The pictures at the top of the home page.',
    'button-hero': 'The button in such a picture.',
    'button-time': 'A free time, which leads to its reservation.',
    shops: 'The shops on the home page.',
    reviews: 'What customers say of the company, below its services.',
    'account-navigation': 'The way from one page of a customer’s account to the others.',
  },
  example: { base: '/salon' },
  cssProperties,
};
