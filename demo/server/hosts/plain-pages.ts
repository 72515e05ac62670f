import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locale.ts';
import { markup } from '../http/pages/html.ts';
import { htmlPage, type HtmlPage } from '../http/pages/page.ts';
import { translate } from '../texts.ts';

/** The first of our languages that the browser asks for. */
export function spokenBy(request: FastifyRequest): Locale {
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
      return { language: tag.split('-')[0]?.toLowerCase(), quality: Number(quality ?? 1) };
    })
    .toSorted((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isLocale) ?? DEFAULT_LOCALE;
}

/** In the middle of the window: there is one thing to say. */
const STYLE = `
main{display:grid;place-content:center;justify-items:center;min-height:100vh;min-height:100dvh;max-width:36rem;padding-block:2rem;text-align:center;text-wrap:balance}
svg{width:12rem;margin-bottom:1.5rem;color:var(--link)}
h1+p{margin:0;color:var(--muted);font-size:1.125rem}
`;

const BRANCH = markup`<svg viewBox="0 0 240 180" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
<path d="M40 140c40-6 66-24 88-52s42-40 72-44"/>
<path d="M84 126c-4-20 4-34 22-42 6 18 0 34-22 42ZM128 88c-10-16-8-32 6-46 12 14 12 30-6 46ZM112 108c16 4 28 0 38-12-14-8-28-4-38 12ZM152 64c14 8 28 6 40-4-12-12-26-10-40 4Z"/>
<path d="M70 160h100" opacity=".5"/>
</svg>`;

/** `unknown`: no company has the host. `missing`: no such page. */
export function plainPage(locale: Locale, kind: 'unknown' | 'missing'): HtmlPage {
  const title = translate(locale, `page:${kind}.title`);
  return htmlPage({
    lang: locale,
    title,
    style: STYLE,
    body: markup`${BRANCH}
      <h1>${title}</h1>
      <p>${translate(locale, `page:${kind}.text`)}</p>`,
  });
}

/** `html` may be compressed already, as a header then says. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  { html: markup, policy }: Pick<HtmlPage, 'policy'> & { readonly html: string | Buffer },
  cacheControl = 'no-store',
): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', cacheControl)
    .send(markup);
}
