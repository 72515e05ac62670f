import type { Tabs } from '#platform/ports.ts';
import { fields, text } from '#platform/wire/read.ts';

type Message = Readonly<Record<string, unknown>> & { readonly kind: 'there?' | 'there' | 'details' };

/** What one tab of a company's site says to another alone. It may carry facts, which lie in nothing that tabs share. */
export interface DirectMessages {
  /** To the tab of that id. */
  post(to: string, message: Message): void;
  /** Those to this tab, with the id of the one that they are from; until the result is called. */
  listen(act: (message: Readonly<Record<string, unknown>>, from: string) => void): () => void;
}

export function createDirectMessages(
  tabs: Pick<Tabs, 'post' | 'listen'>,
  tenant: () => string | null,
  own: () => string,
): DirectMessages {
  return {
    post: (to, message) => tabs.post({ ...message, tenant: tenant(), to, from: own() }),
    listen: (act) =>
      tabs.listen((heard) => {
        const message = fields(heard);
        if (message['to'] === own() && message['tenant'] === tenant()) act(message, text(message['from']));
      }),
  };
}
