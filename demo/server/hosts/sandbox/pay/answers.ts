import { shapeOf } from '../../../payments/provider/provider-shapes.ts';
import type { Ending, IntentRow } from '../../../payments/provider/sandbox-books.ts';

/** What the provider says after an answer, in this order. `again`: the one before, once more. `forged`: somebody else says it. */
export type Notice = 'paid' | 'processing' | 'failed' | 'again' | 'forged';

/** What happens when somebody presses a button of the sandbox. */
interface Answer extends Ending {
  readonly ends: 'paid' | 'processing' | 'failed';
  readonly notices: readonly Notice[];
}

/** On the page of the provider, by the state in which it asks. */
export const ANSWERS = {
  choice: {
    pay: { ends: 'paid', notices: ['paid'] },
    decline: { ends: 'failed', fault: 'card_declined', notices: ['failed'] },
    funds: { ends: 'failed', fault: 'insufficient_funds', notices: ['failed'] },
    proof: { ends: 'failed', fault: 'authentication_failed', notices: ['failed'] },
    late: { ends: 'processing', notices: ['processing'] },
    leave: { ends: 'failed', fault: 'abandoned', notices: [] },
    twice: { ends: 'paid', notices: ['paid', 'again'] },
    disorder: { ends: 'paid', notices: ['paid', 'failed'] },
    forged: { ends: 'failed', fault: 'abandoned', notices: ['forged'] },
  },
  /** The bank asks for a proof (3-D Secure). */
  action: {
    pass: { ends: 'paid', notices: ['paid'] },
    fail: { ends: 'failed', fault: 'authentication_failed', notices: ['failed'] },
  },
} as const satisfies Record<string, Record<string, Answer>>;

/** What the page of an intent asks for by now; null where there is nothing to decide. */
export function askedOn({
  provider,
  state,
}: Pick<IntentRow, 'provider' | 'state'>): keyof typeof ANSWERS | null {
  // What is made for a page is open from the beginning.
  if (state === 'new' && shapeOf(provider)?.paidOnPage !== undefined) return 'choice';
  return state === 'choice' || state === 'action' ? state : null;
}

/** The answer of a name to what an intent's page asks for; null where there is none. */
export function answerNamed(intent: Pick<IntentRow, 'provider' | 'state'>, name: string): Answer | null {
  const asked = askedOn(intent);
  const answers: Readonly<Record<string, Answer>> | undefined = asked === null ? undefined : ANSWERS[asked];
  return answers !== undefined && Object.hasOwn(answers, name) ? (answers[name] ?? null) : null;
}
