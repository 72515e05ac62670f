// What was published, and what of it is published again.

import { button, el, openPanel } from '../dom.js';
import { t, when } from '../texts/texts.js';
import { changesTable } from './changes.js';
import { scrolling } from './panels.js';

function titleOf({ number, restored }) {
  if (restored === null) return t('history.number', { number });
  return restored === 0
    ? t('history.restoredFirst', { number })
    : t('history.restored', { number, restored });
}

/** A look that was published, with what it changed; `action` is what stands beside it. */
function entryOf(published, action) {
  const { number, publishedAt, publishedBy, changes } = published;
  const facts = {
    time: when(publishedAt),
    name: publishedBy || t('history.unknown'),
    count: changes.length,
  };
  return el(
    'li',
    {},
    el(
      'details',
      {},
      el(
        'summary',
        {},
        el('strong', {}, titleOf(published)),
        el('span', { className: 'help' }, t('history.facts', facts)),
      ),
      scrolling(changesTable(changes), t('history.changes', { number })),
    ),
    action,
  );
}

/** The list, page by page; a look that is published meanwhile moves those before it, so that some come twice. */
function listOf(read, actionOf) {
  const list = el('ol', { className: 'history' });
  const fault = el('p', { className: 'fault', role: 'alert' });
  const older = button(t('history.older'), () => void more().catch(failed));
  const known = new Set();
  let page = 0;
  const failed = ({ message }) => (fault.textContent = message);
  function add({ data, total }) {
    page += 1;
    const fresh = data.filter(({ number }) => !known.has(number));
    for (const each of fresh) known.add(each.number);
    const entries = fresh.map((each) => entryOf(each, actionOf(each)));
    list.append(...entries);
    older.hidden = data.length === 0 || known.size >= total;
    return entries;
  }
  async function more() {
    fault.textContent = '';
    const [first] = add(await read(page + 1));
    first?.querySelector('summary').focus();
  }
  return { add, nodes: [list, fault, older] };
}

/** The number that is to be restored; null: none. `newest` is the first page of what was published, `read` gives others. */
export function askHistory(newest, read, isAdmin) {
  return new Promise((resolve) => {
    let answer = null;
    const contentOf = (close) => {
      const restore = (number, label) =>
        isAdmin
          ? button(label, () => {
              answer = number;
              close();
            })
          : null;
      const { add, nodes } = listOf(read, ({ number, current }) =>
        current
          ? el('span', { className: 'help' }, t('history.current'))
          : restore(number, t('history.restore', { number })),
      );
      add(newest);
      const lead = leadOf(newest);
      const first = newest.total > 0 ? restore(0, t('history.restoreFirst')) : null;
      const choices = el('div', { className: 'choices' }, first, button(t('page.close'), close));
      return [lead && el('p', { className: 'lead' }, lead), ...nodes, choices];
    };
    openPanel(t('history.title'), contentOf, () => resolve(answer));
  });
}

function leadOf({ total, data }) {
  if (total === 0) return t('history.nothing');
  if (data[0].current) return null;
  return t('history.elsewhere');
}
