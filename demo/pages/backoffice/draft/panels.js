// What is asked before something happens to a look.

import { button, el } from '../dom.js';
import { settingAt } from '../look.js';
import { changesTable, when } from './changes.js';

let count = 0;

/** A dialog over the page; resolves to the value of the choice, or to null where it is closed. */
export function askIn(title, content, choices) {
  return new Promise((resolve) => {
    count += 1;
    const id = `panel-${count}`;
    let answer = null;
    const dialog = el(
      'dialog',
      { className: 'panel', 'aria-labelledby': id },
      el('h2', { id }, title),
      ...content,
    );
    const row = choices.map(({ label, value, isMain }) =>
      button(
        label,
        () => {
          answer = value;
          dialog.close();
        },
        isMain ? 'main' : '',
      ),
    );
    dialog.append(el('div', { className: 'choices' }, ...row));
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(answer);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

const scrolling = (table, label) =>
  el('div', { className: 'scroll', role: 'region', tabIndex: 0, 'aria-label': label }, table);

/** `theirs` or `mine`; null: later. */
export function askConflict({ theirs, paths, mine }) {
  const by = theirs.changedBy || 'Somebody else';
  const at = theirs.changedAt ? `, ${when(theirs.changedAt)}` : '';
  const changes = paths.map((path) => ({
    path,
    before: settingAt(theirs.change, path),
    after: settingAt(mine, path),
  }));
  return askIn(
    `${by} has saved another draft`,
    [
      el(
        'p',
        { className: 'lead' },
        `While you changed this one, ${by} saved theirs${at}. Nothing is lost: choose what the draft goes on with. Undo in the preview takes the choice back.`,
      ),
      scrolling(changesTable(changes, ['Theirs', 'Yours']), 'What differs'),
    ],
    [
      { label: 'Mine over theirs', value: 'mine', isMain: true },
      { label: 'Take theirs', value: 'theirs' },
      { label: 'Decide later', value: null },
    ],
  );
}

export function askPublish(changes, note) {
  const many = changes.length === 1 ? 'one setting' : `${changes.length} settings`;
  return askIn(
    'Publish this look?',
    [
      el(
        'p',
        { className: 'lead' },
        note || `Visitors see it at once. It changes ${many}; what is published now can be restored.`,
      ),
      scrolling(changesTable(changes, ['Published', 'Draft']), 'What changes'),
    ],
    [
      { label: 'Publish', value: true, isMain: true },
      { label: 'Not yet', value: null },
    ],
  );
}

/** The number that is to be restored; null: none. */
export function askHistory({ data, total }, isAdmin) {
  const title = ({ number, restored }) =>
    restored === null
      ? `Number ${number}`
      : `Number ${number}: restored ${restored === 0 ? 'the look before the first' : `number ${restored}`}`;
  return new Promise((resolve) => {
    let answer = null;
    const restore = (number, name) =>
      isAdmin &&
      button(`Restore ${name}`, () => {
        answer = number;
        dialog.close();
      });
    const entry = (each, index) =>
      el(
        'li',
        {},
        el(
          'details',
          {},
          el(
            'summary',
            {},
            el('strong', {}, title(each)),
            el(
              'span',
              { className: 'help' },
              `${when(each.publishedAt)}, ${each.publishedBy || 'unknown'}, ${each.changes.length} changed`,
            ),
          ),
          scrolling(changesTable(each.changes), `Changes of number ${each.number}`),
        ),
        index === 0
          ? el('span', { className: 'help' }, 'This is what visitors see.')
          : restore(each.number, `number ${each.number}`) || null,
      );
    const first = total > 0 && total === data.length ? restore(0, 'the look before the first') : null;
    const dialog = el(
      'dialog',
      { className: 'panel', 'aria-labelledby': 'history-title' },
      el('h2', { id: 'history-title' }, 'What was published'),
      total === 0
        ? el('p', { className: 'lead' }, 'Nothing was published here yet.')
        : el('ol', { className: 'history' }, ...data.map(entry)),
      el(
        'div',
        { className: 'choices' },
        first || null,
        button('Close', () => dialog.close()),
      ),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(answer);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
