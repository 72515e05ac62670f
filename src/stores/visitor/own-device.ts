import type { Random } from '#platform/ports.ts';
import type { ScopedStorage } from './scoped-storage.ts';

/** A random word of a browser in which somebody has come in: the next time it is known by it. One in which nobody did keeps none. */
export interface OwnDevice {
  /** Undefined where none is kept. */
  known(): string | undefined;
  /** That which is kept, or a new one, to come in with. */
  word(): string;
  /** Somebody has come in with this word. One that another tab has kept meanwhile stays. */
  keep(word: string): void;
}

const KEY = 'device';

export function createOwnDevice({ local }: Pick<ScopedStorage, 'local'>, random: Random): OwnDevice {
  const known = () => local.read(KEY) ?? undefined;
  return {
    known,
    word: () => known() ?? random.uuid(),
    keep: (word) => void (known() ?? local.write(KEY, word)),
  };
}
