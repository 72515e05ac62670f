import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definitionOf, renderElement } from '#server/render/engine/render-element.tsx';
import { textsIn } from '#server/render/renderer.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let salon: string;
let other: string;
let rendered: string[];

beforeAll(async () => {
  rendered = [];
  server = await startTestServer({
    apiHosts: ['api.salons.example', 'localhost'],
    renderer: {
      render: (feature, attributes, page) => {
        rendered.push(page.url.host);
        return renderElement(feature, attributes, page);
      },
      definitionOf,
      texts: textsIn('locales'),
    },
  });
  salon = await server.addCompany();
  other = await server.addCompany();
});
afterAll(() => server.close());

const ask = (host: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    url: `/embed/render/vitrine-contact?company=cmp_${salon}&locale=fr`,
    headers: { host, ...headers },
  });

describe('the first screen of an element', () => {
  test.each(['api.salons.example', 'API.salons.example.:443', 'localhost:4100'])(
    'is made under %s, which the operator names',
    async (host) => {
      const reply = await ask(host);
      expect(reply.statusCode).toBe(200);
      const name = host.toLowerCase().replace(/\.?(:\d+)?$/, '');
      expect(reply.body).toContain(`http://${name}:4100/medias/`);
    },
  );

  test('is made under the host of any company, whose pages may show another one', async () => {
    for (const host of [`${salon}.localhost:4100`, `${other}.localhost`]) {
      expect((await ask(host)).statusCode, host).toBe(200);
    }
  });

  test.each([
    'evil.example',
    'api.salons.example.evil.example',
    'evil.example:80',
    'api.salons.example@evil',
  ])('is made for nobody under “%s”, which anybody may invent, and nothing is kept for it', async (host) => {
    const before = rendered.length;
    const reply = await ask(host);
    expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(rendered).toHaveLength(before);
  });

  test('is made for no host that a caller claims beside the one it came to', async () => {
    const reply = await ask('api.salons.example', {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain('evil');
  });
});
