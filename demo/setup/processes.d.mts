/** A port that nothing listens on at the moment. */
export function freePort(): Promise<number>;
