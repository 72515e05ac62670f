import type { ElementDocs } from '#element/definition/docs.ts';
import { cssProperties } from '#element/every-element/css-properties.ts';
import { attributeDocs, eventDocs, partDocs, choiceSlotDocs } from '#element/every-element/docs.ts';
import type { finderDefinition } from './definition.ts';

const { shop: _shop, ...finderAttributes } = attributeDocs;
const { field: _field, ...finderParts } = partDocs;

export const finderDocs: ElementDocs<typeof finderDefinition> = {
  name: 'VitrineFinder',
  description:
    'The company’s shops: found by name, town, postcode or around the visitor, each with the earliest time that is free.',
  attributes: {
    ...finderAttributes,
    service: 'Slug of a service: only shops that offer it are shown, and lead to its reservation.',
    radius: 'Kilometres around a place within which shops are found at first; the visitor may change them.',
    base: 'Address of the company’s storefront, as `https://salon.example` or `/salon`, which the shops then link to. Absent: a shop opens in the `vitrine-booking` on the same page; where there is none, `vitrine-navigate` tells the page which shop it was.',
    display: 'The shops themselves, or a button that opens them in a dialog.',
    label: 'Heading of the list, or words of the button, in place of the element’s own.',
    'show-more': 'The shops lead to the service’s page and not to its reservation.',
  },
  events: eventDocs,
  slots: choiceSlotDocs,
  parts: { ...finderParts, shops: 'The shops with what finds them.' },
  example: { display: 'list', 'show-more': '' },
  cssProperties,
};
