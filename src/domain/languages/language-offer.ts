import { isLocale, type Locale } from '../locale.ts';

interface Reader {
  /** The browser's languages as BCP 47 tags, the dearest first. */
  readonly preferred: readonly string[];
  /** Of the company. */
  readonly enabled: readonly Locale[];
  /** On the screen. */
  readonly current: Locale;
}

/** The first of the browser's languages that the company speaks; null where it is on the screen already. */
export function languageToOffer({ preferred, enabled, current }: Reader): Locale | null {
  const spoken = preferred
    .map((tag) => tag.split(/[-_]/)[0]?.toLowerCase())
    .find((word): word is Locale => isLocale(word) && enabled.includes(word));
  return spoken === undefined || spoken === current ? null : spoken;
}
