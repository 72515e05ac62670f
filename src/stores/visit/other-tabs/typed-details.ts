import type { ContactInput } from '#domain/people/contact-details.ts';
import type { Ports } from '#platform/ports.ts';
import { fields, text } from '#platform/wire/read.ts';
import type { VisitDraft } from '../visit-draft.ts';
import { parseContact } from '../visit-memory.ts';

export interface TypedDetails {
  /** To the tab that goes on with the visit of this key. */
  hand(visitKey: string): void;
  /** Takes what is handed on with the visit that is at hand here, until the result is called. */
  follow(visitKey: () => string | null): () => void;
}

/**
 * What was typed goes along with a held time: in a message from one tab to the other, and not in what tabs share, where it would
 * outlive them.
 */
export function createTypedDetails(
  { tabs }: Pick<Ports, 'tabs'>,
  { $draft, receive }: Pick<VisitDraft, '$draft' | 'receive'>,
): TypedDetails {
  return {
    hand: (visitKey) => tabs.post({ kind: 'details', visitKey, draft: $draft.get() }),
    follow: (visitKey) =>
      tabs.listen((message) => {
        const { kind, visitKey: key, draft } = fields(message);
        if (kind === 'details' && key === visitKey()) receive(parseDetails(fields(draft)));
      }),
  };
}

function parseDetails(draft: Readonly<Record<string, unknown>>): ContactInput {
  return { ...parseContact(draft), message: text(draft['message']) };
}
