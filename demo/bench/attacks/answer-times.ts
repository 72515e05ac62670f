/** The chance that an answer of one kind took longer than one of the other, whichever is the slower kind. */
export function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((time) => ({ time, isOne: true })),
    ...other.map((time) => ({ time, isOne: false })),
  ].toSorted((a, b) => a.time - b.time);
  const ranks = all.reduce((total, { isOne }, index) => total + (isOne ? index + 1 : 0), 0);
  const area = (ranks - (one.length * (one.length + 1)) / 2) / (one.length * other.length);
  return Math.max(area, 1 - area);
}

export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.trunc(times.length / 2)] ?? 0;
}
