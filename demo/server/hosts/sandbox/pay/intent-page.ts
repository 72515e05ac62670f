import type { Locale } from '#domain/locale.ts';
import { currencyOf, formatMoney } from '#domain/prices/money.ts';
import { markup, type Html } from '../../../http/pages/html.ts';
import { htmlPage, type HtmlPage } from '../../../http/pages/page.ts';
import { translate } from '../../../texts.ts';
import { ANSWERS, askedOn } from './answers.ts';
import type { KnownIntent } from './known-intent.ts';

const TITLES: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  payzen: 'PayZen',
  saferpay: 'Saferpay',
  monetico: 'Monetico',
  paypal: 'PayPal',
};

/** Those whose messages to the company's server are what is tried. */
const ABOUT_NOTICES: readonly string[] = ['twice', 'disorder', 'forged'];

const STYLE = `
main{max-width:30rem}
dl{margin:1.5rem 0}
dt{color:var(--muted)}
dd{margin:0;font-size:2rem;line-height:1.2;font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem}
button{font:inherit;min-height:3rem;padding:.5rem 1rem;border:1px solid var(--line);border-radius:.5rem;background:var(--raised);color:var(--text);cursor:pointer;text-align:start}
button:hover{border-color:var(--link)}
button:focus-visible{outline:3px solid var(--link);outline-offset:2px}
button.first{background:var(--link);border-color:var(--link);color:var(--surface);font-weight:600;text-align:center}
.note{border-inline-start:4px solid var(--link);padding-inline-start:.75rem}
`;

interface Shown extends KnownIntent {
  readonly locale: Locale;
  /** Shows that whoever presses has seen the page. */
  readonly token: string;
  /** What was pressed came from another page than this one. */
  readonly isStale: boolean;
}

/** The page where the visitor, or their bank, decides what becomes of a payment. */
export function intentPage(shown: Shown): HtmlPage {
  const asked = askedOn(shown.intent);
  if (asked === 'choice') return choicePage(shown);
  return asked === 'action' ? bankPage(shown) : overPage(shown);
}

function choicePage(shown: Shown): HtmlPage {
  const { locale, intent, company } = shown;
  const title = translate(locale, 'page:pay.title', { company: company.profile.identity.displayName });
  const provider = TITLES[intent.provider] ?? intent.provider;
  const names = Object.keys(ANSWERS.choice) as (keyof typeof ANSWERS.choice)[];
  const buttons = names.map((name): [string, Html] => [
    name,
    button(name, translate(locale, `page:pay.${name}`), name === 'pay'),
  ]);
  const of = (isNotice: boolean) =>
    buttons.filter(([name]) => ABOUT_NOTICES.includes(name) === isNotice).map(([, html]) => html);
  return formPage(shown, title, {
    intro: translate(locale, 'page:pay.intro', { provider }),
    buttons: markup`${of(false)}
        <h2>${translate(locale, 'page:pay.notices')}</h2>
        ${of(true)}`,
  });
}

function bankPage(shown: Shown): HtmlPage {
  const { locale, company } = shown;
  return formPage(
    shown,
    translate(locale, 'page:pay.bank.title', { company: company.profile.identity.displayName }),
    {
      intro: translate(locale, 'page:pay.bank.intro'),
      buttons: markup`${button('pass', translate(locale, 'page:pay.bank.pass'), true)}
        ${button('fail', translate(locale, 'page:pay.bank.fail'), false)}`,
    },
  );
}

function button(name: string, text: string, isFirst: boolean): Html {
  return markup`<button name="answer" value="${name}"${isFirst ? markup` class="first"` : null}>${text}</button>
        `;
}

function formPage(
  { locale, intent, token, isStale }: Shown,
  title: string,
  { intro, buttons }: { readonly intro: string; readonly buttons: Html },
): HtmlPage {
  const { amount, currency, captures, returnUrl } = intent;
  // A browser asks about the address that it is sent on to as well.
  const targets = returnUrl === null ? [] : [new URL(returnUrl).origin];
  return htmlPage({
    lang: locale,
    title,
    style: STYLE,
    allow: { 'form-action': [`'self'`, ...targets].join(' ') },
    body: markup`<h1>${title}</h1>
      <p class="muted">${intro}</p>
      ${isStale ? markup`<p class="note" role="alert">${translate(locale, 'page:pay.again')}</p>` : null}
      <dl>
        <dt>${translate(locale, 'page:pay.amount')}</dt>
        <dd>${formatMoney(locale, amount, currencyOf(currency))}</dd>
      </dl>
      ${captures ? null : markup`<p>${translate(locale, 'page:pay.held')}</p>`}
      <form method="post">
        <input type="hidden" name="token" value="${token}">
        ${buttons}
      </form>`,
  });
}

function overPage({ locale, intent }: Shown): HtmlPage {
  const title = translate(locale, 'page:pay.over.title');
  return htmlPage({
    lang: locale,
    title,
    style: STYLE,
    body: markup`<h1>${title}</h1>
      <p>${translate(locale, 'page:pay.over.text')}</p>
      ${
        intent.returnUrl === null
          ? null
          : markup`<p><a href="${intent.returnUrl}">${translate(locale, 'page:pay.over.back')}</a></p>`
      }`,
  });
}
