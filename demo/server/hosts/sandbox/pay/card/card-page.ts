import type { FastifyRequest } from 'fastify';
import { isLocale, type Locale } from '#domain/locale.ts';
import { markup, type Html } from '../../../../http/pages/html.ts';
import { htmlPage, type HtmlPage } from '../../../../http/pages/page.ts';
import { requestUrl } from '../../../../http/requests/request-url.ts';
import { translate } from '../../../../texts.ts';
import { spokenBy } from '../../../plain-pages.ts';
import { CARD_SCRIPT } from './card-script.ts';
import { TEST_CARDS } from './test-cards.ts';

/** Address of the frame: `lang`, `theme` (light or dark; else the reader's own) and `parent`, the origin of the page around it. */
export const CARD_PATH = '/card';

const STYLE = `
body{background:var(--field,var(--surface))}
form{padding:.5rem;display:grid;grid-template-columns:1fr 1fr;gap:.75rem;align-items:start}
.wide{grid-column:1/-1}
label{display:block;margin-bottom:.25rem}
input,select{font:inherit;width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--edge,var(--muted));border-radius:var(--radius,.5rem);background:var(--field,var(--raised));color:var(--ink,var(--text))}
label{color:var(--ink,var(--text))}
input:focus-visible,select:focus-visible{outline:3px solid var(--accent,var(--link));outline-offset:1px}
::placeholder{color:var(--muted);opacity:1}
[aria-invalid=true]{border-color:var(--wrong);border-width:2px}
.error{margin:.25rem 0 0;color:var(--wrong);font-size:.875rem}
.error:empty{display:none}
.test{border-top:1px dashed var(--line);padding-top:.75rem}
:root{--wrong:light-dark(#a8071a,#ff9c9c)}
@media(max-width:17rem){form{grid-template-columns:1fr}}
`;

/**
 * The fields of a card. They stand in a frame of this host: what is typed never reaches the page around it, nor any server. What is sent of
 * it, where the frame charges the card, is which of the test cards it is.
 */
export function cardPage(request: FastifyRequest): HtmlPage {
  const { searchParams } = requestUrl(request);
  const wanted = searchParams.get('lang') ?? '';
  const locale = isLocale(wanted) ? wanted : spokenBy(request);
  const theme = searchParams.get('theme');
  const scheme = theme === 'light' || theme === 'dark' ? `:root{color-scheme:${theme}}` : '';
  const text = (key: 'missing' | 'past' | 'real' | 'wrongCode' | 'wrongExpiry' | 'wrongNumber') =>
    translate(locale, `page:pay.card.${key}`);
  return htmlPage({
    lang: locale,
    title: translate(locale, 'page:pay.card.title'),
    style: STYLE + scheme,
    script: CARD_SCRIPT,
    isFramed: true,
    allow: { 'frame-ancestors': 'http: https:', 'connect-src': `'self'` },
    body: markup`<form id="card" novalidate data-missing="${text('missing')}">
        <div class="wide">
          ${field(locale, 'number', { autocomplete: 'cc-number', most: 23 }, markup`data-wrong="${text('wrongNumber')}" data-real="${text('real')}"`)}
        </div>
        <div>
          ${field(locale, 'expiry', { autocomplete: 'cc-exp', most: 9 }, markup`data-wrong="${text('wrongExpiry')}" data-past="${text('past')}" placeholder="${translate(locale, 'page:pay.card.expiryHint')}"`)}
        </div>
        <div>
          ${field(locale, 'code', { autocomplete: 'cc-csc', most: 3 }, markup`data-wrong="${text('wrongCode')}"`)}
        </div>
        <div class="wide test">
          <label for="test">${translate(locale, 'page:pay.card.choice')}</label>
          <select id="test" autocomplete="off">
            <option value="">${translate(locale, 'page:pay.card.choose')}</option>
            ${TEST_CARDS.map(
              ({ name, number }) =>
                markup`<option value="${number}">${translate(locale, `page:pay.card.tests.${name}`)}</option>`,
            )}
          </select>
        </div>
      </form>`,
  });
}

function field(
  locale: Locale,
  name: 'number' | 'expiry' | 'code',
  { autocomplete, most }: { readonly autocomplete: string; readonly most: number },
  attributes: Html,
): Html {
  return markup`<label for="${name}">${translate(locale, `page:pay.card.${name}`)}</label>
          <input id="${name}" name="${autocomplete}" autocomplete="${autocomplete}" inputmode="numeric" maxlength="${most}" required aria-describedby="${name}-error" ${attributes}>
          <p class="error" id="${name}-error"></p>`;
}
