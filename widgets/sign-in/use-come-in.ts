import { useEffect, useRef } from 'react';
import type { Site } from '#stores/site.ts';

interface Asking {
  /** Whether the customer who has come in is still asked for something. */
  readonly isAsking: () => boolean;
  /** Changes when that may have. */
  readonly $asking: { listen(act: () => void): () => void };
}

/** Calls once when a guest has become a customer, and nothing more is asked: at that moment, as the screen may go with the guest. */
export function useComeIn(site: Site, onDone: () => void, asking?: Asking): void {
  const latest = useRef({ onDone, asking });
  useEffect(() => {
    latest.current = { onDone, asking };
  });
  const $asking = asking?.$asking;
  useEffect(() => {
    let isGuest =
      site.session.$session.get().kind !== 'customer' || latest.current.asking?.isAsking() === true;
    const tell = () => {
      const { kind } = site.session.$session.get();
      if (kind !== 'customer') isGuest = true;
      else if (isGuest && latest.current.asking?.isAsking() !== true) {
        isGuest = false;
        latest.current.onDone();
      }
    };
    const stops = [site.session.$session.listen(tell), $asking?.listen(tell)];
    return () => stops.forEach((stop) => stop?.());
  }, [site, $asking]);
}
