// What is asked before something happens to a look.

import { button, el, openPanel } from '../dom.js';
import { settingOver } from '../look.js';
import { t, when } from '../texts/texts.js';
import { changesTable } from './changes.js';

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

/** What visitors see since somebody else has published, where that was changed here too. */
function publishedWords({ number, publishedBy, publishedAt }) {
  const name = publishedBy || t('conflict.somebody');
  return {
    title: t('conflict.published.title', { name }),
    lead: publishedAt
      ? t('conflict.published.leadAt', { number, time: when(publishedAt) })
      : t('conflict.published.lead', { number }),
    heads: [t('conflict.published.theirHead'), t('conflict.yourHead')],
    mine: t('conflict.published.mine'),
    theirs: t('conflict.published.theirs'),
  };
}

function draftedWords({ changedBy, changedAt }) {
  const name = changedBy || t('conflict.somebody');
  return {
    title: t('conflict.drafted.title', { name }),
    lead: changedAt
      ? t('conflict.drafted.leadAt', { name, time: when(changedAt) })
      : t('conflict.drafted.lead', { name }),
    heads: [t('conflict.drafted.theirHead'), t('conflict.yourHead')],
    mine: t('conflict.drafted.mine'),
    theirs: t('conflict.drafted.theirs'),
  };
}

/** `theirs` or `mine`; null: later. */
export function askConflict({ conflict, look }) {
  const { news, shown, change } = conflict;
  const { title, lead, heads, mine, theirs } = news ? publishedWords(news) : draftedWords(conflict);
  const changes = shown.map((path) => ({
    path,
    before: settingOver(look.published(), change, path),
    after: look.valueAt(path),
  }));
  return askIn(
    title,
    [
      el('p', { className: 'lead' }, `${lead} ${t('conflict.choose')}`),
      scrolling(changesTable(changes, heads), t('conflict.differences')),
    ],
    [
      { label: mine, value: 'mine', isMain: true },
      { label: theirs, value: 'theirs' },
      { label: t('conflict.later'), value: null },
    ],
  );
}

/** Whether somebody goes away from what could not be saved: logs out, or goes to another company. */
export function askLeave({ isLogOut }) {
  return askIn(
    isLogOut ? t('leave.logOut.title') : t('leave.switch.title'),
    [el('p', { className: 'lead' }, t('leave.lead'))],
    [
      { label: t('leave.stay'), value: null, isMain: true },
      { label: isLogOut ? t('leave.logOut.go') : t('leave.switch.go'), value: true },
    ],
  );
}

/** Before visitors get another look: what that changes. */
function askChanges({ title, lead, changes, heads, label }) {
  const table = scrolling(changesTable(changes, heads), t('changes.title'));
  return askIn(
    title,
    [el('p', { className: 'lead' }, lead), ...(changes.length > 0 ? [table] : [])],
    [
      { label, value: true, isMain: true },
      { label: t('changes.notYet'), value: null },
    ],
  );
}

export const askPublish = (changes, note) =>
  askChanges({
    title: t('publish.title'),
    lead: note || t('publish.lead', { count: changes.length }),
    changes,
    heads: [t('changes.published'), t('changes.draft')],
    label: t('publish.go'),
  });

/** `number` 0 is the look before the first. */
export const askRestore = (number, changes) =>
  askChanges({
    title: number === 0 ? t('restore.titleFirst') : t('restore.title', { number }),
    lead: changes.length === 0 ? t('restore.same') : t('restore.lead', { count: changes.length }),
    changes,
    heads: [t('changes.published'), t('changes.restored')],
    label: t('restore.go'),
  });
