import { atom } from 'nanostores';
import type { Scheme } from '#domain/company/company-theme.ts';
import type { Draft } from './draft.ts';

/** What there is no value of is told as null, which is read as none. */
export const settingMessage = (draft: Draft, path: string) => ({
  type: 'value',
  path,
  value: draft.valueAt(path) ?? null,
});

/** Of all settings the one that says whether the site is dark for everybody. */
export const DARK = 'themes.general.dark';

/** What somebody prefers who looks at the site: it stays out of the draft, and holds whatever of the look is shown. */
export function createScheme(draft: Draft, tell: (message: object) => void) {
  let preferred: Scheme | null = null;
  const fixedScheme = (): Scheme | null => {
    const dark = draft.valueAt(DARK);
    return typeof dark === 'boolean' ? (dark ? 'dark' : 'light') : null;
  };
  const $fixedScheme = atom(fixedScheme());
  const message = () => ({ type: 'scheme', scheme: preferred });
  return {
    $fixedScheme,
    refresh: () => $fixedScheme.set(fixedScheme()),
    message,
    scheme(scheme: Scheme | null) {
      preferred = scheme;
      tell(message());
    },
  };
}
