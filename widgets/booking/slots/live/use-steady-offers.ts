import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DayOffer } from '#domain/availability/calendar.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts } from '#ui/texts.ts';
import { fresh, steadied, type SteadyOffers } from './steady-offers.ts';

/** Between two announcements. */
const ANNOUNCEMENT_INTERVAL_MS = 10_000;
/** In which changes are announced as one. */
const GATHER_CHANGES_MS = 500;

/** Whether the visitor's pointer can be seen before it presses; a finger cannot. */
function useHovers(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => matchMedia('(hover: hover)').matches,
    () => false,
  );
}

/** The offers of a table that moves nothing by itself; null until there are any. */
export function useSteadyOffers(offers: readonly DayOffer[] | null, key: string) {
  const [steady, setSteady] = useState<SteadyOffers | null>(null);
  const [isBusy, setBusy] = useState(false);
  const hovers = useHovers();
  const mayCome = hovers && !isBusy;
  if (offers !== null && steady?.key !== key) setSteady(fresh(key, offers));
  else if (
    offers !== null &&
    steady !== null &&
    (steady.source !== offers || (mayCome && steady.waiting > 0))
  )
    setSteady(steadied(steady, offers, mayCome));
  useSpokenChanges(steady);
  return { steady, setBusy, showNew: () => steady && setSteady(steadied(steady, steady.source, true)) };
}

/** Says politely, and not too often, how many times others took and freed. */
function useSpokenChanges(steady: SteadyOffers | null): void {
  const { t } = useTexts();
  const announce = useAnnounce();
  const told = useRef({ key: '', gone: 0, freed: 0, at: -ANNOUNCEMENT_INTERVAL_MS });
  const latest = useRef({ key: '', gone: 0, freed: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key = '', freed = 0 } = steady ?? {};
  const gone = steady?.gone.size ?? 0;
  useEffect(() => {
    latest.current = { key, gone, freed };
    if (told.current.key !== key) {
      told.current = { ...told.current, key, gone, freed };
      return;
    }
    if (timer.current !== undefined || (told.current.gone === gone && told.current.freed === freed)) return;
    const wait = Math.max(GATHER_CHANGES_MS, told.current.at + ANNOUNCEMENT_INTERVAL_MS - performance.now());
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const now = latest.current;
      const before = told.current;
      told.current = { ...now, at: performance.now() };
      if (now.key !== before.key) return;
      const sentences = [
        now.gone > before.gone && t('reservation:slots.gone', { count: now.gone - before.gone }),
        now.freed > before.freed && t('reservation:slots.freed', { count: now.freed - before.freed }),
      ];
      const said = sentences.filter((sentence) => sentence !== false);
      if (said.length > 0) announce(said.join(' '));
    }, wait);
  }, [key, gone, freed, announce, t]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
