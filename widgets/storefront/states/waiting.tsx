import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';
import { WaitingPage } from './state-pages.view.tsx';

/** Seconds until a moment of this machine, told anew each second; null without one. */
function useSecondsUntil(site: Site, moment: number | null): number | null {
  const { clock } = site.ports;
  const [, setTick] = useState(0);
  useEffect(() => {
    if (moment === null) return;
    let cancel = () => {};
    const tick = () => {
      setTick((count) => count + 1);
      cancel = clock.after(1_000, tick);
    };
    cancel = clock.after(1_000, tick);
    return () => cancel();
  }, [clock, moment]);
  return moment === null ? null : Math.max(0, Math.ceil((moment - clock.now()) / 1_000));
}

/** The waiting page of an overloaded site. The stores try again by themselves; success leads back to the wanted page. */
export function Waiting({ site }: { readonly site: Site }) {
  const shops = useStore(site.catalogue.$shops);
  const next = useStore(site.catalogue.$nextAttempt);
  return (
    <WaitingPage
      seconds={useSecondsUntil(site, next)}
      isBusy={shops.kind === 'loading'}
      onRetry={() => void site.catalogue.ensureShops()}
    />
  );
}
