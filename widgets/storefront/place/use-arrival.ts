import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import { jsonOf } from '#domain/json.ts';
import type { Navigation, Place } from '#stores/navigation/navigation.ts';
import type { Site } from '#stores/site.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { isFocusElsewhere } from './is-focus-elsewhere.ts';
import { useTexts } from '#ui/texts.ts';
import { rememberScroll, type ScrollMemory } from './scroll-memory.ts';

/** One page, whatever its language and what is searched for on it. */
export function pageKey({ route, query }: Place): string {
  return route ? `${jsonOf(route)} ${query.page ?? ''}` : 'missing';
}

/** A page that shows its heading later than this keeps the focus where it was. */
const PATIENCE_MS = 5_000;

/** Gives the focus to the page's heading, now or as soon as it is there. The result gives up. */
export function focusHeading(container: HTMLElement): () => void {
  const focus = () => {
    if (isFocusElsewhere(container.ownerDocument)) return true;
    const heading = container.querySelector<HTMLElement>('h1');
    if (!heading) return false;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return () => {};
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(container, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function useScrollMemory({ mode, scroll, $place }: Navigation, container: RefObject<HTMLElement | null>) {
  const memory = useRef<ScrollMemory | null>(null);
  const isOwner = mode === 'history';
  useLayoutEffect(() => {
    const view = container.current?.ownerDocument.defaultView;
    if (!isOwner || !view) return;
    const kept = rememberScroll(view, scroll);
    memory.current = kept;
    // A reload, of which the browser has found nothing yet. Steps of a reservation begin at their headings.
    const isStep = $place.get().query.page === 'reserved';
    if (!isStep && scroll.remembered() > 0 && view.scrollY === 0) kept.restore();
    return () => {
      memory.current = null;
      kept.stop();
    };
  }, [isOwner, scroll, $place, container]);
  return memory;
}

/** A new page starts at its top with the focus on its heading, is found again by Back where it was left, and is announced. */
export function useArrival(
  site: Site,
  steps: number,
  title: string,
  container: RefObject<HTMLElement | null>,
): void {
  const { t } = useTexts();
  const announce = useAnnounce();
  const place = useStore(site.navigation.$place);
  const memory = useScrollMemory(site.navigation, container);
  const key = pageKey(place);
  const address = site.navigation.address();
  const seen = useRef({ key, steps, address });
  const announced = useRef(key);
  const giveUp = useRef(() => {});
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { key, steps, address };
    const isStep = steps !== before.steps;
    if (key === before.key && !isStep) return;
    // Shops and categories have told what the same address means: nobody has gone anywhere.
    if (!isStep && address !== '' && address === before.address) {
      if (announced.current === before.key) announced.current = key;
      return;
    }
    giveUp.current();
    // The legal page brings its own section into view.
    const isSection = place.route?.kind === 'legal' && place.route.section !== null;
    if (!isStep) memory.current?.restore();
    else if (!isSection) memory.current?.reset();
    if (!container.current || isSection) return;
    // Each step of the reservation takes the focus by itself.
    if (place.query.page !== 'reserved') giveUp.current = focusHeading(container.current);
  }, [key, steps, address, place, site, container, memory]);
  useEffect(() => () => giveUp.current(), []);
  useEffect(() => {
    if (announced.current === key || title === '') return;
    announced.current = key;
    announce(t('storefront:loaded', { title }));
  }, [key, title, announce, t]);
}
