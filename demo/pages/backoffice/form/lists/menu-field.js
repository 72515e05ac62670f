// The items of the menu that the company has added.

import { el } from '../../dom.js';
import { words } from '../../texts/texts.js';
import { plainText, textIn } from './item-fields.js';
import { listField } from './list-field.js';

export function menuField({ path }, changed, language) {
  return listField(
    {
      path,
      called: 'menu',
      read: (items) => [...(items ?? [])].sort((one, other) => one.order - other.order),
      write: (_, items) => items.map((item, index) => ({ ...item, order: index + 1 })),
      fresh: (items) => ({
        id: Math.max(0, ...items.map(({ id }) => id)) + 1,
        order: items.length + 1,
        url: '',
        label: {},
      }),
      fieldsOf: (item, put) => [
        el(
          'div',
          { className: 'pair' },
          textIn(words('menu.label'), 'label', language(), item, put),
          plainText(words('menu.address'), 'url', item, put, 'url'),
        ),
      ],
    },
    changed,
  );
}
