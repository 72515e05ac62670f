import type { ExternalServiceId } from '../../catalogue/ids.ts';
import type { ElapsedMinute } from '../../time/minutes-of-day.ts';
import type { ResourceDay, ShopDay } from '../calendar.ts';
import { dayFrame } from '../hours/clock-change.ts';
import { markMeeting, markWithin, slotGrid, type SlotGrid } from './slot-grid.ts';
import { slotIntervalOf } from '../visit-search.ts';

/**
 * Ids by what they do in a slot. `free`: works all of it, and no event meets it. `busy`: works, and an event does.
 * `blocked`: does not work all of it, or the shop is closed. `selected`: those of the visitor's choice that are free.
 * Whoever is not selectable is in none of them.
 */
export interface SlotLists {
  readonly free: readonly string[];
  readonly busy: readonly string[];
  readonly selected: readonly string[];
  readonly blocked: readonly string[];
}

/** One slot of a shop's day: half-open. It is open when all of it lies within opening hours. */
export interface ShopSlot {
  readonly startMinute: ElapsedMinute;
  readonly endMinute: ElapsedMinute;
  /** Date key. */
  readonly day: string;
  readonly status: 'open' | 'close';
  readonly practitioners: SlotLists;
  readonly cabins: SlotLists;
}

export interface SlotTableOptions {
  readonly intervalMinutes: number;
  readonly selectedPractitioners: readonly string[];
  readonly selectedCabins: readonly string[];
}

/** The slots of a whole day for one service, midnight to midnight, as the shop's clock cuts it. */
export function slotTable(
  day: ShopDay,
  externalServiceId: ExternalServiceId,
  { intervalMinutes, selectedPractitioners, selectedCabins }: SlotTableOptions,
): readonly ShopSlot[] {
  const grid = slotGrid(dayFrame(day.date, day.timeZone), slotIntervalOf(intervalMinutes));
  const open = grid.open.fill(0);
  markWithin(open, 1, 0, grid.indexOf, day.open);
  const service = day.services.get(externalServiceId);
  const practitioners = slotLists(grid, service?.practitioners ?? [], selectedPractitioners);
  const cabins = slotLists(grid, day.usesCabins ? (service?.cabins ?? []) : [], selectedCabins);
  const table = sized<ShopSlot>(grid.slots.length);
  for (let slot = 0; slot < table.length; slot += 1) {
    const { start, end } = grid.slots[slot]!;
    table[slot] = {
      startMinute: start,
      endMinute: end,
      day: day.date,
      status: open[slot] === 1 ? 'open' : 'close',
      practitioners: practitioners[slot] ?? NOBODY,
      cabins: cabins[slot] ?? NOBODY,
    };
  }
  return table;
}

const NONE: readonly string[] = [];
const NOBODY: SlotLists = { free: NONE, busy: NONE, selected: NONE, blocked: NONE };

/**
 * The lists of each slot. Every resource is one bit of a mask per slot, set by walking its own hours and events once:
 * no slot ever asks about an event.
 */
function slotLists(
  grid: SlotGrid,
  resources: readonly ResourceDay[],
  selectedIds: readonly string[],
): readonly SlotLists[] {
  const shown = resources.filter((resource) => resource.selectable);
  if (shown.length === 0) return [];
  const { slots, indexOf, open } = grid;
  const ids = shown.map((resource) => resource.id);
  const words = (ids.length + 31) >>> 5;
  const masks = slots.length * words;
  if (grid.working.length < masks) {
    grid.working = new Uint32Array(masks);
    grid.taken = new Uint32Array(masks);
  }
  const working = grid.working.fill(0, 0, masks);
  const taken = grid.taken.fill(0, 0, masks);
  for (let index = 0; index < shown.length; index += 1) {
    markWithin(working, words, index, indexOf, shown[index]!.working);
    markMeeting(taken, words, index, indexOf, shown[index]!.events);
  }
  const closed: SlotLists = { ...NOBODY, blocked: ids };
  const blockedMask = new Uint32Array(words);
  let blocked = NONE;
  const lists = sized<SlotLists>(slots.length);
  for (let slot = 0; slot < lists.length; slot += 1) {
    if (open[slot] === 0) {
      lists[slot] = closed;
      continue;
    }
    const from = slot * words;
    // Working hours change seldom from one slot to the next, and so does this list.
    let sameBlocked = true;
    for (let word = 0; word < words; word += 1) {
      const works = working[from + word]!;
      const takes = taken[from + word]!;
      const rest = (~works & wordOf(ids.length, word)) >>> 0;
      if (rest !== blockedMask[word]) {
        sameBlocked = false;
        blockedMask[word] = rest;
      }
      working[from + word] = works & ~takes;
      taken[from + word] = works & takes;
    }
    if (!sameBlocked) blocked = idsOf(ids, blockedMask, 0, words);
    const free = idsOf(ids, working, from, words);
    const busy = idsOf(ids, taken, from, words);
    const selected = selectedIds.length > 0 ? free.filter((id) => selectedIds.includes(id)) : NONE;
    lists[slot] = { free, busy, selected, blocked };
  }
  return lists;
}

/** The bits of a mask's word that stand for a resource. */
function wordOf(count: number, word: number): number {
  const bits = count - word * 32;
  return bits >= 32 ? -1 : (1 << bits) - 1;
}

/** The ids whose bits are set in the mask of `words` words from `from` on. */
function idsOf(ids: readonly string[], masks: Uint32Array, from: number, words: number): readonly string[] {
  let count = 0;
  for (let at = from; at < from + words; at += 1) count += bitCount(masks[at]!);
  if (count === 0) return NONE;
  const found = sized<string>(count);
  let next = 0;
  for (let word = 0; word < words; word += 1) {
    for (let mask = masks[from + word]! | 0; mask !== 0; mask &= mask - 1) {
      found[next] = ids[word * 32 + 31 - Math.clz32(mask & -mask)]!;
      next += 1;
    }
  }
  return found;
}

function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A list to be filled by index: one allocation, where pushing takes several and a third more of the table's time. */
function sized<Item>(length: number): Item[] {
  // oxlint-disable-next-line unicorn/no-new-array -- a length is what is meant
  return new Array<Item>(length);
}
