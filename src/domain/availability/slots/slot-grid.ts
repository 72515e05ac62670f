import { elapsedMinute } from '../../time/minutes-of-day.ts';
import { mergeRanges, type ElapsedRange } from '../../time/minutes.ts';
import { gridOf, type ZonedDay } from '../hours/clock-change.ts';

/** Sets a resource's bit in the slots of which every minute lies in its ranges. */
export function markWithin(
  masks: Uint32Array,
  words: number,
  resource: number,
  indexOf: Uint16Array,
  ranges: readonly ElapsedRange[],
): void {
  const length = indexOf.length - 1;
  const word = resource >>> 5;
  const bit = 1 << (resource & 31);
  for (const { start, end } of mergeRanges(ranges)) {
    if (start >= length || end <= 0) continue;
    const first = start <= 0 ? 0 : indexOf[start - 1]! + 1;
    const after = indexOf[end < length ? end : length]! * words;
    for (let at = first * words + word; at < after; at += words) masks[at]! |= bit;
  }
}

/** Sets a resource's bit in the slots that share a minute with one of its ranges. */
export function markMeeting(
  masks: Uint32Array,
  words: number,
  resource: number,
  indexOf: Uint16Array,
  ranges: readonly ElapsedRange[],
): void {
  const length = indexOf.length - 1;
  const word = resource >>> 5;
  const bit = 1 << (resource & 31);
  for (const { start, end } of ranges) {
    if (start >= end || start >= length || end <= 0) continue;
    const last = indexOf[end < length ? end - 1 : length - 1]! * words + word;
    for (let at = indexOf[start > 0 ? start : 0]! * words + word; at <= last; at += words) masks[at]! |= bit;
  }
}

/** How a shop's clock cuts a day. */
export interface SlotGrid {
  readonly slots: readonly ElapsedRange[];
  /** For each minute of the day, and its end, the index of its slot: ranges become slots without a search. */
  readonly indexOf: Uint16Array;
  /** A mask that every table of the grid uses anew: to allocate it costs more than to fill it. */
  readonly open: Uint32Array;
}

const grids = new WeakMap<ZonedDay, Map<number, SlotGrid>>();

export function slotGrid(zonedDay: ZonedDay, step: number): SlotGrid {
  const gridsOfDay = grids.get(zonedDay) ?? new Map<number, SlotGrid>();
  grids.set(zonedDay, gridsOfDay);
  let grid = gridsOfDay.get(step);
  if (!grid) {
    grid = createSlotGrid(zonedDay, step);
    gridsOfDay.set(step, grid);
  }
  return grid;
}

/** A day that begins off the grid has a first slot of its own. */
function createSlotGrid(zonedDay: ZonedDay, step: number): SlotGrid {
  const { lengthMinutes } = zonedDay;
  const onGrid = gridOf(zonedDay, step);
  const starts = onGrid[0] === 0 || lengthMinutes === 0 ? onGrid : [elapsedMinute(0), ...onGrid];
  const slots = starts.map((start, index) => ({
    start,
    end: starts[index + 1] ?? elapsedMinute(lengthMinutes),
  }));
  const indexOf = new Uint16Array(lengthMinutes + 1);
  slots.forEach(({ start, end }, slot) => indexOf.fill(slot, start, end));
  indexOf[lengthMinutes] = slots.length;
  return { slots, indexOf, open: new Uint32Array(slots.length) };
}
