import { timingSafeEqual } from 'node:crypto';

/** Whether two secret texts are the same, in a time that does not tell how far they are. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
