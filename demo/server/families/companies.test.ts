import { afterAll, beforeAll, expect, test } from 'vitest';
import { send, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let salon: string;

beforeAll(async () => {
  server = await startTestServer();
  salon = await server.addCompany({
    textLegals: {
      rgpd: { fr: '<p>Vos données</p>', en: '<p>Your data</p>' },
      mentions: { fr: '' },
      cgv: {},
      cgu: { en: '<p>Terms</p>' },
    },
  });
});
afterAll(() => server.close());

const read = (url: string, headers: Record<string, string> = {}) => send(server, salon, { url, headers });

test('a company comes without its long texts, and says which of them there are', async () => {
  const found = [await read('/api/companies/me'), await read(`/api/companies/token/host/${salon}.localhost`)];
  for (const { body, text } of found) {
    expect(body).toMatchObject({ booker: { legalSections: ['rgpd', 'cgu'] } });
    expect(text).not.toMatch(/textLegals|"texts"|Vos données/);
  }
});

test('the long texts have a call of their own, in the language that is asked for', async () => {
  const { body, headers } = await read('/api/companies/legal', { curlang: 'en' });
  expect(body).toEqual({
    texts: { legal: {}, cookies: {} },
    textLegals: { rgpd: { en: '<p>Your data</p>' }, mentions: {}, cgv: {}, cgu: { en: '<p>Terms</p>' } },
  });
  expect(headers['etag']).toBeTruthy();
});
