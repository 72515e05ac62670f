import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locale.ts';
import { markup } from '../frame/html.ts';
import { page, type Page } from '../frame/page.ts';
import { say } from '../frame/texts.ts';

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

/** `unknown`: no company has the host. `nothing`: a part of the service that is not there. `missing`: no such page. */
export function plainPage(locale: Locale, kind: 'unknown' | 'nothing' | 'missing'): Page {
  const title = say(locale, `page:${kind}.title`);
  return page({
    lang: locale,
    title,
    body: markup`<h1>${title}</h1>
      <p>${say(locale, `page:${kind}.text`)}</p>`,
  });
}

export function sendPage(reply: FastifyReply, status: number, { html: markup, policy }: Page): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(markup);
}
