// What is asked before something happens to a look.

import { button, el, openPanel } from '../dom.js';
import { settingOver } from '../look.js';
import { changesTable, when } from './changes.js';

/** A dialog over the page; resolves to the value of the choice, or to null where it is closed. */
export function askIn(title, content, choices) {
  return new Promise((resolve) => {
    let answer = null;
    const choice = (close, { label, value, isMain }) =>
      button(
        label,
        () => {
          answer = value;
          close();
        },
        isMain ? 'main' : '',
      );
    openPanel(
      title,
      (close) => [
        ...content,
        el('div', { className: 'choices' }, ...choices.map((each) => choice(close, each))),
      ],
      () => resolve(answer),
    );
  });
}

export const scrolling = (table, label) =>
  el('div', { className: 'scroll', role: 'region', tabIndex: 0, 'aria-label': label }, table);

/** Who did it, and when. */
function doneBy(name, at) {
  return [name || 'Somebody else', at ? `, ${when(at)}` : ''];
}

/** What visitors see since somebody else has published, where that was changed here too. */
function publishedWords({ number, publishedBy, publishedAt }) {
  const [by, at] = doneBy(publishedBy, publishedAt);
  return {
    title: `${by} has published another look`,
    lead: `While you changed this one, number ${number} was published${at}. Visitors see it, and your changes are not in it. Nothing is lost: choose what the draft goes on with. Undo in the preview takes the choice back.`,
    heads: ['Published', 'Yours'],
    mine: 'Keep mine as a draft',
    theirs: 'Take what is published',
  };
}

function draftedWords({ changedBy, changedAt }) {
  const [by, at] = doneBy(changedBy, changedAt);
  return {
    title: `${by} has saved another draft`,
    lead: `While you changed this one, ${by} saved theirs${at}. Nothing is lost: choose what the draft goes on with. Undo in the preview takes the choice back.`,
    heads: ['Theirs', 'Yours'],
    mine: 'Mine over theirs',
    theirs: 'Take theirs',
  };
}

/** `theirs` or `mine`; null: later. */
export function askConflict({ conflict, look }) {
  const { news, paths, change } = conflict;
  const { title, lead, heads, mine, theirs } = news ? publishedWords(news) : draftedWords(conflict);
  const changes = paths.map((path) => ({
    path,
    before: settingOver(look.published(), change, path),
    after: look.valueAt(path),
  }));
  return askIn(
    title,
    [el('p', { className: 'lead' }, lead), scrolling(changesTable(changes, heads), 'What differs')],
    [
      { label: mine, value: 'mine', isMain: true },
      { label: theirs, value: 'theirs' },
      { label: 'Decide later', value: null },
    ],
  );
}

/** Whether somebody goes away from what could not be saved. */
export function askLeave(what) {
  return askIn(
    `${what} without saving?`,
    [
      el(
        'p',
        { className: 'lead' },
        'The last changes are not saved. Whoever opens this look next, you too, finds the draft without them.',
      ),
    ],
    [
      { label: 'Stay', value: null, isMain: true },
      { label: `${what} without saving`, value: true },
    ],
  );
}

/** Before visitors get another look: what that changes. */
function askChanges({ title, lead, changes, heads, label }) {
  const table = scrolling(changesTable(changes, heads), 'What changes');
  return askIn(
    title,
    [el('p', { className: 'lead' }, lead), ...(changes.length > 0 ? [table] : [])],
    [
      { label, value: true, isMain: true },
      { label: 'Not yet', value: null },
    ],
  );
}

const many = ({ length }) => (length === 1 ? 'one setting' : `${length} settings`);

export const askPublish = (changes, note) =>
  askChanges({
    title: 'Publish this look?',
    lead:
      note || `Visitors see it at once. It changes ${many(changes)}; what is published now can be restored.`,
    changes,
    heads: ['Published', 'Draft'],
    label: 'Publish',
  });

/** `name` is that of the look, as `the look before the first`. */
export const askRestore = (name, changes) =>
  askChanges({
    title: `Restore ${name}?`,
    lead:
      changes.length === 0
        ? 'Visitors would see nothing otherwise.'
        : `Visitors see it at once. It changes ${many(changes)}; what is published now can be restored as well. What is drafted stays drafted.`,
    changes,
    heads: ['Published', 'Restored'],
    label: 'Restore',
  });
