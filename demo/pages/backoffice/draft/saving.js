// The draft as the back end has it: saved a moment after the last change, published, and met where somebody else was faster.

import { differing, mineOverTheirs, pathsOf, realChange, withChanges } from '../look.js';
import { createOneKey, isAnswer } from './one-key.js';
import { createQueue } from './queue.js';
import { createRefused, refusedSetting } from './refused.js';

/** Milliseconds after the last change, and before the next try where nothing answered. */
const CALM = 1200;
const RETRY = 5000;
const DRAFT = '/api/themes/draft';
const PUBLISHED = '/api/themes/published';

/** What both sides of a draft know: `version` and `base` are those of the draft, `number` of what is published, as they were read last. */
function createState({ look, draft, told }) {
  const state = {
    version: draft.version,
    number: draft.published,
    base: realChange(draft.change, look.published()),
    /** The draft of somebody else, until it is settled; null: there is none. */
    conflict: null,
    /** What the back end has may be another one: it is read before anything is written. */
    isStale: false,
    /** What visitors see is read with the next answer, whichever number that has. */
    isUnread: false,
    isOver: false,
    timer: 0,
  };
  const refused = createRefused();
  state.refuse = (setting, change, { message, ofField }) => refused.add(setting, change, ofField || message);
  /** What the back end has once it is saved: all that it does not refuse. */
  state.toSave = () => refused.without(look.change(), state.base);
  state.isToSave = () => differing(state.base, state.toSave()).length > 0;
  state.isChanged = () => differing(state.base, look.change()).length > 0;
  state.refused = () => refused.of(look.change());
  state.rest = () => {
    if (state.conflict !== null) told('conflict');
    else if (state.isToSave()) state.later(0);
    else told(state.isChanged() ? 'refused' : 'saved');
  };
  state.failed = (refusal) => {
    told('failed', refusal);
    if (!isAnswer(refusal)) state.later(RETRY);
    return false;
  };
  return state;
}

/** What happens where the back end has another draft, or visitors see another look, than the one that is known here. */
function createMeeting({ ask, look, readPublished, told, conflicted, renewed }, state) {
  /** Reads what visitors see, where somebody else has published it; gives what was published, and the paths that it has changed. */
  async function catchUp(to) {
    const isOther = to !== state.number;
    if (!isOther && !state.isUnread) return { news: null, moved: [] };
    const [now, { data }] = await Promise.all([readPublished(), ask('GET', `${PUBLISHED}?itemPerPage=1`)]);
    const news = isOther ? data[0] : null;
    const moved = look.publish(now);
    // The one that was told before it was read: of a newer one the next answer tells.
    state.number = to;
    state.isUnread = false;
    if (!state.isOver) renewed(news);
    return { news, moved };
  }

  return async function meet(read = null) {
    state.isStale = true;
    state.conflict = null;
    const now = read ?? (await ask('GET', DRAFT));
    const { news, moved } = await catchUp(now.published);
    state.isStale = false;
    const change = realChange(now.change, look.published());
    // Emptied by being published, it leaves what was changed here meanwhile, unless that is a setting that visitors see changed.
    const isPublished = news !== null && pathsOf(change).length === 0;
    const paths = differing(change, look.change()).filter((path) => !isPublished || moved.includes(path));
    if (now.version !== state.version && paths.length > 0) {
      const changedHere = differing(state.base, look.change());
      // What they alone have changed holds either way, unless that is all there is.
      const own = isPublished ? [] : paths.filter((path) => changedHere.includes(path));
      const shown = own.length > 0 ? own : paths;
      state.conflict = { ...now, change, paths, shown, news: isPublished ? news : null };
      if (state.isOver) return;
      told('conflict');
      conflicted(state.conflict);
      return;
    }
    if (now.version !== state.version) state.base = change;
    state.version = now.version;
    state.rest();
  };
}

/** What is written into the draft. */
function createWriting({ ask, told }, state, meet) {
  /** `isAccepted`: each setting takes the place of whatever is published now. */
  async function put(isAccepted = false) {
    const { version } = state;
    const change = state.toSave();
    told('saving');
    try {
      const now = await ask('PUT', DRAFT, {
        version,
        change,
        ...(isAccepted && { accepted: pathsOf(change) }),
      });
      state.version = now.version;
      state.base = change;
      if (now.published === state.number && !state.isUnread) state.rest();
      else await meet(now);
    } catch (refusal) {
      if (refusal.status === 409) return meet();
      const setting = isAnswer(refusal) ? refusedSetting(refusal, change) : null;
      // What is saved already is refused for another reason than its value.
      if (setting === null || !differing(state.base, change).includes(setting.path)) throw refusal;
      state.refuse(setting, change, refusal);
      if (isAccepted || state.isToSave()) return put(isAccepted);
      state.rest();
    }
  }

  /** Whether the back end has all that was changed. */
  async function save() {
    clearTimeout(state.timer);
    if (state.conflict !== null) return false;
    try {
      if (state.isStale) await meet();
      else if (state.isToSave()) await put();
    } catch (refusal) {
      return state.failed(refusal);
    }
    return state.conflict === null && !state.isStale && !state.isChanged();
  }

  /** Whether somebody else has published, where nothing here asks the back end. */
  async function lookAround() {
    if (state.conflict !== null || state.isStale || state.isToSave()) return;
    try {
      const now = await ask('GET', DRAFT);
      if (now.published !== state.number) await meet(now);
    } catch {
      // What was known is known still; the next change asks again.
    }
  }

  return { put, save, lookAround };
}

