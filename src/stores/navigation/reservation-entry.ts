import type { HistoryPort } from '#platform/ports.ts';
import { PREFIX, splitAddress } from './address/page-address.ts';
import { stepsIn } from './steps-in.ts';

/**
 * Whether the history's entry of this moment is that of a reservation: of a page that is loaded anew it tells that one will be
 * shown, before the element that shows it is there. An entry that a link has made says nothing of what was left by it.
 */
export function isReservationEntry({ read, notes }: Pick<HistoryPort, 'read' | 'notes'>): boolean {
  const params = new URLSearchParams(splitAddress(read()).search);
  const isNamed = ['', PREFIX].some((prefix) => params.get(`${prefix}page`) === 'reserved');
  return isNamed || Object.values(notes()).some((note) => stepsIn(note).length > 0);
}
