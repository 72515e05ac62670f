import { lightDark } from '#server/render/theme-colours.ts';
import { markup, Html } from './html.ts';
import { policySource } from '../../sha256.ts';

/** A page of the server's own, with the Content-Security-Policy under which it works. */
export interface HtmlPage {
  readonly html: string;
  readonly policy: string;
}

const colour = lightDark({});

const SHARED_CSS = `
:root{color-scheme:light dark;--text:${colour('text')};--muted:${colour('muted')};--surface:${colour('surface')};--raised:${colour('raised')};--line:${colour('line')};--link:${colour('link')}}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:anywhere}
main{max-width:68rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font:500 clamp(1.75rem,5vw,2.5rem)/1.2 Georgia,"Times New Roman",serif;margin:0 0 .5rem}
h2{font:500 1.25rem/1.3 Georgia,"Times New Roman",serif;margin:2rem 0 .5rem}
p{margin:.5rem 0}
a{color:var(--link);text-underline-offset:.2em}
a:focus-visible,summary:focus-visible,iframe:focus-visible,pre:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:2px}
.muted{color:var(--muted)}
code,pre{font:.875rem/1.5 ui-monospace,Menlo,Consolas,monospace}
pre{background:var(--raised);border:1px solid var(--line);padding:1rem;overflow:auto;white-space:pre-wrap}
`;

interface PageFacts {
  readonly lang: string;
  readonly title: string;
  /** Added to the style that all pages share. */
  readonly style?: string;
  readonly body: Html;
  /** It is shown in a page of somebody else's, which has a main part of its own. */
  readonly isFramed?: boolean;
  /** Runs at the end of the page. */
  readonly script?: string;
  /** Sources of directives of the policy, as `frame-src`, besides those of every page or in their place. */
  readonly allow?: Readonly<Record<string, string>>;
}

/** A page in the reader's light or dark, readable without its script. */
export function htmlPage(facts: PageFacts): HtmlPage {
  const { lang, title, style = '', body, script = '', allow = {}, isFramed = false } = facts;
  const content = isFramed
    ? body
    : markup`<main>
${body}
</main>`;
  const css = SHARED_CSS + style;
  const document = markup`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${new Html(css)}</style>
</head>
<body>
${content}
${script === '' ? null : markup`<script>${new Html(script)}</script>`}
</body>
</html>
`;
  return { html: document.markup, policy: policyOf(css, script, allow) };
}

/** Nothing but what is named, and the very style and script that are in the page. */
function policyOf(css: string, script: string, allow: NonNullable<PageFacts['allow']>): string {
  const directives = {
    'default-src': `'none'`,
    'style-src': policySource(css),
    ...(script !== '' && { 'script-src': policySource(script) }),
    'img-src': `'self' data:`,
    'base-uri': `'none'`,
    'form-action': `'none'`,
    'frame-ancestors': `'none'`,
    ...allow,
  };
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');
}
