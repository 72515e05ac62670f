import type { TestServer } from '../../testing/test-server.ts';

/** The page of the sandbox at an address, as a visitor of some language sees it. */
export function openPayPage({ app }: TestServer, address: string | null, language = 'fr') {
  const { host, pathname } = new URL(address ?? 'http://nowhere/');
  return app.inject({ url: pathname, headers: { host, 'accept-language': language } });
}

/** Presses a button of that page. */
export async function pressAnswer(
  server: TestServer,
  address: string | null,
  answer: string,
  change: Readonly<Record<string, string>> = {},
) {
  const { body } = await openPayPage(server, address);
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(body) ?? [];
  const { host, pathname } = new URL(address ?? 'http://nowhere/');
  return server.app.inject({
    method: 'POST',
    url: pathname,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, answer, ...change }).toString(),
  });
}
