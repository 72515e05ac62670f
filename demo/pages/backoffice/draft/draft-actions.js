import { button, el, tell } from '../dom.js';
import { KINDS } from '../form/layout-pictures.js';
import { nameOf } from '../form/settings.js';
import { differing, pathsOf, settingAt } from '../look.js';
import { isAnswer } from './one-key.js';
import { askHistory } from './history.js';
import { askPublish, askRestore } from './panels.js';

const WORDS = {
  changed: 'Not saved yet',
  saving: 'Saving …',
  conflict: 'Somebody else was faster',
};

/** Whether something has happened is not known where nothing answered. */
function tellFailed(refusal, what) {
  tell(
    isAnswer(refusal)
      ? `${what}: ${refusal.message}`
      : `${what}, as far as is known: ${refusal.message} What became of it is read as soon as it answers.`,
  );
}

/** The names of the settings whose values the back end does not take. */
const refusedWords = (saving) => [...saving.refused().keys()].map((path) => nameOf(path, KINDS)).join(', ');

/** Gives visitors what is drafted, once it was shown what that changes. */
function createPublisher({ look, saving, changes }) {
  async function publishDraft(note = '') {
    // Saved first: what is published is what the back end has.
    if (!(await saving.save())) {
      if (saving.isMet()) await saving.meet();
      else tell(`Not published: ${refusedWords(saving) || 'the draft'} is not saved.`);
      return;
    }
    const version = saving.version();
    if (changes().length === 0 || !(await askPublish(changes(), note))) return;
    const { kind, number, path } = await saving.publish(version);
    if (kind === 'published') tell(`Published as number ${number}. Visitors see it now.`);
    else if (kind === 'moved') await acceptMoved(path);
    else if (kind === 'changed')
      await publishDraft('The draft has changed since it was shown. This is what would change now.');
  }

  /** A setting was published otherwise since it was drafted: what would change is shown anew. */
  async function acceptMoved(path) {
    const before = look.published();
    if (!(await saving.accept())) return;
    const moved = differing(before, look.published()).filter(
      (each) => settingAt(look.change(), each) !== undefined,
    );
    const names = (moved.length > 0 ? moved : [path]).map((each) => nameOf(each, KINDS));
    await publishDraft(
      `Published otherwise since it was drafted: ${names.join(', ')}. This is what would change now.`,
    );
  }

  return async () => {
    try {
      await publishDraft();
    } catch (refusal) {
      tellFailed(refusal, 'Not published');
    }
  };
}

/** Shows what was published, and gives visitors one of those looks again once it was shown what that changes. */
function createRestorer({ ask, saving, isAdmin }) {
  const PUBLISHED = '/api/themes/published';
  return async () => {
    try {
      const number = await askHistory(
        (page) => ask('GET', `${PUBLISHED}?page=${page}&itemPerPage=20`),
        isAdmin(),
      );
      if (number === null) return;
      const { changes } = await ask('GET', `${PUBLISHED}/${number}/restore`);
      const name = number === 0 ? 'the look before the first' : `number ${number}`;
      if (!(await askRestore(name, changes))) return;
      await saving.restore(number);
      tell(
        number === 0
          ? 'The look before the first is published again.'
          : `The look of number ${number} is published again.`,
      );
    } catch (refusal) {
      tellFailed(refusal, 'Not restored');
    }
  };
}

/** Whether it is saved, what was published, and the buttons that publish and discard; `discard` says whether it went. */
export function createDraftActions({ ask, look, saving, isAdmin, discard }) {
  const state = el('p', { className: 'state', role: 'status', tabIndex: -1 });
  const decide = button('Decide', () => void saving.meet());
  const again = button('Try again', () => void saving.save());
  const publish = button('Publish', () => void busy(publishDraft), 'main');
  const history = button('History', () => void busy(showHistory));
  const drop = button('Discard draft', () => void busy(discardDraft));
  const node = el('div', { className: 'draft-actions' }, state, decide, again, history, drop, publish);
  let isBusy = false;
  const changes = () =>
    pathsOf(look.change()).map((path) => ({
      path,
      before: settingAt(look.published(), path),
      after: settingAt(look.change(), path),
    }));
  const publishDraft = createPublisher({ look, saving, changes });
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
    if (discard()) tell('The draft is discarded. Undo in the preview brings it back.');
    else tell('The preview does not take the published values: nothing was discarded.');
  }

  function standing() {
    const count = changes().length;
    return count === 0 ? 'Nothing drafted' : `Draft saved, ${count} changed`;
  }

  function say(how, refusal) {
    if (!isAdmin()) state.textContent = 'To look at: an administrator saves';
    else if (how === 'failed')
      state.textContent = `${saving.isChanged() ? 'Not saved' : 'Perhaps not up to date'}: ${refusal.message}`;
    else if (how === 'refused') state.textContent = `Not saved: ${refusedWords(saving)}. All else is saved`;
    else state.textContent = WORDS[how] ?? standing();
    decide.hidden = how !== 'conflict' || !isAdmin();
    again.hidden = how !== 'failed' || !isAdmin();
    state.classList.toggle('alarm', isAdmin() && ['conflict', 'failed', 'refused'].includes(how));
    follow();
  }

  function follow() {
    for (const each of [publish, drop]) {
      each.hidden = !isAdmin();
      each.disabled = changes().length === 0;
    }
  }

  say('saved');
  return { node, tell: say, follow };
}
