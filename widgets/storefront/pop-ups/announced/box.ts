/** Twind classes of a dialog that is at most 950 wide. */
export const ANNOUNCED_BOX =
  'm-auto w-[calc(100%-var(--u)*2)] !max-w-[calc(var(--u)*59.375)] max-h-[calc(100dvh-var(--u)*2)] rounded bg-surface text-ink shadow overflow-hidden';
