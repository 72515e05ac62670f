import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, LOCALE_TAGS, type Locale } from '#domain/locale.ts';
import { companyOrigin } from '../../companies/company-origin.ts';
import type { ServerContext } from '../../context.ts';
import { markup, type Html } from '../../http/pages/html.ts';
import { htmlPage, type HtmlPage } from '../../http/pages/page.ts';
import { requestUrl } from '../../http/requests/request-url.ts';
import { translate, type PlainServerTextKey } from '../../texts.ts';
import { findMail, listMails, type SentMail } from '../../mail/outbox.ts';
import { senderZones } from '../../mail/sender-zones.ts';
import { listSms, type SentSms } from '../../sms/outbox.ts';
import { plainPage, sendPage, spokenBy } from '../plain-pages.ts';

const PER_PAGE = 50;

const STYLE = `
ol{list-style:none;margin:1.5rem 0;padding:0;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line)}
li a,.sms{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1fr) auto;gap:.25rem 1.5rem;padding:1rem .25rem}
li a{color:inherit;text-decoration:none}
li a:hover .subject{text-decoration:underline}
.subject{font-weight:600}
@media (max-width:40rem){li a,.sms{grid-template-columns:1fr}}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}
dt{color:var(--muted)}
dd{margin:0}
iframe{display:block;width:100%;height:min(60rem,80vh);border:1px solid var(--line);background:#fff}
nav{display:flex;gap:1.5rem;flex-wrap:wrap}
[aria-current]{color:inherit;font-weight:600;text-decoration:none}
details{margin:1.5rem 0}
summary{cursor:pointer}
`;

/** The frame is as high as its mail, which is there to be read in one. */
const FIT_FRAME = `
const frame = document.querySelector('iframe');
let width = 0;
const fit = () => {
  const page = frame.contentDocument?.documentElement;
  if (!page || frame.clientWidth === width) return;
  width = frame.clientWidth;
  frame.style.height = '0';
  frame.style.height = page.scrollHeight + 2 + 'px';
};
frame.addEventListener('load', () => { width = 0; fit(); });
addEventListener('resize', fit);
fit();
`;

/** The page can measure what is in the frame, in which no script runs. */
const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** The outbox: every mail that was sent, the newest first, each on a page of its own with its calendar file; beside them every SMS. */
export function createOutboxPages(context: ServerContext) {
  const { db } = context;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const locale = spokenBy(request);
    const address = requestUrl(request);
    const [section, companyId, id, part, file, ...rest] = segmentsOf(address.pathname);
    const number = Math.max(1, Math.min(10_000, Math.trunc(Number(address.searchParams.get('page'))) || 1));
    const stamps = async () => stampsIn(locale, await senderZones(db));
    const range = { offset: (number - 1) * PER_PAGE, limit: PER_PAGE };
    if (section === undefined) {
      const { mails, total } = await listMails(db, range);
      return sendPage(reply, 200, listPage(locale, mails, await stamps(), number, total));
    }
    if (section === 'sms' && companyId === undefined) {
      const { messages, total } = await listSms(db, range);
      return sendPage(reply, 200, smsPage(locale, messages, await stamps(), number, total));
    }
    const isKnown = section === 'mails' && companyId !== undefined && id !== undefined && rest.length === 0;
    const mail = isKnown ? await findMail(db, companyId, id) : null;
    if (mail === null) return missing(reply, locale);
    if (part === undefined) return sendPage(reply, 200, mailPage(locale, mail, await stamps()));
    if (part === 'body' && file === undefined)
      return sendBody(reply, mail, await companyOrigin(context, companyId ?? ''));
    const attachment = part === 'files' ? mail.attachments.find(({ name }) => name === file) : undefined;
    if (attachment === undefined) return missing(reply, locale);
    return reply
      .type(attachment.contentType)
      .header('content-disposition', `attachment; filename="${attachment.name}"`)
      .header('cache-control', 'no-store')
      .send(Buffer.from(attachment.content, attachment.encoding ?? 'utf8'));
  };
}

function segmentsOf(path: string): string[] {
  const segments = path.split('/').filter(Boolean);
  // Ids and names of ours need no escapes.
  return segments.some((segment) => !/^[\w.-]{1,100}$/.test(segment)) ? ['unknown'] : segments;
}

function missing(reply: FastifyReply, locale: Locale): FastifyReply {
  return sendPage(reply, 404, plainPage(locale, 'missing'));
}

/** The mail's own markup, which may do nothing: no script, no form, no picture but of its company's site. Links open outside. */
function sendBody(reply: FastifyReply, mail: SentMail, origin: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `sandbox ${SANDBOX}; default-src 'none'; style-src 'unsafe-inline'; img-src data: ${origin}; frame-ancestors 'self'`,
    )
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .send(mail.html.replace('<head>', '<head><base target="_blank">'));
}

type Line = Pick<SentMail, 'companyId' | 'id' | 'to' | 'subject' | 'createdAt'>;