/** What visitors get: the draft, or what they saw once. */
function createPublishing({ ask, look, readPublished, renewed }, state, meet) {
  const once = createOneKey();

  async function give(what, path, body) {
    try {
      return await once(what, (key) => ask('POST', path, body, { key }));
    } catch (refusal) {
      if (!isAnswer(refusal)) {
        // It may have happened all the same.
        state.isStale = true;
        state.later(RETRY);
      }
      throw refusal;
    }
  }

  /** It is published, whether or not what visitors see can be read at once. */
  async function given({ number, changes }) {
    state.number = number;
    look.publish(await readPublished().catch(() => withChanges(look.published(), changes)));
    if (!state.isOver) renewed(null);
    state.rest();
  }

  return {
    /** `published` with its number, `moved` with the path of a setting that was published otherwise, or why it has to be looked at again. */
    async publish(version) {
      if (state.conflict !== null || state.isStale || version !== state.version || state.isChanged())
        return { kind: 'changed' };
      let told;
      try {
        told = await give(`publish ${version}`, PUBLISHED, { version });
      } catch (refusal) {
        if (refusal.status !== 409) throw refusal;
        if (refusal.field !== 'version')
          return { kind: 'moved', path: refusal.field.replace(/^change\./, '') };
        await meet().catch(state.failed);
        return { kind: 'met' };
      }
      state.version = told.version;
      state.base = {};
      await given(told);
      return { kind: 'published', number: told.number };
    },
    async restore(number) {
      await given(await give(`restore ${number}`, `${PUBLISHED}/${number}/restore`));
    },
  };
}

/**
 * `told` hears how it stands: `saved`, `changed`, `saving`, `failed`, `refused` or `conflict`. `conflicted` is told what somebody else has drafted or
 * published, with what differs: until it is settled nothing is saved, and nothing of either is lost. `renewed` is told that visitors see
 * another look, with what somebody else has published. Whatever is written waits for what was written before.
 */
export function createSaving(tools) {
  const { look, told } = tools;
  const state = createState(tools);
  const inTurn = createQueue();
  const meet = createMeeting(tools, state);
  const { put, save, lookAround } = createWriting(tools, state, meet);
  const { publish, restore } = createPublishing(tools, state, meet);
  const trying = (work) =>
    inTurn(async () => {
      try {
        await work();
        return state.conflict === null;
      } catch (refusal) {
        return state.failed(refusal);
      }
    });
  state.later = (wait = CALM) => {
    clearTimeout(state.timer);
    if (state.isOver) return;
    state.timer = setTimeout(
      () => void inTurn(() => (state.isToSave() || state.isStale ? save() : lookAround())),
      wait,
    );
  };

  return {
    version: () => state.version,
    isChanged: state.isChanged,
    /** What the back end says of each setting whose value it refuses, by its path: it is saved once it has another. */
    refused: state.refused,
    /** Whether a draft of somebody else is to be decided about. */
    isMet: () => state.conflict !== null,
    save: () => inTurn(save),
    /** After the look has changed. */
    changed() {
      if (state.conflict !== null) return;
      if (state.isToSave()) told('changed');
      else told(state.isChanged() ? 'refused' : 'saved');
      state.later();
    },
    /** Of two drafts: mine over theirs, as one change. What was published is nobody's draft any more: mine is all there is. */
    merged: ({ change, news }) =>
      news ? look.change() : mineOverTheirs({ base: state.base, mine: look.change(), theirs: change }),
    /** The choice is made, and is in the look. False: it was made between others than those that there are now. */
    settle(conflict) {
      if (conflict !== state.conflict) return false;
      state.version = conflict.version;
      state.base = conflict.change;
      state.conflict = null;
      state.rest();
      return true;
    },
    /** Reads the draft of somebody else once more. */
    meet: () => trying(() => meet()),
    /** After a while in which nobody looked. */
    lookAround: () => inTurn(lookAround),
    publish: (version) => inTurn(() => publish(version)),
    restore: (number) => inTurn(() => restore(number)),
    /**
     * What is drafted is meant whatever was published meanwhile. That is read after it was accepted, so that nothing is accepted that
     * is not shown. False: it is to be decided first, or did not go.
     */
    accept: () =>
      trying(() => {
        state.isUnread = true;
        return put(true);
      }),
    end() {
      state.isOver = true;
      clearTimeout(state.timer);
    },
  };
}
