import type { DescribedCall } from '#contract/call.ts';
import { markup, type Html } from '../../http/pages/html.ts';
import { htmlPage, type HtmlPage } from '../../http/pages/page.ts';
import { schemaOutline } from './schema-outline.ts';

const STYLE = `
article{border-top:1px solid var(--line);padding:1rem 0}
h3{font-size:1rem;margin:0}
.method{font-weight:700;color:var(--link)}
summary{cursor:pointer}
nav ul{columns:12rem;gap:2rem;list-style:none;margin:1rem 0 0;padding:0}
nav a{display:inline-block;padding:.2rem 0}
`;

/** Who may call, the least of them first. */
const WHO: Readonly<Record<DescribedCall['role'], string>> = {
  visitor: 'For anybody',
  customer: 'For a customer who is logged in',
  access: 'For a guest of the back office',
  provider: 'For a provider and everybody above',
  staff: 'For staff and everybody above',
  manager: 'For a manager and everybody above',
  admin: 'For an admin',
};

/** What a second request of the same does. */
const REPEATED: Readonly<Record<DescribedCall['idempotency'], string>> = {
  safe: 'Changes nothing.',
  natural: 'May be repeated: the second time changes nothing more.',
  key: 'Takes an Idempotency-Key: with the same one it happens once, and is answered the same.',
};

/** Every call for people, by family. */
export function docsPage(calls: readonly DescribedCall[]): HtmlPage {
  const families = Map.groupBy(calls, (call) => call.name.split('.')[0] ?? '');
  return htmlPage({
    lang: 'en',
    title: 'Vitrine: calls of the back end',
    style: STYLE,
    body: markup`<h1>Calls of the back end</h1>
      <p>
        Every request names its company in a <code>company</code> header, and in <code>curlang</code> the
        language of messages and of what anyone may read: such a reply has each text in that language alone,
        else in French, else in any that it is written in. A refusal is always one <code>Problem</code>: <code>code</code>,
        <code>type</code>, <code>message</code>. For programs: <a href="/api/openapi.json">openapi.json</a>.
      </p>
      <nav aria-label="Families of calls">
        <ul>
          ${[...families].map(
            ([family, members]) =>
              markup`<li><a href="#${family}">${family}</a> <span class="muted">${String(members.length)}</span></li>`,
          )}
        </ul>
      </nav>
      ${[...families].map(
        ([family, members]) =>
          markup`<section id="${family}">
            <h2>${family}</h2>
            ${members.map(callArticle)}
          </section>`,
      )}`,
  });
}

function callArticle(call: DescribedCall): Html {
  const parts = [
    ['Path parameters', call.params],
    ['Query', call.query],
    ['Body', call.body],
    ['Reply', call.reply],
  ] as const;
  return markup`<article>
    <h3><span class="method">${call.method}</span> <code>${call.path}</code></h3>
    <p>${call.summary}.</p>
    <p class="muted">${WHO[call.role]}${call.audience === 'back-office' ? ', in the back office' : ''}. ${REPEATED[call.idempotency]}</p>
    ${parts.map(([title, schema]) =>
      schema === undefined
        ? null
        : markup`<details>
            <summary>${title}</summary>
            <pre tabindex="0">${schemaOutline(schema)}</pre>
          </details>`,
    )}
  </article>`;
}
