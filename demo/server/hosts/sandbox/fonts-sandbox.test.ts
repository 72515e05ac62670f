import { afterAll, beforeAll, expect, test } from 'vitest';
import { fontKindOf } from '../../fonts/font-kind.ts';
import { sheetFaces } from '../../fonts/font-sheet.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const ORIGIN = 'http://fonts.localhost:4100';
let server: TestServer;
const get = (url: string) => server.app.inject({ url, headers: { host: 'fonts.localhost:4100' } });

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a style sheet has a rule for each style, weight and subset, as the host is documented to answer, and real files', async () => {
  const { statusCode, headers, body } = await get(
    '/css2?family=Newsreader:ital,wght@0,400;1,200..800&display=swap',
  );
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  expect(body.match(/font-style: italic;\n  font-weight: 200 800;/g)).toHaveLength(3);
  const faces = sheetFaces(body, new URL(`${ORIGIN}/css2`));
  expect(faces.map(({ weight }) => weight)).toEqual(['400', '400', '400']);
  expect(faces.at(-1)?.range).toContain('U+0000-00FF');
  for (const { source } of faces) {
    const file = await get(source.replace(ORIGIN, ''));
    expect(fontKindOf(file.rawPayload)).toBe('woff2');
  }
});

test('several families stand in one sheet', async () => {
  const { body } = await get('/css2?family=Figtree&family=Newsreader:wght@300;500');
  const faces = sheetFaces(body, new URL(ORIGIN));
  expect(new Set(faces.map(({ family, weight }) => `${family} ${weight}`))).toEqual(
    new Set(['Figtree 400', 'Newsreader 300', 'Newsreader 500']),
  );
});

test.each([
  ['/css2', 400],
  ['/css2?family=Lora', 400],
  ['/css2?family=Figtree&family=Lora', 400],
  ['/css2?family=Figtree:wght@100', 400],
  ['/css2?family=Figtree:wght@400..', 400],
  ['/css2?family=constructor', 400],
  ['/s/figtree/greek-normal.woff2', 404],
  ['/s/figtree/..%2f..%2fpackage-normal.woff2', 404],
  ['/', 404],
])('%s is answered with %s', async (path, status) => expect((await get(path)).statusCode).toBe(status));
