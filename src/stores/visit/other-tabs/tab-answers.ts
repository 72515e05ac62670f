import { atom, type ReadableAtom } from 'nanostores';
import { fields, text } from '#platform/wire/read.ts';
import type { Ports } from '#platform/ports.ts';

interface PresenceTools {
  readonly ports: Pick<Ports, 'clock' | 'tabs'>;
  /** The id of this tab. */
  readonly own: () => string;
}

export interface TabPresence {
  /** The tab that was asked for last, as long as it answers; null: it is closed, as far as anybody can tell. */
  readonly $present: ReadableAtom<string | null>;
  /** Asks a tab whether it is there. */
  ask(tab: string): void;
  /** Answers the others, until the result is called. */
  follow(): () => void;
}

/** An open tab answers in a few milliseconds, a busy one in some hundred. */
export const ANSWER_MS = 1_000;

/** A tab that is closed says nothing of it where its browser ends at once: what it said last stands in storage. So it is asked. */
export function createTabPresence({ ports: { clock, tabs }, own }: PresenceTools): TabPresence {
  const $present = atom<string | null>(null);
  let asked: string | null = null;
  let cancel = () => {};

  function hear(message: unknown): void {
    const { kind, id } = fields(message);
    if (kind === 'there?' && text(id) === own()) tabs.post({ kind: 'there', id });
    if (kind !== 'there' || asked === null || text(id) !== asked) return;
    cancel();
    $present.set(asked);
  }

  return {
    $present,
    ask(tab) {
      cancel();
      asked = tab;
      if ($present.get() !== tab) $present.set(null);
      cancel = clock.after(ANSWER_MS, () => $present.set(null));
      tabs.post({ kind: 'there?', id: tab });
    },
    follow() {
      const off = tabs.listen(hear);
      return () => {
        off();
        cancel();
      };
    },
  };
}
