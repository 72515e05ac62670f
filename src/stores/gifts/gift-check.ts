import { atom, type ReadableAtom } from 'nanostores';
import { checkGiftCode, printGift } from '#contract/money/gifts.ts';
import type { CodeCheck } from '#domain/gifts/code-worth.ts';
import { readCode } from '#domain/gifts/voucher-code.ts';
import { parseCodeWorth, parsePdf } from '#platform/wire/gifts/gifts.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';

export type PrintOutcome =
  | { readonly kind: 'printed'; readonly pdf: string }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'failed' };

export interface GiftCheck extends FeatureStore {
  /** Of the code that was last asked about. */
  readonly $state: ReadableAtom<CodeCheck>;
  /** That code as it was typed; from the fragment of the address at first. */
  readonly $code: ReadableAtom<string>;
  type(code: string): void;
  check(): Promise<void>;
  /** The voucher as a page to print. */
  print(): Promise<PrintOutcome>;
  /** Takes a scanned code out of the address, and asks about it. */
  readAddress(): void;
}

export function createGiftCheck({ connection: { api }, ports: { history } }: FeatureTools): GiftCheck {
  const $state = atom<CodeCheck>({ kind: 'idle' });
  const $code = atom('');
  let turn = 0;

  async function check(): Promise<void> {
    const own = (turn += 1);
    const code = readCode($code.get());
    if (code === null) return $state.set({ kind: 'misspelt' });
    $state.set({ kind: 'asking' });
    const answer = await api.ask(checkGiftCode, parseCodeWorth, { body: { code } });
    if (own !== turn) return;
    if (answer.kind === 'ok') return $state.set(answer.value);
    $state.set(waitOf(answer.problem) ?? { kind: 'failed' });
  }

  return {
    $state,
    $code,
    check,
    type(code) {
      turn += 1;
      $code.set(code);
      $state.set({ kind: 'idle' });
    },
    async print() {
      const answer = await api.ask(printGift, parsePdf, { body: { code: $code.get() } });
      if (answer.kind === 'ok') return { kind: 'printed', pdf: answer.value };
      return waitOf(answer.problem) ?? { kind: 'failed' };
    },
    readAddress() {
      const [address = '', fragment = ''] = history.read().split('#');
      const code = readCode(fragment);
      if (code === null) return;
      // It could be read, copied or sent on there.
      history.replace(address);
      $code.set(code);
      void check();
    },
    dispose: () => void (turn += 1),
  };
}

function waitOf({
  type,
  retryAfter = 60,
}: {
  readonly type: string;
  readonly retryAfter?: number | undefined;
}) {
  if (type !== 'too_many_attempts') return null;
  return { kind: 'wait', minutes: Math.ceil(retryAfter / 60) } as const;
}
