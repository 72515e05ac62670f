/**
 * What a root, or a part of it, kept of presses that came before the code: called once they can be answered, it repeats them; with
 * `false`, once there is nothing left that could answer them, it keeps no more.
 */
export const REPLAY_PRESSES: unique symbol = Symbol.for('vitrine.replay-presses');

/** Lets presses through to whatever is shown now. */
export function replayPresses(part: Node, areReplayed: boolean): void {
  const repeat: unknown = Reflect.get(part, REPLAY_PRESSES);
  if (typeof repeat === 'function') repeat(areReplayed);
}
