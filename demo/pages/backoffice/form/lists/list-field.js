// A list whose order counts, as one setting that is written as a whole.

import { button, el, tell } from '../../dom.js';
import { isSame } from '../../look.js';
import { sayIn } from '../../texts/spoken.js';
import { words } from '../../texts/texts.js';

/** The list with the item at a place moved by one. */
function moved(items, index, by) {
  const next = [...items];
  next.splice(index + by, 0, ...next.splice(index, 1));
  return next;
}

/** That of a file is out of sight. */
const FIELD = 'input:not([type=file])';

/**
 * `read` finds the items in the setting's value, `write` puts them back; `fieldsOf` gives the fields of an item, each of which tells
 * the item as it becomes; `called` is where the words are of an item and of what is done with it. What is typed in an item is not drawn
 * anew; another value takes its place, from wherever it comes.
 */
export function listField({ path, called, read, write, fieldsOf, fresh, head }, changed) {
  const list = el('ol', { className: 'items' });
  const said = (what, values) => words(`${called}.${what}`, values);
  const add = button(said('add'), () => put([...items(), fresh(items())], items().length));
  const top = el('div', { className: 'fields' });
  const node = el('div', { className: 'fields' }, top, list, add);
  let value;
  /** The items as they stand here; null: they are to be drawn in any case. */
  let shown = null;
  const items = () => read(value);

  /** Where the focus goes once the items are drawn: to what can be used there, else to the first field; null: it stays in its place. */
  let goal = null;
  function focusGoal() {
    const item = list.children[goal.index];
    (item?.querySelector(`${goal.wanted}:enabled`) ?? item?.querySelector(FIELD))?.focus();
  }

  /** Tells other items, and leads the focus to one of them. */
  function put(next, index = null, wanted = FIELD) {
    goal = index === null ? null : { index, wanted };
    changed(path, write(value, next));
  }

  function move(index, by) {
    const to = index + by;
    if (to < 0 || to >= items().length) return;
    // A second press moves it on, and never back.
    put(moved(items(), index, by), to, `[data-move="${by}"]`);
    tell(said('moved', { from: index + 1, to: to + 1, total: items().length })());
  }

  function mover(index, by, what, sign) {
    const made = button(sign, () => move(index, by), 'icon');
    made.dataset.move = String(by);
    sayIn(made, 'aria-label', said(what, { number: index + 1 }));
    made.disabled = index + by < 0 || index + by >= items().length;
    return made;
  }

  function itemOf(item, index) {
    const remove = button(
      words('list.remove'),
      () => {
        const rest = items().filter((_, each) => each !== index);
        put(rest, Math.min(index, rest.length - 1));
        if (rest.length === 0) add.focus();
      },
      'quiet',
    );
    sayIn(remove, 'aria-label', said('remove', { number: index + 1 }));
    const name = said('name', { number: index + 1 });
    const row = el(
      'div',
      { role: 'group', 'aria-label': name },
      el(
        'div',
        { className: 'item-head' },
        el('span', {}, name),
        mover(index, -1, 'up', '↑'),
        mover(index, 1, 'down', '↓'),
        remove,
      ),
      ...fieldsOf(
        () => items()[index],
        (next) => {
          shown = items().map((each, at) => (at === index ? next : each));
          put(shown);
        },
        index + 1,
      ),
    );
    row.addEventListener('keydown', (event) => {
      if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
      event.preventDefault();
      move(index, event.key === 'ArrowUp' ? -1 : 1);
    });
    return el('li', {}, row);
  }

  /** Draws the items where they are others than those that stand here; the focus stays in its place. */
  function draw() {
    if (shown !== null && isSame(shown, items())) return;
    shown = items();
    const controls = () => [...list.querySelectorAll('input, textarea, select, button')];
    const at = controls().indexOf(document.activeElement);
    list.replaceChildren(...items().map(itemOf));
    if (goal !== null) focusGoal();
    else if (at >= 0) controls()[at]?.focus();
    goal = null;
  }

  if (head) top.append(...head({ value: () => value, changed: (next) => changed(path, next) }));
  return {
    path,
    node,
    get control() {
      return node.querySelector('input, select') ?? add;
    },
    /** That of a field of an item, as `2.url` of what is written; undefined: there is none. */
    controlAt(place) {
      const [, index, name] = /(?:^|\.)(\d+)\.(\w+)/.exec(place) ?? [];
      return list.children[index]?.querySelector(`[name="${name}"]`) ?? undefined;
    },
    redraw() {
      shown = null;
      draw();
    },
    show(next) {
      value = next;
      for (const each of top.querySelectorAll('*')) each.follow?.(value);
      draw();
    },
  };
}