const pathOf = ({ companyId, id }: Line) => `/mails/${companyId}/${id}`;

function listPage(
  locale: Locale,
  mails: readonly Line[],
  stamp: Stamp,
  number: number,
  total: number,
): HtmlPage {
  const title = translate(locale, 'page:outbox.title');
  const items = mails.map(
    (mail) =>
      markup`<li>
        <a href="${pathOf(mail)}"
          ><span class="subject">${mail.subject}</span
          ><span>${mail.to}</span>${stamp(mail)}</a
        >
      </li> `,
  );
  const body = markup`<h1>${title}</h1>
    <p class="muted">${translate(locale, 'page:outbox.intro')}</p>
    ${kindLinks(locale, 'mails')}
    ${
      mails.length === 0
        ? markup`<p>${translate(locale, 'page:outbox.empty')}</p>`
        : markup`<ol>
            ${items}
          </ol>`
    }
    ${pageLinks(locale, '/', number, total)}`;
  return htmlPage({ lang: locale, title, style: STYLE, body });
}

function smsPage(
  locale: Locale,
  messages: readonly SentSms[],
  stamp: Stamp,
  number: number,
  total: number,
): HtmlPage {
  const title = translate(locale, 'page:sms.title');
  const items = messages.map(
    (sms) =>
      markup`<li class="sms">
        <span lang="${sms.locale}">${sms.text}</span><span>${sms.to}</span>${stamp(sms)}
      </li> `,
  );
  const body = markup`<h1>${title}</h1>
    <p class="muted">${translate(locale, 'page:sms.intro')}</p>
    ${kindLinks(locale, 'sms')}
    ${
      messages.length === 0
        ? markup`<p>${translate(locale, 'page:sms.empty')}</p>`
        : markup`<ol>
            ${items}
          </ol>`
    }
    ${pageLinks(locale, '/sms', number, total)}`;
  return htmlPage({ lang: locale, title, style: STYLE, body });
}

/** The two outboxes beside each other. */
function kindLinks(locale: Locale, shown: 'mails' | 'sms'): Html {
  const link = (kind: 'mails' | 'sms', path: string, label: string) =>
    kind === shown
      ? markup`<a href="${path}" aria-current="page">${label}</a>`
      : markup`<a href="${path}">${label}</a>`;
  return markup`<nav aria-label="${translate(locale, 'page:outbox.title')}">
    ${link('mails', '/', translate(locale, 'page:sms.mails'))} ${link('sms', '/sms', 'SMS')}
  </nav>`;
}

function pageLinks(locale: Locale, path: string, number: number, total: number): Html | null {
  const newer =
    number > 1
      ? markup`<a href="${path}?page=${number - 1}">${translate(locale, 'page:outbox.newer')}</a>`
      : null;
  const older =
    total > number * PER_PAGE
      ? markup`<a href="${path}?page=${number + 1}">${translate(locale, 'page:outbox.older')}</a>`
      : null;
  return newer === null && older === null
    ? null
    : markup`<nav aria-label="${translate(locale, 'page:sms.pages')}">${newer}${older}</nav>`;
}

function mailPage(locale: Locale, mail: SentMail, stamp: Stamp): HtmlPage {
  const pair = (key: PlainServerTextKey, value: string | Html) =>
    markup`<dt>${translate(locale, key)}</dt>
      <dd>${value}</dd>`;
  const files = mail.attachments.map(
    ({ name }) => markup`<a href="${pathOf(mail)}/files/${name}" download>${name}</a> `,
  );
  return htmlPage({
    lang: locale,
    title: mail.subject,
    style: STYLE,
    allow: { 'frame-src': `'self'` },
    script: FIT_FRAME,
    body: markup`<p><a href="/">${translate(locale, 'page:outbox.back')}</a></p>
      <h1 lang="${isLocale(mail.locale) ? mail.locale : locale}">${mail.subject}</h1>
      <dl>
        ${pair('page:outbox.to', mail.to)} ${pair('page:outbox.from', mail.from)}
        ${pair('page:outbox.sent', stamp(mail))}
        ${files.length === 0 ? null : pair('page:outbox.attachments', markup`${files}`)}
      </dl>
      <iframe
        title="${translate(locale, 'page:outbox.message')}"
        src="${pathOf(mail)}/body"
        sandbox="${SANDBOX}"
      ></iframe>
      <details>
        <summary>${translate(locale, 'page:outbox.text')}</summary>
        <pre tabindex="0" lang="${mail.locale}">${mail.text}</pre>
      </details>`,
  });
}

type Stamp = (sent: { readonly companyId: string; readonly createdAt: Date }) => Html;

/** When something was sent, by the clock of its sender and with the name of the zone. */
function stampsIn(locale: Locale, zoneOf: (companyId: string) => string): Stamp {
  return ({ companyId, createdAt }) => {
    const written = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zoneOf(companyId),
      timeZoneName: 'short',
    });
    return markup`<time datetime="${createdAt.toISOString()}">${written.format(createdAt)}</time>`;
  };
}
