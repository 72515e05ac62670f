import type { HostPage } from '../ports.ts';

export interface MemoryHostPage extends HostPage {
  /** The scripts that were asked for, in their order. */
  readonly scripts: readonly string[];
  /** The page itself says what its visitor has agreed to, or no longer says it. */
  setConsent(words: string | null): void;
}

/** A page that says nothing of consent to begin with, unless words are given. */
export function createMemoryHostPage(first: string | null = null): MemoryHostPage {
  const listeners = new Set<() => void>();
  const commands: (readonly unknown[])[] = [];
  const scripts: string[] = [];
  let words = first;
  function setConsent(said: string | null): void {
    words = said;
    for (const act of listeners) act();
  }
  return {
    scripts,
    setConsent,
    consent: () => words,
    sayConsent: setConsent,
    onConsent(act) {
      listeners.add(act);
      return () => void listeners.delete(act);
    },
    commands: () => commands,
    command: (...told) => void commands.push(told),
    loadScript(address) {
      if (!scripts.includes(address)) scripts.push(address);
    },
  };
}
