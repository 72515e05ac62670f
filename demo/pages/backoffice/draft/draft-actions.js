import { button, el, tell } from '../dom.js';
import { KINDS } from '../form/layout-pictures.js';
import { nameOf } from '../form/settings.js';
import { pathsOf, settingAt } from '../look.js';
import { askHistory, askPublish } from './panels.js';

const WORDS = {
  changed: 'Not saved yet',
  saving: 'Saving …',
  conflict: 'Somebody else has saved',
};

/** Whether it is saved, what was published, and the button that publishes. */
export function createDraftActions({ ask, look, saving, isAdmin, readPublished, shown }) {
  const state = el('p', { className: 'state', role: 'status' });
  const decide = button('Decide', () => void saving.meet());
  const again = button('Try again', () => void saving.save());
  const publish = button('Publish', () => void publishDraft(), 'main');
  const history = button('History', () => void showHistory());
  const node = el('div', { className: 'draft-actions' }, state, decide, again, history, publish);
  const changes = () =>
    pathsOf(look.change()).map((path) => ({
      path,
      before: settingAt(look.published(), path),
      after: settingAt(look.change(), path),
    }));

  function standing() {
    const count = changes().length;
    return count === 0 ? 'Nothing drafted' : `Draft saved, ${count} changed`;
  }

  function say(how, refusal) {
    if (!isAdmin) state.textContent = 'To look at: an administrator saves';
    else if (how === 'failed') state.textContent = `Not saved: ${refusal.message}`;
    else state.textContent = WORDS[how] ?? standing();
    decide.hidden = how !== 'conflict';
    again.hidden = how !== 'failed';
    state.classList.toggle('alarm', how === 'conflict' || how === 'failed');
    follow();
  }

  function follow() {
    publish.hidden = !isAdmin;
    publish.disabled = changes().length === 0;
  }

  /** What visitors see has changed by `told`. */
  async function became({ changes: those }) {
    look.publish(await readPublished(), those);
    shown();
    say('saved');
  }

  async function publishDraft(note = '') {
    // Saved first: what is published is what the back end has.
    if (!(await saving.save())) return;
    if (!(await askPublish(changes(), note))) return;
    try {
      const told = await ask('POST', '/api/themes/published', { version: saving.version() });
      await saving.published();
      await became(told);
      tell(`Published as number ${told.number}. Visitors see it now.`);
    } catch (refusal) {
      if (refusal.status !== 409) return tell(`Not published: ${refusal.message}`);
      if (refusal.field === 'version') return saving.meet();
      await changedElsewhere(refusal.field.replace(/^change\./, ''));
    }
  }

  /** A setting was published otherwise since it was drafted: what would change is shown anew. */
  async function changedElsewhere(path) {
    look.publish(await readPublished(), [{ path }]);
    await saving.again();
    shown();
    await publishDraft(
      `${nameOf(path, KINDS)} was published otherwise since it was drafted. This is what would change now.`,
    );
  }

  async function showHistory() {
    try {
      const number = await askHistory(await ask('GET', '/api/themes/published?itemPerPage=50'), isAdmin);
      if (number === null) return;
      await became(await ask('POST', `/api/themes/published/${number}/restore`));
      if (saving.isChanged()) saving.changed();
      tell(
        number === 0
          ? 'The look before the first is published again.'
          : `The look of number ${number} is published again.`,
      );
    } catch (refusal) {
      tell(refusal.message);
    }
  }

  say('saved');
  return { node, tell: say, follow };
}
