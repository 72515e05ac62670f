import type { Ports } from '#platform/ports.ts';
import { fields } from '#platform/wire/read.ts';

interface Tab {
  readonly id: () => string;
  /** The id is of this moment: nobody else has it. */
  readonly isNew: boolean;
  /** It is a copy of another that has this id: from now on it needs one of its own. */
  readonly onCopied: () => void;
}

/**
 * A tab that is duplicated has all that the first one keeps for itself, its id as well. Each that has one already says so at its start: of two pages
 * with the same the later is the copy. One that is loaded anew hears nothing, since what it was before is gone. Until the result is called.
 */
export function tellCopies({ tabs }: Pick<Ports, 'tabs'>, { id, isNew, onCopied }: Tab): () => void {
  const { openedAt } = tabs;
  const tell = () => tabs.post({ kind: 'tab', id: id(), openedAt });
  const off = tabs.listen((message) => {
    const other = fields(message);
    if (other['kind'] !== 'tab' || other['id'] !== id()) return;
    const theirs = Number(other['openedAt']);
    if (theirs < openedAt) onCopied();
    else if (theirs > openedAt) tell();
  });
  if (!isNew) tell();
  return off;
}
