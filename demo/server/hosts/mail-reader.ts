import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, LOCALE_TAGS, type Locale } from '#domain/locale.ts';
import type { ServerContext } from '../frame/context.ts';
import { markup, type Html } from '../frame/html.ts';
import { page, type Page } from '../frame/page.ts';
import { say } from '../frame/texts.ts';
import { findMail, listMails, type SentMail } from '../mail/outbox.ts';
import { plainPage, sendPage, spokenBy } from './plain-pages.ts';

const PER_PAGE = 50;

const STYLE = `
ol{list-style:none;margin:1.5rem 0;padding:0;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line)}
li a{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1fr) auto;gap:.25rem 1.5rem;padding:1rem .25rem;color:inherit;text-decoration:none}
li a:hover .subject{text-decoration:underline}
.subject{font-weight:600}
@media (max-width:40rem){li a{grid-template-columns:1fr}}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}
dt{color:var(--soft)}
dd{margin:0}
iframe{display:block;width:100%;height:min(60rem,80vh);border:1px solid var(--line);background:#fff}
nav{display:flex;gap:1.5rem;flex-wrap:wrap}
details{margin:1.5rem 0}
summary{cursor:pointer}
`;

/** The outbox: every mail that was sent, the newest first, each on a page of its own with its calendar file. */
export function createMailReader({ db }: ServerContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const locale = spokenBy(request);
    const address = new URL(request.url, 'http://mail.localhost');
    const [section, companyId, id, part, file, ...rest] = segmentsOf(address.pathname);
    if (section === undefined) {
      const number = Math.max(1, Math.min(10_000, Math.trunc(Number(address.searchParams.get('page'))) || 1));
      const listed = await listMails(db, { offset: (number - 1) * PER_PAGE, limit: PER_PAGE });
      return sendPage(reply, 200, listPage(locale, listed.mails, number, listed.total));
    }
    const isKnown = section === 'mails' && companyId !== undefined && id !== undefined && rest.length === 0;
    const mail = isKnown ? await findMail(db, companyId, id) : null;
    if (mail === null) return missing(reply, locale);
    if (part === undefined) return sendPage(reply, 200, mailPage(locale, mail));
    if (part === 'body' && file === undefined) return sendBody(reply, mail);
    const attachment = part === 'files' ? mail.attachments.find(({ name }) => name === file) : undefined;
    if (attachment === undefined) return missing(reply, locale);
    return reply
      .type(attachment.contentType)
      .header('content-disposition', `attachment; filename="${attachment.name}"`)
      .header('cache-control', 'no-store')
      .send(attachment.content);
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

/** The mail's own markup, which may do nothing: no script, no form, no picture from elsewhere. Links open outside. */
function sendBody(reply: FastifyReply, mail: SentMail): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'`,
    )
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .send(mail.html.replace('<head>', '<head><base target="_blank">'));
}

type Line = Pick<SentMail, 'companyId' | 'id' | 'to' | 'subject' | 'createdAt'>;

const pathOf = ({ companyId, id }: Line) => `/mails/${companyId}/${id}`;

function listPage(locale: Locale, mails: readonly Line[], number: number, total: number): Page {
  const title = say(locale, 'page:outbox.title');
  const items = mails.map(
    (mail) =>
      markup`<li>
        <a href="${pathOf(mail)}"
          ><span class="subject">${mail.subject}</span
          ><span>${mail.to}</span>${time(locale, mail.createdAt)}</a
        >
      </li> `,
  );
  const newer =
    number > 1 ? markup`<a href="/?page=${number - 1}">${say(locale, 'page:outbox.newer')}</a>` : null;
  const older =
    total > number * PER_PAGE
      ? markup`<a href="/?page=${number + 1}">${say(locale, 'page:outbox.older')}</a>`
      : null;
  const body = markup`<h1>${title}</h1>
    <p class="soft">${say(locale, 'page:outbox.intro')}</p>
    ${
      mails.length === 0
        ? markup`<p>${say(locale, 'page:outbox.empty')}</p>`
        : markup`<ol>
            ${items}
          </ol>`
    }
    ${newer === null && older === null ? null : markup`<nav aria-label="${title}">${newer}${older}</nav>`}`;
  return page({ lang: locale, title, style: STYLE, body });
}

function mailPage(locale: Locale, mail: SentMail): Page {
  const pair = (key: string, value: string | Html) =>
    markup`<dt>${say(locale, key)}</dt>
      <dd>${value}</dd>`;
  const files = mail.attachments.map(
    ({ name }) => markup`<a href="${pathOf(mail)}/files/${name}" download>${name}</a> `,
  );
  return page({
    lang: locale,
    title: mail.subject,
    style: STYLE,
    allow: `frame-src 'self'`,
    body: markup`<p><a href="/">${say(locale, 'page:outbox.back')}</a></p>
      <h1 lang="${isLocale(mail.locale) ? mail.locale : locale}">${mail.subject}</h1>
      <dl>
        ${pair('page:outbox.to', mail.to)} ${pair('page:outbox.from', mail.from)}
        ${pair('page:outbox.sent', time(locale, mail.createdAt))}
        ${files.length === 0 ? null : pair('page:outbox.attachments', markup`${files}`)}
      </dl>
      <iframe
        title="${say(locale, 'page:outbox.message')}"
        src="${pathOf(mail)}/body"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <details>
        <summary>${say(locale, 'page:outbox.text')}</summary>
        <pre tabindex="0" lang="${mail.locale}">${mail.text}</pre>
      </details>`,
  });
}

function time(locale: Locale, date: Date): Html {
  const written = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'medium', timeStyle: 'short' });
  return markup`<time datetime="${date.toISOString()}">${written.format(date)}</time>`;
}
