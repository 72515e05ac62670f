/**
 * What `make` gives for 0 up to below `count`. In place of `Array.from`, which libraries from before it was in browsers
 * put their own in the place of, deaf to its second argument, on some salons' pages to this day.
 */
export function repeat<T>(count: number, make: (index: number) => T): T[] {
  const made: T[] = [];
  for (let index = 0; index < count; index += 1) made.push(make(index));
  return made;
}
