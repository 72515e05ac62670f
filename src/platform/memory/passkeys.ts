import type { OptionsJson, Passkeys, Signed } from '../passkeys.ts';

export interface MemoryPasskeys extends Passkeys {
  /** What is being asked of the visitor, the oldest first. */
  readonly asked: readonly { readonly options: OptionsJson; readonly inField: boolean }[];
  /** The visitor answers the question that is asked at this moment. */
  answer(signed: Signed): void;
  /** What the devices were told. */
  readonly told: readonly (readonly string[])[];
}

interface MemoryPasskeysOptions extends Partial<Pick<Passkeys, 'host' | 'origin' | 'isSupported'>> {
  readonly inField?: boolean;
  readonly keeps?: boolean;
}

/** A browser of whose passkeys a test decides; without options it knows none. */
export function createMemoryPasskeys({
  host = 'salon.example',
  origin = 'https://api.example',
  isSupported = false,
  inField = false,
  keeps = false,
}: MemoryPasskeysOptions = {}): MemoryPasskeys {
  const asked: MemoryPasskeys['asked'][number][] = [];
  const told: (readonly string[])[] = [];
  const waiting: ((signed: Signed) => void)[] = [];

  function ask(options: OptionsJson, isInField: boolean, signal?: AbortSignal): Promise<Signed> {
    asked.push({ options, inField: isInField });
    return new Promise((resolve) => {
      waiting.push(resolve);
      signal?.addEventListener('abort', () => {
        waiting.splice(waiting.indexOf(resolve), waiting.includes(resolve) ? 1 : 0);
        resolve({ kind: 'cancelled' });
      });
    });
  }

  return {
    host,
    origin,
    isSupported,
    asked,
    told,
    offersInField: () => Promise.resolve(inField),
    canKeep: () => Promise.resolve(keeps),
    ask: (options, { inField: isInField, signal }) => ask(options, isInField, signal),
    create: (options) => ask(options, false),
    answer: (signed) => waiting.shift()?.(signed),
    forget: (credentialId) => void told.push(['unknown', credentialId]),
    keepOnly: (handle, credentialIds) => void told.push(['all', handle, ...credentialIds]),
  };
}
