import type { ElementDocs } from '#element/definition/docs.ts';
import { cssProperties } from '#element/every-element/css-properties.ts';
import { attributeDocs, choiceSlotDocs, eventDocs, partDocs } from '#element/every-element/docs.ts';
import type { giftDefinition } from './definition.ts';

const { drawer: _drawer, dialog: _dialog, ...parts } = partDocs;

export const giftDocs: ElementDocs<typeof giftDefinition> = {
  name: 'VitrineGift',
  description:
    'The gift vouchers of the company: theme, sum or service, recipient, message and day, with the voucher beside it; the payment is on the company’s storefront.',
  attributes: {
    ...attributeDocs,
    base: 'Address of the company’s storefront, as `https://salon.example` or `/salon`, where vouchers are paid. As a path it is on this page’s own origin, and what was filled in goes along; on another origin vouchers are filled in there, and the element shows what there is. Absent: the company’s own website.',
  },
  events: eventDocs,
  slots: choiceSlotDocs,
  parts: {
    ...parts,
    steps: 'The steps of a voucher, where it is filled in by steps.',
    gift: 'The form of a voucher.',
    voucher: 'The voucher as it will look.',
  },
  example: { base: '/salon' },
  cssProperties,
};
