import { hasPageAround, type CompanyTheme } from '#domain/company/company-theme.ts';
import { lightDark } from '#server/render/theme-colours.ts';

/** The background before the first screen is there; what is plain shows itself where no element takes its place. */
export function firstPaint(theme: CompanyTheme): string {
  const colour = lightDark(theme);
  const background = colour(hasPageAround(theme) ? 'around' : 'surface');
  return `html{color-scheme:${theme.scheme ?? 'light dark'};background:${background};color:${colour('text')}}
body{margin:0;min-height:100vh}
vitrine-storefront{display:block;min-height:100vh}
.plain{box-sizing:border-box;max-width:60ch;margin:0 auto;padding:2rem 1rem;font:1rem/1.6 system-ui,sans-serif;visibility:hidden;animation:appear 0s 4s forwards}
.plain a{color:inherit}
vitrine-storefront:defined .plain{display:none}
@keyframes appear{to{visibility:visible}}`;
}
