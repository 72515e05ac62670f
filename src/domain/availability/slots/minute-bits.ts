import type { ElapsedRange } from '../../time/minutes.ts';

/** One bit a minute of a day; minutes from the day's length on are never set. */
export type MinuteBits = Uint32Array;

export function emptyBits(lengthMinutes: number): MinuteBits {
  return new Uint32Array(Math.ceil(lengthMinutes / 32));
}

/** The minutes of `ranges` that are in none of `taken`. */
export function bitsOf(
  lengthMinutes: number,
  ranges: readonly ElapsedRange[],
  taken: readonly ElapsedRange[] = [],
): MinuteBits {
  const bits = emptyBits(lengthMinutes);
  for (const { start, end } of ranges) paint(bits, start, Math.min(end, lengthMinutes), true);
  for (const { start, end } of taken) paint(bits, start, Math.min(end, lengthMinutes), false);
  return bits;
}

/** The minutes at which a run of at least `length` set minutes begins. */
export function runStarts(bits: MinuteBits, length: number): MinuteBits {
  const starts = bits.slice();
  for (let covered = 1; covered < length;) {
    const step = Math.min(covered, length - covered);
    andLater(starts, step);
    covered += step;
  }
  return starts;
}

/** Adds the minutes of `other`; only those that are in `within` as well, where it is given. */
export function addBits(bits: MinuteBits, other: MinuteBits, within: MinuteBits = other): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = bits[word]! | (other[word]! & within[word]!);
}

export function hasBit(bits: MinuteBits, minute: number): boolean {
  return ((bits[minute >>> 5] ?? 0) & (1 << (minute & 31))) !== 0;
}

/** Sets or clears the minutes of a range, a word at a time. */
function paint(bits: MinuteBits, from: number, to: number, set: boolean): void {
  const start = Math.max(0, from);
  if (to <= start) return;
  const last = (to - 1) >>> 5;
  for (let word = start >>> 5; word <= last; word += 1) {
    const low = Math.max(0, start - word * 32);
    const high = Math.min(31, to - 1 - word * 32);
    const mask = (-1 << low) & (-1 >>> (31 - high));
    bits[word] = set ? bits[word]! | mask : bits[word]! & ~mask;
  }
}

/** Keeps the minutes whose neighbour `step` minutes later is set too. */
function andLater(bits: MinuteBits, step: number): void {
  const words = step >>> 5;
  const rest = step & 31;
  for (let word = 0; word < bits.length; word += 1) {
    const near = bits[word + words] ?? 0;
    const far = bits[word + words + 1] ?? 0;
    bits[word] = bits[word]! & (rest === 0 ? near : (near >>> rest) | (far << (32 - rest)));
  }
}
