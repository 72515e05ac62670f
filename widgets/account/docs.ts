import type { ElementDocs } from '#element/definition/docs.ts';
import { cssProperties } from '#element/every-element/css-properties.ts';
import { attributeDocs, eventDocs, partDocs, slotDocs } from '#element/every-element/docs.ts';
import type { accountDefinition } from './definition.ts';

const { drawer: _drawer, ...parts } = partDocs;

export const accountDocs: ElementDocs<typeof accountDefinition> = {
  name: 'VitrineAccount',
  description:
    'A customer’s account: the way in, then appointments, e-shop orders, vouchers and credit, details and loyalty card.',
  attributes: {
    ...attributeDocs,
    page: 'What is shown at first: appointments (`orders`), `eshop-orders`, vouchers and credit (`credit`), details (`profile`) or the loyalty card (`loyalty`).',
    base: 'Address of the company’s storefront, as `https://salon.example` or `/salon`, which links lead to where only a whole site has the page. Absent: the company’s website.',
    'sync-url':
      'Keep the page of the account in the page’s address, as a query parameter that starts with `vitrine-`, so that links lead to it.',
    history:
      '`off`: the pages that the visitor opens have no entries in the page’s history, so that Back leaves the page.',
  },
  events: eventDocs,
  slots: slotDocs,
  parts: {
    ...parts,
    account: 'The page of the account that is shown.',
    'account-navigation': 'The way from one page of a customer’s account to the others.',
  },
  example: { page: 'orders' },
  cssProperties: {
    ...cssProperties,
    '--vitrine-padding': {
      syntax: '<length>',
      initial: '4% of the width, from 1.25em to 2.5em',
      description: 'Room between the edge of the element and what it shows; `0px` where the page gives it.',
    },
  },
};
