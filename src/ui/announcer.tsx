import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';

export type Urgency = 'status' | 'alert';

/** Says a sentence to screen readers, once; `alert` interrupts. */
export type Announce = (sentence: string, urgency?: Urgency) => void;

const AnnounceContext = createContext<Announce | null>(null);

const SILENT: Announce = () => {};

export function useAnnounce(): Announce {
  return useContext(AnnounceContext) ?? SILENT;
}

// A region has to be there, and empty, for a while before its text is read out; a repeated text needs the same.
const PAUSE_MS = 120;
// It is read out by then. Who goes through the page after that finds nothing of it: it may name a customer who is gone.
const KEPT_MS = 5_000;

function useSpoken(): readonly [{ readonly status: string; readonly alert: string }, Announce] {
  const [spoken, setSpoken] = useState({ status: '', alert: '' });
  const timers = useRef(new Map<Urgency, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  const announce = useCallback<Announce>((sentence, urgency = 'status') => {
    clearTimeout(timers.current.get(urgency));
    const fill = (text: string) => setSpoken((before) => ({ ...before, [urgency]: text }));
    const wait = (time: number, act: () => void) => void timers.current.set(urgency, setTimeout(act, time));
    fill('');
    wait(PAUSE_MS, () => {
      fill(sentence);
      wait(KEPT_MS, () => fill(''));
    });
  }, []);
  return [spoken, announce];
}

function Regions({ children }: { readonly children: ReactNode }) {
  const [spoken, announce] = useSpoken();
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <output className={tw('sr-only')} aria-live="polite">
        {spoken.status}
      </output>
      <div className={tw('sr-only')} role="alert" aria-live="assertive">
        {spoken.alert}
      </div>
    </AnnounceContext.Provider>
  );
}

/** The two live regions of an element, there from the first render; inside another announcer it uses that one's. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  return useContext(AnnounceContext) ? children : <Regions>{children}</Regions>;
}
