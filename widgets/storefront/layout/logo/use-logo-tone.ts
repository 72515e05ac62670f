import { useSyncExternalStore } from 'react';
import type { CompanyTheme } from '#domain/company/company-theme.ts';
import type { Site } from '#stores/site.ts';
import { logoTone } from './logo-tone.ts';
import type { LogoTone } from './logo.view.tsx';

const tones = new WeakMap<CompanyTheme, LogoTone>();
const NONE: CompanyTheme = {};

function toneOf(theme: CompanyTheme): LogoTone {
  const tone = tones.get(theme) ?? logoTone(theme);
  tones.set(theme, tone);
  return tone;
}

/** The logo for the header as its colours are now: nothing is drawn anew where they ask for the same one. */
export function useLogoTone({ company: { $theme } }: Site): LogoTone {
  const read = () => toneOf($theme.get() ?? NONE);
  return useSyncExternalStore($theme.listen, read, read);
}
