/** Made by the server in the same way: equal prefixes keep the ids of both sides equal. */
export const ID_PREFIX = 'v';

/** Where a server keeps the style of what it renders: a page's policy may forbid one in markup, and allows it to a script. */
export const STYLE_ATTRIBUTE = 'data-style';

/**
 * What a server's page kept of presses that came before the code: called once they can be answered, it repeats them; with
 * `false`, once there is nothing left that could answer them, it keeps no more.
 */
export const REPLAY_PRESSES: unique symbol = Symbol.for('vitrine.replay-presses');

/** Lets presses through to whatever the root shows now. */
export function replayPresses(root: ShadowRoot, areReplayed: boolean): void {
  const repeat: unknown = Reflect.get(root, REPLAY_PRESSES);
  if (typeof repeat === 'function') repeat(areReplayed);
}

/** Marks what a server has put beside the markup, which is of no use once that is hydrated. */
export const SERVER_ONLY = 'data-server';
