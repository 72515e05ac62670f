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

/** As to somebody who prefers it: shown by the setting, which stays out of the draft. */
export function createScheme(draft: Draft, tell: (message: object) => void) {
  let shown: Scheme | null = null;
  const fixedScheme = (): Scheme | null => {
    const dark = draft.valueAt(DARK);
    return typeof dark === 'boolean' ? (dark ? 'dark' : 'light') : null;
  };
  const $fixedScheme = atom(fixedScheme());
  const messages = () =>
    shown === null || draft.valueAt(DARK) !== undefined
      ? []
      : [{ type: 'value', path: DARK, value: shown === 'dark' }];
  /** What is preferred holds where the company has set nothing, also once that is so again. */
  function tellSetting(path: string): void {
    tell(settingMessage(draft, path));
    $fixedScheme.set(fixedScheme());
    if (path === DARK) for (const message of messages()) tell(message);
  }
  return {
    $fixedScheme,
    refresh: () => $fixedScheme.set(fixedScheme()),
    messages,
    tellSetting,
    scheme(scheme: Scheme | null) {
      shown = scheme;
      tellSetting(DARK);
    },
  };
}
