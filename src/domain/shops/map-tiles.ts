import type { LocalizedText } from '../locale.ts';

/** Where a map's pictures come from. */
export interface MapTiles {
  /** Address with `{z}`, `{x}`, `{y}` and perhaps `{scheme}` (`light` or `dark`). */
  readonly url: string;
  /** Whose data it shows: has to be named beside it. */
  readonly attribution: LocalizedText;
  /** Host that the visitor's browser asks; empty where it is the back end, which it asks anyway. */
  readonly host: string;
}
