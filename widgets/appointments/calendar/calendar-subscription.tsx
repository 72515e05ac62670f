import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { ChangeOutcome } from '#stores/account/account-changes.ts';
import type { CalendarStore } from '#stores/account/calendar.ts';
import { calendarFeature } from '#stores/account/feature.ts';
import type { Site } from '#stores/site.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { SubscriptionView } from './subscription.view.tsx';

function Opened({ store }: { readonly store: CalendarStore }) {
  const { t } = useTexts();
  const toast = useToast();
  const calendar = useStore(store.$calendar);
  const [busy, setBusy] = useState<'renew' | 'end' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => void store.load(), [store]);
  // Whoever cannot be told of it misses nothing of their appointments.
  if (calendar.kind !== 'ready') return null;
  async function act(what: 'renew' | 'end', done: () => Promise<ChangeOutcome>): Promise<void> {
    setBusy(what);
    setFailure(null);
    const outcome = await done();
    setBusy(null);
    if (outcome.kind === 'failed') setFailure(t('calendar:failed'));
    else if (what === 'end') toast(t('calendar:ended'));
  }
  return (
    <SubscriptionView
      {...calendar.value}
      busy={busy}
      failure={failure}
      onRenew={() => void act('renew', store.renew)}
      onEnd={() => void act('end', store.end)}
    />
  );
}

/** The appointments in the customer's own calendar, by a private address. */
export function CalendarSubscription({ site }: { readonly site: Site }) {
  const opened = useOpened(site, calendarFeature);
  return opened.kind === 'ready' ? <Opened store={opened.value} /> : null;
}
