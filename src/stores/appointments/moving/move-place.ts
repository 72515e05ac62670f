import { atom, computed, type ReadableAtom } from 'nanostores';
import { fields, number, text } from '#platform/wire/read.ts';
import type { Navigation } from '../../navigation/navigation.ts';

/** How far a move has come: the choice of a time, or the held time beside the one that the appointment has. */
export type MoveStep = 'times' | 'confirm';

/** Where the move of one appointment stands: each step is a place of the page, as far as it has any, and an entry of its history. */
export interface MovePlace {
  /** Null: the appointment itself is shown. */
  readonly $step: ReadableAtom<MoveStep | null>;
  /** From the appointment to the times. */
  begin(): void;
  toConfirm(): void;
  /** Back to the times, by the entry that they have where they were gone through. */
  toTimes(): void;
  /** Back to the appointment, likewise. */
  leave(): void;
}

/** `?tab=` of the address of an appointment. */
const TABS: Readonly<Record<MoveStep, string>> = { times: 'move', confirm: 'confirm-move' };

function stepOf(tab: string | undefined): MoveStep | null {
  if (tab === TABS.times) return 'times';
  return tab === TABS.confirm ? 'confirm' : null;
}

/** Whether an address shows a step of a move, in the place of the appointment. */
export const showsMove = (tab: string | undefined): boolean => stepOf(tab) !== null;

/** The name under which an entry of the history says how many entries a move has up to it. */
const NOTE = 'move';

/** Opens the last step of a move whose time is held, from another page: Back leads there. */
export function openHeldMove({ open, history }: Navigation, appointmentId: string): void {
  if (open({ kind: 'appointment', id: appointmentId }, { tab: TABS.confirm }))
    history.replace(null, { ...history.notes(), [NOTE]: null });
}

/** `isResumed`: this tab holds a time for the appointment, and goes on there where the address does not tell. */
export function createMovePlace(
  navigation: Navigation,
  appointmentId: string,
  isResumed: boolean,
): MovePlace {
  const { $place, history, keeps, mode } = navigation;
  const hasEntries = mode !== 'memory' && keeps === 'entries';
  const stepNow = () => stepOf($place.get().query.tab);
  // Where the address cannot tell, or the host page does not let it.
  const $untold = atom<MoveStep | null>(stepNow() === null && isResumed ? 'confirm' : null);

  /** Entries of this move from its first to the one of this moment; 0 where it was opened by its address. */
  function entries(): number {
    const note = fields(history.notes()[NOTE]);
    return hasEntries && text(note['of']) === appointmentId ? (number(note['entries']) ?? 0) : 0;
  }

  /** `before`: entries of this move up to the one of this moment, which a new one is added to. */
  function open(step: MoveStep, before: number, replace = false): void {
    const { route } = $place.get();
    if (route === null || !navigation.open(route, { tab: TABS[step] }, { replace })) {
      return $untold.set(step);
    }
    $untold.set(null);
    if (!hasEntries) return;
    const note = { of: appointmentId, entries: replace ? before : before + 1 };
    history.replace(null, { ...history.notes(), [NOTE]: note });
  }

  return {
    $step: computed([$place, $untold], ({ query }, untold) => untold ?? stepOf(query.tab)),
    begin: () => open('times', 0),
    toConfirm: () => open('confirm', entries()),
    toTimes() {
      if ($untold.get() !== null) return $untold.set(stepNow() === 'times' ? null : 'times');
      if (entries() > 1) history.go(-1);
      else open('times', entries(), true);
    },
    leave() {
      $untold.set(null);
      const { route } = $place.get();
      if (route === null || stepNow() === null) return;
      if (entries() > 0) history.go(-entries());
      else navigation.open(route, {}, { replace: true });
    },
  };
}
