/** Milliseconds after which somebody else may have taken a time that is shown as free. */
export const FRESH = 60_000;
