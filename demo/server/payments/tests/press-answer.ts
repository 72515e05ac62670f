import type { TestServer } from '../../testing/test-server.ts';

/** Where a page leads on to by sending a form, as a browser does; null where it leads nowhere by itself. */
async function sentOn({ app }: TestServer, html: string): Promise<string | null> {
  const [, action] = /<form method="post" action="([^"]+)"/.exec(html) ?? [];
  if (action === undefined) return null;
  const text = (written: string) =>
    written.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  const { host, pathname } = new URL(text(action));
  const { headers } = await app.inject({
    method: 'POST',
    url: pathname,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, text(value)])).toString(),
  });
  return headers.location ?? null;
}

/** A page, by whatever leads there from an address. */
async function arrive(server: TestServer, address: string | null, language: string) {
  const open = (at: string) => {
    const { host, pathname } = new URL(at);
    return server.app.inject({ url: pathname, headers: { host, 'accept-language': language } });
  };
  const first = address ?? 'http://nowhere/';
  const reply = await open(first);
  const onward = await sentOn(server, reply.body);
  return onward === null ? { at: first, reply } : { at: onward, reply: await open(onward) };
}

/** The page of the sandbox at an address, as a visitor of some language sees it. */
export async function openPayPage(server: TestServer, address: string | null, language = 'fr') {
  return (await arrive(server, address, language)).reply;
}

/** Presses a button of that page. */
export async function pressAnswer(
  server: TestServer,
  address: string | null,
  answer: string,
  change: Readonly<Record<string, string>> = {},
) {
  const { at, reply } = await arrive(server, address, 'fr');
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(reply.body) ?? [];
  const { host, pathname } = new URL(at);
  const pressed = await server.app.inject({
    method: 'POST',
    url: pathname,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, answer, ...change }).toString(),
  });
  // Whoever has paid is taken back by a page of the company's, which leads on.
  const back = pressed.headers.location ?? '';
  if (!back.includes('/api/')) return pressed;
  const { host: site, pathname: path } = new URL(back);
  return server.app.inject({ url: path, headers: { host: site } });
}
