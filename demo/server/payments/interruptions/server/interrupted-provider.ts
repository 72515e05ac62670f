import { ProviderSilence, type ProviderClient } from '../../provider/provider.ts';

/** What happens on the way to the provider and back. */
interface Fault {
  readonly call: keyof ProviderClient | 'any';
  /** `after`: the provider has done what it was asked. */
  readonly when: 'before' | 'after';
  /** `silence`: no answer comes; `never`: the process that asked is gone before one does. */
  readonly how: 'silence' | 'never';
}

/** The line between a server and its provider. */
export interface ProviderLine {
  readonly client: ProviderClient;
  /** Questions that the provider was asked so far. */
  asked(): number;
  /** Until it is mended. */
  interrupt(fault: Fault): void;
  mend(): void;
  /** Settles when somebody waits for an answer that never comes. */
  stuck(): Promise<void>;
}

/** Puts a line that may be interrupted in front of a provider. */
export function interruptibleLine(provider: ProviderClient): ProviderLine {
  let fault: Fault | null = null;
  let asked = 0;
  let tellStuck: () => void = () => undefined;
  let isStuck = new Promise<void>((resolve) => (tellStuck = resolve));
  const strike = async (call: Fault['call'], when: Fault['when']) => {
    if (fault === null || fault.when !== when || (fault.call !== 'any' && fault.call !== call)) return;
    if (fault.how === 'silence') throw new ProviderSilence();
    tellStuck();
    await new Promise(() => undefined);
  };
  const through =
    <Ask, Answer>(call: keyof ProviderClient, run: (ask: Ask) => Promise<Answer>) =>
    async (ask: Ask): Promise<Answer> => {
      asked += 1;
      await strike(call, 'before');
      const answer = await run(ask);
      await strike(call, 'after');
      return answer;
    };
  return {
    client: {
      create: through('create', provider.create),
      confirm: through('confirm', provider.confirm),
      retrieve: through('retrieve', provider.retrieve),
      refund: through('refund', provider.refund),
      cancel: through('cancel', provider.cancel),
      collect: through('collect', provider.collect),
    },
    asked: () => asked,
    interrupt(next) {
      fault = next;
      isStuck = new Promise<void>((resolve) => (tellStuck = resolve));
    },
    mend: () => (fault = null),
    stuck: () => isStuck,
  };
}
