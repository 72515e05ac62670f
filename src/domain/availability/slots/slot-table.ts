import type { ExternalServiceId } from '../../catalogue/ids.ts';
import type { ElapsedRange } from '../../time/minutes.ts';
import type { ElapsedMinute } from '../../time/minutes-of-day.ts';
import type { ResourceDay, ShopDay } from '../calendar.ts';
import { zonedDayOf } from '../hours/clock-change.ts';
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
  const grid = slotGrid(zonedDayOf(day.date, day.timeZone), slotIntervalOf(intervalMinutes));
  const open = grid.open.fill(0);
  markWithin(open, 1, 0, grid.indexOf, day.open);
  const service = day.services.get(externalServiceId);
  const lists = {
    practitioners: slotLists(grid, service?.practitioners ?? [], selectedPractitioners),
    cabins: slotLists(grid, day.usesCabins ? (service?.cabins ?? []) : [], selectedCabins),
  };
  return grid.slots.map((range, index) => new Slot(day.date, range, index, open[index] === 1, lists));
}

/** The lists of the slot at an index, whose status is known. */
type ListsAt = (slot: number, status: ShopSlot['status']) => SlotLists;

interface TableLists {
  readonly practitioners: ListsAt;
  readonly cabins: ListsAt;
}

/** A slot of which the lists are made as they are read: a week has many slots, and a visitor looks at few of them. */
class Slot implements ShopSlot {
  readonly day: string;
  readonly startMinute: ElapsedMinute;
  readonly endMinute: ElapsedMinute;
  readonly status: 'open' | 'close';
  readonly #index: number;
  readonly #lists: TableLists;

  constructor(day: string, range: ElapsedRange, index: number, isOpen: boolean, lists: TableLists) {
    this.day = day;
    this.startMinute = range.start;
    this.endMinute = range.end;
    this.status = isOpen ? 'open' : 'close';
    this.#index = index;
    this.#lists = lists;
  }

  get practitioners(): SlotLists {
    return this.#lists.practitioners(this.#index, this.status);
  }

  get cabins(): SlotLists {
    return this.#lists.cabins(this.#index, this.status);
  }
}

const NONE: readonly string[] = [];

/** What a table's lists of one kind of resource are read from. */
function slotLists(
  grid: SlotGrid,
  resources: readonly ResourceDay[],
  selectedIds: readonly string[],
): ListsAt {
  let masks: SlotMasks | undefined;
  return (slot, status) => {
    masks ??= slotMasks(grid, resources);
    const { ids, words, working, taken } = masks;
    if (status === 'close') return { free: NONE, busy: NONE, selected: NONE, blocked: ids };
    const at = (word: number) => slot * words + word;
    const free = idsOf(ids, words, (word) => working[at(word)]! & ~taken[at(word)]!);
    return {
      free,
      busy: idsOf(ids, words, (word) => working[at(word)]! & taken[at(word)]!),
      selected: free.filter((id) => selectedIds.includes(id)),
      blocked: idsOf(ids, words, (word) => ~working[at(word)]! & wordOf(ids.length, word)),
    };
  };
}

/** One bit for each resource in a mask of `words` words per slot. */
interface SlotMasks {
  readonly ids: readonly string[];
  readonly words: number;
  readonly working: Uint32Array;
  readonly taken: Uint32Array;
}

/** Each resource walks its own hours and events once: no slot ever asks about an event. */
function slotMasks({ slots, indexOf }: SlotGrid, resources: readonly ResourceDay[]): SlotMasks {
  const shown = resources.filter((resource) => resource.selectable);
  const words = (shown.length + 31) >>> 5;
  const working = new Uint32Array(slots.length * words);
  const taken = new Uint32Array(slots.length * words);
  for (const [index, resource] of shown.entries()) {
    markWithin(working, words, index, indexOf, resource.working);
    markMeeting(taken, words, index, indexOf, resource.events);
  }
  return { ids: shown.map((resource) => resource.id), words, working, taken };
}

/** The bits of a mask's word that stand for a resource. */
function wordOf(count: number, word: number): number {
  const bits = count - word * 32;
  return bits >= 32 ? -1 : (1 << bits) - 1;
}

/** The ids whose bits are set in the words of a mask. */
function idsOf(ids: readonly string[], words: number, maskOf: (word: number) => number): readonly string[] {
  const found: string[] = [];
  for (let word = 0; word < words; word += 1) {
    for (let mask = maskOf(word); mask !== 0; mask &= mask - 1) {
      found.push(ids[word * 32 + 31 - Math.clz32(mask & -mask)]!);
    }
  }
  return found;
}
