import type { ElementDocs } from '#element/definition/docs.ts';
import { cssProperties } from '#element/every-element/css-properties.ts';
import { attributeDocs, choiceSlotDocs, eventDocs, partDocs } from '#element/every-element/docs.ts';
import type { magazineDefinition } from './definition.ts';

const { field: _field, dialog: _dialog, drawer: _drawer, notice: _notice, ...parts } = partDocs;

export const magazineDocs: ElementDocs<typeof magazineDefinition> = {
  name: 'VitrineMagazine',
  description: 'The articles of the company’s magazine, the featured first, and each of them to be read.',
  attributes: {
    ...attributeDocs,
    shop: 'Slug of a shop: only articles that tell of it are listed.',
    post: 'Slug of the article that is shown at once. Absent: the list.',
    limit: 'How many articles the list shows at first, and more at each press of its button.',
    base: 'Address of the company’s storefront, as `https://salon.example` or `/salon`, which the articles then link to. Absent: they open in the element.',
    history:
      '`off`: the articles that the visitor opens have no entries in the page’s history, so that Back leaves the page.',
  },
  events: eventDocs,
  slots: choiceSlotDocs,
  parts: {
    ...parts,
    magazine: 'The list of articles.',
    post: 'An article that is read.',
  },
  example: { limit: '6' },
  cssProperties,
};
