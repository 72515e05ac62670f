import { button, el, say, tell } from '../dom.js';
import { nameOf } from '../form/settings.js';
import { differing, pathsOf, settingAt } from '../look.js';
import { t, words } from '../texts/texts.js';
import { isAnswer } from './one-key.js';
import { askHistory } from './history.js';
import { askPublish, askRestore } from './panels.js';

/** The names of settings, one after the other. */
const namesOf = (paths) => paths.map((path) => nameOf(path)).join(', ');

/** Gives visitors what is drafted, once it was shown what that changes. */
function createPublisher({ look, saving, changes, unsaved }) {
  /** Names the settings whose values the back end does not take. */
  function notSaved() {
    const names = unsaved();
    return names.length > 0
      ? t('publish.refusedSettings', { names: namesOf(names) })
      : t('publish.draftNotSaved');
  }

  async function publishDraft(note = '') {
    // Saved first: what is published is what the back end has.
    if (!(await saving.save()) || unsaved().length > 0) {
      if (saving.isMet()) await saving.meet();
      else tell(notSaved());
      return;
    }
    const version = saving.version();
    if (changes().length === 0 || !(await askPublish(changes(), note))) return;
    const { kind, number, path } = await saving.publish(version);
    if (kind === 'published') tell(t('publish.done', { number }));
    else if (kind === 'moved') await acceptMoved(path);
    else if (kind === 'changed') await publishDraft(t('publish.changedSince'));
  }

  /** A setting was published otherwise since it was drafted: what would change is shown anew. */
  async function acceptMoved(path) {
    const before = look.published();
    if (!(await saving.accept())) return;
    const moved = differing(before, look.published()).filter(
      (each) => settingAt(look.change(), each) !== undefined,
    );
    const names = namesOf(moved.length > 0 ? moved : [path]);
    await publishDraft(t('publish.movedSince', { names }));
  }

  return async () => {
    try {
      await publishDraft();
    } catch (refusal) {
      const { message } = refusal;
      // Whether something has happened is not known where nothing answered.
      tell(isAnswer(refusal) ? t('publish.failed', { message }) : t('publish.unknown', { message }));
    }
  };
}

/** Shows what was published, and gives visitors one of those looks again once it was shown what that changes. */
function createRestorer({ ask, saving, isAdmin }) {
  const PUBLISHED = '/api/themes/published';
  return async () => {
    const read = (page) => ask('GET', `${PUBLISHED}?page=${page}&itemPerPage=20`);
    const newest = await read(1).catch(({ message }) => tell(t('history.failed', { message })));
    if (!newest) return;
    try {
      const number = await askHistory(newest, read, isAdmin());
      if (number === null) return;
      const { changes } = await ask('GET', `${PUBLISHED}/${number}/restore`);
      if (!(await askRestore(number, changes))) return;
      await saving.restore(number);
      tell(number === 0 ? t('restore.doneFirst') : t('restore.done', { number }));
    } catch (refusal) {
      const { message } = refusal;
      tell(isAnswer(refusal) ? t('restore.failed', { message }) : t('restore.unknown', { message }));
    }
  };
}

/**
 * Whether it is saved, what was published, and the buttons that publish and discard; `discard` says whether it went. `invalid` gives
 * the paths of settings in whose fields stands what is not valid.
 */
export function createDraftActions({ ask, look, saving, isAdmin, discard, invalid }) {
  const state = el('p', { className: 'state', role: 'status', tabIndex: -1 });
  const decide = button(words('draft.decide'), () => void saving.meet());
  const again = button(words('draft.again'), () => void saving.save());
  const publish = button(words('draft.publish'), () => void busy(publishDraft), 'main');
  const history = button(words('draft.history'), () => void busy(showHistory));
  const drop = button(words('draft.discard'), () => void busy(discardDraft));
  // Where there is little room the second row scrolls away, and the first stays.
  const bar = el('div', { className: 'draft-actions' }, state, decide, again, publish);
  const node = el('div', { className: 'draft' }, bar, el('div', { className: 'draft-more' }, history, drop));
  // What it is said in is longer or shorter, and what scrolls stops below it.
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--bar', `${bar.offsetHeight}px`),
  ).observe(bar);
  let isBusy = false;
  const changes = () =>
    pathsOf(look.change()).map((path) => ({
      path,
      before: settingAt(look.published(), path),
      after: settingAt(look.change(), path),
    }));
  /** What is typed and saved nowhere. */
  const unsaved = () => [...new Set([...saving.refused().keys(), ...invalid()])];
  const publishDraft = createPublisher({ look, saving, changes, unsaved });
  const showHistory = createRestorer({ ask, saving, isAdmin });

  /** One at a time: what is pressed while something is asked does nothing. */
  async function busy(act) {
    if (isBusy) return;
    isBusy = true;
    try {
      await act();
    } finally {
      isBusy = false;
      // A button that can be pressed no more keeps no focus.
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.disabled) state.focus();
    }
  }

  function discardDraft() {
    tell(discard() ? t('draft.discarded') : t('draft.notDiscarded'));
  }

  /** In words, how it stands; asked for anew in another language. */
  function wordsOf(how, refusal) {
    if (!isAdmin()) return t('draft.lookOnly');
    const count = changes().length;
    switch (how) {
      case 'changed':
        return t('draft.changed');
      case 'saving':
        return t('draft.saving');
      case 'conflict':
        return t('draft.conflict');
      case 'refused':
        return t('draft.refused', { names: namesOf(unsaved()) });
      case 'failed': {
        const { message } = refusal;
        return saving.isChanged() ? t('draft.notSaved', { message }) : t('draft.notRead', { message });
      }
      default:
        return count === 0 ? t('draft.nothing') : t('draft.saved', { count });
    }
  }

  /** As the saving has told it last: it does not know of what is typed and not valid. */
  let last = { how: 'saved', refusal: undefined };
  const standing = () => {
    if (!['saved', 'refused'].includes(last.how)) return last.how;
    return unsaved().length > 0 ? 'refused' : 'saved';
  };
  let shown = '';

  function tellStanding(how, refusal) {
    last = { how, refusal };
    shown = JSON.stringify([standing(), unsaved()]);
    say(state, () => wordsOf(standing(), last.refusal));
    decide.hidden = how !== 'conflict' || !isAdmin();
    again.hidden = how !== 'failed' || !isAdmin();
    const isAlarm = ['conflict', 'failed', 'refused'].includes(standing());
    state.classList.toggle('alarm', isAdmin() && isAlarm);
    follow();
  }

  function follow() {
    for (const each of [publish, drop]) each.hidden = !isAdmin();
    publish.disabled = changes().length === 0;
    drop.disabled = publish.disabled && unsaved().length === 0;
    // What is said again is read aloud again.
    if (shown !== JSON.stringify([standing(), unsaved()])) tellStanding(last.how, last.refusal);
  }

  tellStanding('saved');
  return { node, tell: tellStanding, follow };
}
