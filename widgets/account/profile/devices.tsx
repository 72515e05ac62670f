import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { DeviceSession } from '#domain/account/device-session.ts';
import type { ChangeOutcome } from '#stores/account/account-changes.ts';
import type { DeviceSessions } from '#stores/account/devices/device-sessions.ts';
import { deviceSessionsFeature } from '#stores/account/feature.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { isFocusLost } from '#ui/focus/is-focus-lost.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { DevicesView } from './devices.view.tsx';

function Loading() {
  return (
    <LoadingRegion>
      <Skeleton className="h-24 w-full" />
    </LoadingRegion>
  );
}

function OpenedDevices({ site, store }: { readonly site: Site; readonly store: DeviceSessions }) {
  const { t } = useTexts();
  const toast = useToast();
  const loaded = useStore(store.$sessions);
  const [ending, setEnding] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => void store.load(), [store]);
  if (loaded.kind === 'failed')
    return (
      <ErrorState
        title={t('profile:devices.failed')}
        problem={loaded.problem}
        onRetry={() => void store.load()}
      />
    );
  if (loaded.kind !== 'ready') return <Loading />;

  const others = loaded.value.filter(({ isCurrent }) => !isCurrent);

  function logOut(): void {
    site.session.logout();
    toast(t('profile:devices.ended'));
  }

  async function end(
    sessions: readonly DeviceSession[],
    act: Promise<ChangeOutcome>,
    done: string,
  ): Promise<void> {
    const ids = new Set(sessions.map(({ id }) => id));
    setEnding((before) => new Set([...before, ...ids]));
    const outcome = await act;
    setEnding((before) => new Set([...before].filter((id) => !ids.has(id))));
    if (outcome.kind === 'failed') return toast(outcome.problem.message, 'error');
    toast(done);
    // The button that was pressed is gone with its line.
    return void setTimeout(() => list.current && isFocusLost(list.current) && list.current.focus());
  }

  return (
    <div ref={list} tabIndex={-1} className={tw('!outline-none scroll-mt-head')}>
      <DevicesView
        sessions={loaded.value}
        ending={ending}
        onEnd={(session) =>
          session.isCurrent ? logOut() : void end([session], store.end(session), t('profile:devices.ended'))
        }
        onEndOthers={() => void end(others, store.endOthers(), t('profile:devices.endedOthers'))}
      />
    </div>
  );
}

/** The customer's devices, and the way to log out of each. */
export function Devices({ site }: { readonly site: Site }) {
  const opened = useOpened(site, deviceSessionsFeature);
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  return opened.kind === 'ready' ? <OpenedDevices site={site} store={opened.value} /> : <Loading />;
}
