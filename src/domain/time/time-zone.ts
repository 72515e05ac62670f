/** Those that the engine lists, and others that it was asked for: zones have more names than one. */
let known: Set<string> | undefined;

/** Whether an unknown value names a zone that this engine knows. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false;
  // Making the first clock takes a browser ten times as long as the whole list.
  known ??= new Set(Intl.supportedValuesOf('timeZone'));
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
