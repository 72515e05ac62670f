import { atom, type ReadableAtom } from 'nanostores';
import { endOtherSessions, endSession, listSessions } from '#contract/account/own-account.ts';
import type { DeviceSession } from '#domain/account/device-session.ts';
import { parseDeviceSessions } from '#platform/wire/account/device-sessions.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { tellOffline } from '../../composition/tell-offline.ts';
import { LOADING, loadOf, ready, type Load } from '../../load.ts';
import type { ChangeOutcome } from '../account-changes.ts';
import { watchCustomer } from '../watch-customer.ts';

/** Where a customer is logged in, and how they end that. */
export interface DeviceSessions extends FeatureStore {
  /** The newest first. */
  readonly $sessions: ReadableAtom<Load<readonly DeviceSession[]>>;
  load(): Promise<void>;
  end(session: DeviceSession): Promise<ChangeOutcome>;
  endOthers(): Promise<ChangeOutcome>;
}

export function createDeviceSessions(tools: FeatureTools): DeviceSessions {
  const { ports, connection, visitor } = tellOffline(tools);
  const { api } = connection;
  const $sessions = atom<Load<readonly DeviceSession[]>>(LOADING);
  const warn = (message: string) => ports.report({ kind: 'wire', message });
  const customer = watchCustomer(visitor.session, () => $sessions.set(LOADING));

  function without(isEnded: (session: DeviceSession) => boolean): void {
    const loaded = $sessions.get();
    if (loaded.kind === 'ready') $sessions.set(ready(loaded.value.filter((one) => !isEnded(one))));
  }

  return {
    $sessions,
    async load() {
      const asked = customer.current();
      if (!asked) return;
      const answer = await api.ask(listSessions, (reply) => parseDeviceSessions(reply, warn));
      if (customer.current()?.id === asked.id) $sessions.set(loadOf(answer));
    },
    async end({ id }) {
      const ended = await api.send(endSession, { params: { id } });
      if (ended.kind !== 'ok') return { kind: 'failed', problem: ended.problem };
      without((one) => one.id === id);
      return { kind: 'done' };
    },
    async endOthers() {
      const ended = await api.send(endOtherSessions);
      if (ended.kind !== 'ok') return { kind: 'failed', problem: ended.problem };
      without(({ isCurrent }) => !isCurrent);
      return { kind: 'done' };
    },
    dispose: customer.stop,
  };
}
