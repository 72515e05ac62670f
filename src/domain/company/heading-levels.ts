/** The least important heading that HTML has. */
const LEAST = 6;

/**
 * The levels (1 to 6) of headings that follow each other, for a place whose topmost heading has the level `top`: which lies
 * below which stays as it was written, and no level is left out on the way down.
 */
export function headingLevels(top: number): (written: number) => number {
  const above: number[] = [];
  return (written) => {
    while (above.length > 0 && (above.at(-1) ?? 0) >= written) above.pop();
    above.push(written);
    return Math.min(LEAST, top + above.length - 1);
  };
}
