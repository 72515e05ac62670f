/** Asking takes a browser long, and many shops are in few zones. */
const known = new Set<string>();

/** Whether an unknown value names a zone that this engine knows. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false;
  if (!known.has(value) && hasClock(value)) known.add(value);
  return known.has(value);
}

function hasClock(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
