// The draft as the back end has it, saved a moment after the last change.

import { differing, mineOverTheirs, pathsOf } from '../look.js';

/** Milliseconds after the last change, and before the next try where nothing answered. */
const CALM = 1200;
const RETRY = 5000;

/**
 * `told` hears how it stands: `saved`, `changed`, `saving`, `failed` or `conflict`. `conflicted` is told the draft of somebody else, with
 * what differs; until it is settled nothing is saved, and nothing of either is lost.
 */
export function createSaving({ ask, look, draft, told, conflicted }) {
  let { version } = draft;
  let base = look.change();
  let timer;
  let running = null;
  let theirs = null;
  const isChanged = () => differing(base, look.change()).length > 0;

  function later(wait = CALM) {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), wait);
  }

  async function meet() {
    theirs = await ask('GET', '/api/themes/draft');
    const paths = differing(theirs.change, look.change());
    // What both have alike is no conflict.
    if (paths.length === 0) {
      settle(theirs.change);
      return;
    }
    told('conflict');
    conflicted({ theirs, paths });
  }

  function settle(change) {
    ({ version } = theirs);
    base = change;
    theirs = null;
    if (isChanged()) later(0);
    else told('saved');
  }

  async function put() {
    const change = look.change();
    told('saving');
    try {
      ({ version } = await ask('PUT', '/api/themes/draft', { version, change }));
      base = change;
      if (isChanged()) later();
      else told('saved');
    } catch (refusal) {
      if (refusal.status === 409) await meet();
      else if (refusal.status >= 400 && refusal.status < 500) told('failed', refusal);
      else {
        told('failed', refusal);
        later(RETRY);
      }
    }
  }

  async function save() {
    clearTimeout(timer);
    if (theirs !== null) return false;
    await running;
    if (!isChanged()) return true;
    running = put();
    await running;
    running = null;
    return !isChanged() && theirs === null;
  }

  return {
    version: () => version,
    isChanged,
    save,
    /** After the look has changed. */
    changed() {
      if (theirs !== null) return;
      if (!isChanged()) return told('saved');
      told('changed');
      later();
    },
    /** Of two drafts: mine over theirs, as one change. */
    merged: () => mineOverTheirs({ base, mine: look.change(), theirs: theirs.change }),
    settled: () => settle(theirs.change),
    meet,
    /** What was drafted has been published: the back end has emptied it. */
    async published() {
      const now = await ask('GET', '/api/themes/draft');
      ({ version } = now);
      base = now.change;
    },
    /** Saves the draft once more, as it is: it is made of what is published now. */
    async again() {
      const change = look.change();
      const accepted = pathsOf(change);
      ({ version } = await ask('PUT', '/api/themes/draft', { version, change, accepted }));
      base = change;
    },
    end: () => clearTimeout(timer),
  };
}
