import type { ReportFailure } from '#ui/states/failure-report.ts';
import type { Host } from '../host.ts';

/** What a page's author can look at, by what the failure says. */
function remedyFor(code: number, type: string): string {
  if (type === 'company_error')
    return 'Is `company` (or `data-company`) the public token of a company there?';
  // What is no answer of a back end is counted as one that is away.
  if (code === 0 || code === 503)
    return 'Is `api` (or `data-api`) the back end, and does it answer pages of this origin?';
  return 'The visitor can try again; nothing on this page needs to be changed.';
}

/** What comes back within this time, as after another element's attempt, is the same failure still. */
const SAME_MS = 10_000;

/** Tells the page around an element of each failure that it shows: once, in however many places it is shown. */
export function failureReport({ element, emit }: Pick<Host, 'element' | 'emit'>): ReportFailure {
  const places = new Map<string, number>();
  return (failure) => {
    const { code, type, message } = failure;
    const key = `${code} ${type} ${message}`;
    const others = places.get(key) ?? 0;
    places.set(key, others + 1);
    if (others === 0) {
      console.warn(`[vitrine] <${element.localName}> ${type} (${code}): ${message} ${remedyFor(code, type)}`);
      emit('vitrine-error', failure);
    }
    return () => {
      setTimeout(() => places.set(key, (places.get(key) ?? 1) - 1), SAME_MS);
    };
  };
}
