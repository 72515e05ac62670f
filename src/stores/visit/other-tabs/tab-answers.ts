import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '#platform/ports.ts';
import type { DirectMessages } from './direct-messages.ts';

interface TabAnswersTools {
  readonly clock: Clock;
  readonly direct: DirectMessages;
}

interface TabAnswer {
  readonly tab: string;
  /** It has answered; else it is closed, as far as anybody can tell. */
  readonly isOpen: boolean;
}

export interface TabAnswers {
  /** Of the tab that is asked; null until it has answered, or has had the time to. */
  readonly $answer: ReadableAtom<TabAnswer | null>;
  /** Asks a tab whether it is there, now and every few seconds; null: none any more. */
  ask(tab: string | null): void;
  /** Answers the others, until the result is called. */
  follow(): () => void;
}

/** An open tab answers in a few milliseconds, a busy one in some hundred. */
export const ANSWER_MS = 1_000;
const ASK_AGAIN_MS = 10_000;

/** A tab that is closed says nothing of it where its browser ends at once: what it said last stands in storage. So it is asked. */
export function createTabAnswers({ clock, direct }: TabAnswersTools): TabAnswers {
  const $answer = atom<TabAnswer | null>(null);
  let asked: string | null = null;
  let cancel = () => {};

  function ask(tab: string | null): void {
    cancel();
    if (tab !== asked) $answer.set(null);
    asked = tab;
    if (tab === null) return;
    cancel = clock.after(ANSWER_MS, () => note({ tab, isOpen: false }));
    direct.post(tab, { kind: 'there?' });
  }

  function note(answer: TabAnswer): void {
    cancel();
    cancel = clock.after(ASK_AGAIN_MS, () => ask(answer.tab));
    $answer.set(answer);
  }

  return {
    $answer,
    ask,
    follow() {
      const off = direct.listen(({ kind }, from) => {
        if (kind === 'there?') direct.post(from, { kind: 'there' });
        if (kind === 'there' && from === asked) note({ tab: from, isOpen: true });
      });
      return () => {
        off();
        cancel();
      };
    },
  };
}
