import { companyTheme } from '#server/render/theme-colours.ts';
import { declaredRoot, headCss } from '#server/render/markup/declared-root.ts';
import { PRESS_REPLAY } from '#server/render/markup/press-replay.ts';
import type { RenderedElement } from '#server/render/engine/render-element.tsx';
import { textIn } from '#domain/locale.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import { markup, Html } from '../../http/pages/html.ts';
import type { HtmlPage } from '../../http/pages/page.ts';
import { firstPaint } from './head/first-paint.ts';
import { pageHead } from './head/page-head.ts';
import { pagePolicy } from './page-policy.ts';
import { noScriptNotice, plainContent } from './plain-content.ts';
import type { CompanySite } from './site.ts';
import type { VisitedPage } from './visited-page.ts';

interface Delivery {
  /** Of the company's own site, as `http://maison.localhost:4100`. */
  readonly origin: string;
  /** Addresses of the chunks of the first screen, and of the fonts that its text is set in. */
  readonly chunks: readonly string[];
  readonly fonts: readonly string[];
  /** What the element shows first; null: the browser draws it. */
  readonly rendered: RenderedElement | null;
  /** Its icons and its manifest. */
  readonly app: Html;
  /** Address of the script that stands in for that of its payment provider; null where none does. */
  readonly payment: string | null;
  /** What the search of the address opens. */
  readonly page: RouteQuery['page'];
  /** It is shown as it is drafted. */
  readonly isPreview: boolean;
}

/** The plain words show themselves at once where no script would put the element in their place. */
const NO_SCRIPT = '.plain{animation:none!important;visibility:visible!important}';

/** The company's page around the storefront element, which is there in full, or readable, if plain, where no script runs. */
export function storefrontPage(site: CompanySite, visited: VisitedPage, delivery: Delivery): HtmlPage {
  const { profile } = site.tenant;
  const { locale } = visited;
  const { origin, chunks, fonts, rendered, page, app, payment, isPreview } = delivery;
  const theme = companyTheme(profile, origin);
  const css = firstPaint(theme) + headCss(rendered);
  const content = rendered
    ? new Html(
        declaredRoot(rendered, `${noScriptNotice(site, locale).markup}<script>${PRESS_REPLAY}</script>`),
      )
    : markup`${plainContent(site, locale, textIn(locale, visited.name) || profile.identity.displayName)}`;
  const document = markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${pageHead(site, visited, { origin, rendered, page })}
<meta name="color-scheme" content="${theme.scheme ?? 'light dark'}">
${app}
<style>${new Html(css)}</style>
${
  rendered
    ? null
    : markup`<noscript><style>${new Html(NO_SCRIPT)}</style></noscript>
`
}${fonts.map(
    (font) => markup`<link rel="preload" as="font" href="${font}" crossorigin>
`,
  )}${chunks.map((chunk) => markup`<link rel="modulepreload" href="${chunk}">\n`)}
<script type="module" src="/embed/vitrine.js" data-company="${profile.token}"></script>
</head>
<body>
<vitrine-storefront company="${profile.token}">
${content}
</vitrine-storefront>
</body>
</html>
`;
  const inline = rendered
    ? { scripts: [PRESS_REPLAY], styles: [css, rendered.css], payment, isPreview }
    : { scripts: [], styles: [css, NO_SCRIPT], payment, isPreview };
  return { html: document.markup, policy: pagePolicy(site.tenant, inline) };
}
