import type { Call } from '#contract/call.ts';
import { markup, type Html } from '../frame/html.ts';
import { page, type Page } from '../frame/page.ts';

const STYLE = `
article{border-top:1px solid var(--line);padding:1rem 0}
h3{font-size:1rem;margin:0}
.method{font-weight:700;color:var(--accent)}
summary{cursor:pointer}
`;

/** Every call for people, by family. */
export function docsPage(calls: readonly Call[]): Page {
  const families = Map.groupBy(calls, (call) => call.name.split('.')[0] ?? '');
  return page({
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
      ${[...families].map(
        ([family, members]) =>
          markup`<section>
            <h2>${family}</h2>
            ${members.map(callArticle)}
          </section>`,
      )}`,
  });
}

function callArticle(call: Call): Html {
  const parts = [
    ['Path parameters', call.params],
    ['Query', call.query],
    ['Body', call.body],
    ['Reply', call.reply],
  ] as const;
  return markup`<article>
    <h3><span class="method">${call.method}</span> <code>${call.path}</code></h3>
    <p>${call.summary}.</p>
    <p class="soft">For a ${call.role}, on behalf of: ${call.audience}; repeating: ${call.idempotency}.</p>
    ${parts.map(([title, schema]) =>
      schema === undefined
        ? null
        : markup`<details>
            <summary>${title}</summary>
            <pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>
          </details>`,
    )}
  </article>`;
}
