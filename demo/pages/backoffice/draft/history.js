// What was published, and what of it is published again.

import { button, el, openPanel } from '../dom.js';
import { changesTable, when } from './changes.js';
import { scrolling } from './panels.js';

function titleOf({ number, restored }) {
  if (restored === null) return `Number ${number}`;
  return `Number ${number}: restored ${restored === 0 ? 'the look before the first' : `number ${restored}`}`;
}

/** A look that was published, with what it changed; `action` is what stands beside it. */
function entryOf(published, action) {
  const { number, publishedAt, publishedBy, changes } = published;
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
        el(
          'span',
          { className: 'help' },
          `${when(publishedAt)}, ${publishedBy || 'unknown'}, ${changes.length} changed`,
        ),
      ),
      scrolling(changesTable(changes), `Changes of number ${number}`),
    ),
    action,
  );
}

/** The list, page by page; a look that is published meanwhile moves those before it, so that some come twice. */
function listOf(read, actionOf) {
  const list = el('ol', { className: 'history' });
  const fault = el('p', { className: 'fault', role: 'alert' });
  const older = button('Show older ones', () => void more().catch(failed));
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

/** The number that is to be restored; null: none. `read` gives a page of what was published. */
export async function askHistory(read, isAdmin) {
  const newest = await read(1);
  return new Promise((resolve) => {
    let answer = null;
    const contentOf = (close) => {
      const restore = (number, name) =>
        isAdmin
          ? button(`Restore ${name}`, () => {
              answer = number;
              close();
            })
          : null;
      const { add, nodes } = listOf(read, ({ number, current }) =>
        current
          ? el('span', { className: 'help' }, 'This is what visitors see.')
          : restore(number, `number ${number}`),
      );
      add(newest);
      const lead = leadOf(newest);
      const first = newest.total > 0 ? restore(0, 'the look before the first') : null;
      const choices = el('div', { className: 'choices' }, first, button('Close', close));
      return [lead && el('p', { className: 'lead' }, lead), ...nodes, choices];
    };
    openPanel('What was published', contentOf, () => resolve(answer));
  });
}

function leadOf({ total, data }) {
  if (total === 0) return 'Nothing was published here yet.';
  if (data[0].current) return null;
  return 'The company’s settings were changed elsewhere since: visitors see another look than the newest one.';
}
