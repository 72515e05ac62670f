import type { Locale } from '#domain/locale.ts';
import { companyTheme, hexColours } from '#server/render/theme-colours.ts';
import { markup, type Html } from '../../../http/pages/html.ts';
import type { AppIcons } from '../../../icons/app-icons.ts';
import type { Tenant } from '../../../router/route.ts';
import { manifestPath } from '../documents/app-manifest.ts';

/** The picture of the company's tab: its own, else one of its icons. */
export async function tabIcon(tenant: Tenant, icons: AppIcons): Promise<string> {
  return tenant.profile.booker.favicon.image || icons.pathOf(tenant, 'any-192');
}

/** How a page looks in a tab and among the apps of a device: its icons, its manifest, the colour of what is around it. */
export async function appHead(tenant: Tenant, locale: Locale, icons: AppIcons): Promise<Html> {
  const theme = companyTheme(tenant.profile);
  const colours = theme.scheme
    ? markup`<meta name="theme-color" content="${hexColours(theme, theme.scheme)('header')}">`
    : (['light', 'dark'] as const).map(
        (
          scheme,
        ) => markup`<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${hexColours(theme, scheme)('header')}">
`,
      );
  return markup`<link rel="icon" href="${await tabIcon(tenant, icons)}">
<link rel="apple-touch-icon" href="${await icons.pathOf(tenant, 'touch-180')}">
<link rel="manifest" href="${manifestPath(locale)}">
${colours}`;
}
