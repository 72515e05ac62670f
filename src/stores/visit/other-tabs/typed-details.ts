import type { ContactInput } from '#domain/people/contact-details.ts';
import { fields, text } from '#platform/wire/read.ts';
import type { VisitDraft } from '../visit-draft.ts';
import { parseContact } from '../visit-memory.ts';
import type { DirectMessages } from './direct-messages.ts';

export interface TypedDetails {
  /** To the tab that goes on with the visit of this key. */
  hand(tab: string, visitKey: string): void;
  /** That tab is about to hand on what was typed for the visit of this key, which goes on here. */
  await(tab: string, visitKey: string): void;
  /** Takes what is awaited, once, where that visit is at hand still; until the result is called. */
  follow(visitKey: () => string | null): () => void;
}

/**
 * What was typed goes along with a held time: in a message from one tab to the other, and not in what tabs share, where it would
 * outlive them.
 */
export function createTypedDetails(
  direct: DirectMessages,
  { $draft, receive }: Pick<VisitDraft, '$draft' | 'receive'>,
): TypedDetails {
  let awaited: { readonly tab: string; readonly visitKey: string } | null = null;
  return {
    hand: (tab, visitKey) => direct.post(tab, { kind: 'details', visitKey, draft: $draft.get() }),
    await(tab, visitKey) {
      awaited = { tab, visitKey };
    },
    follow: (visitKey) =>
      direct.listen(({ kind, visitKey: key, draft }, from) => {
        if (kind !== 'details' || from !== awaited?.tab || key !== awaited.visitKey) return;
        awaited = null;
        if (key === visitKey()) receive(parseDetails(fields(draft)));
      }),
  };
}

function parseDetails(draft: Readonly<Record<string, unknown>>): ContactInput {
  return { ...parseContact(draft), message: text(draft['message']) };
}
