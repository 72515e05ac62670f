import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { currentCompany, readCompany, updateCompany } from '#contract/company/companies.ts';
import type { FontWire } from '#contract/company/font-wire.ts';
import { copyFont, openPreview, publishDraft, readDraft, saveDraft } from '#contract/company/themes.ts';
import { clientOf, type Client } from '../../testing/client.ts';
import { clientAs } from '../../testing/people.ts';
import { send, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { openFontHost, realFont, sheetOf, type FontHost } from '../testing/font-host.ts';

let host: FontHost;
let pictures: string;
let server: TestServer;
let salon: string;
let admin: Client;
let latin: Buffer;
let extended: Buffer;
/** What the host has, by path. */
let files: Map<string, Buffer | string>;

beforeAll(async () => {
  host = await openFontHost();
  pictures = await mkdtemp(join(tmpdir(), 'vitrine-fonts-'));
  server = await startTestServer({ folders: { pictures }, fontHosts: host.hosts });
  [latin, extended] = await Promise.all([realFont(), realFont('latin-ext')]);
});
beforeEach(async () => {
  host.asked.splice(0);
  files = new Map<string, Buffer | string>([
    ['/l.woff2', latin],
    ['/e.woff2', extended],
  ]);
  host.answer = ({ url = '' }, reply) => {
    const file = files.get(url);
    if (file === undefined) reply.writeHead(404).end();
    else reply.end(file);
  };
  salon = await server.addCompany();
  admin = await clientAs(server, salon, 'admin');
});
afterAll(async () => {
  await server.close();
  await host.close();
  await rm(pictures, { recursive: true });
});

const copiesOf = () => readdir(join(pictures, 'uploads', salon, 'fonts')).catch(() => []);
const fontAt = (path: string, name = 'Lora'): FontWire => ({ name, url: host.origin + path });
const fonts = (change: Record<string, FontWire>) => ({ themes: { general: change } });
const faces = [
  { family: 'Lora', url: '/e.woff2', weight: '400 700', range: 'U+0100-02BA' },
  { family: 'Lora', url: '/l.woff2', weight: '400 700', range: 'U+0000-00FF, U+0131' },
];
const ADDRESS = /^\/medias\/uploads\/[\w-]+\/fonts\/[\w-]{43}\.woff2$/;

describe('a font', () => {
  test('a file is copied once, by what it holds, and served to any page for ever as a font', async () => {
    const copied = await admin.get(copyFont, { body: fontAt('/l.woff2') });
    expect(copied).toEqual({ name: 'Lora', url: expect.stringMatching(ADDRESS) });
    expect(await admin.get(copyFont, { body: fontAt('/l.woff2') })).toEqual(copied);
    expect(await copiesOf()).toHaveLength(1);
    const reply = await server.app.inject({ url: copied.url, headers: { origin: 'https://salon.example' } });
    expect(reply.rawPayload.equals(latin)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'font/woff2',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    for (const path of [copied.url.replace('.woff2', '.html'), copied.url.slice(0, -7), `${copied.url}/..`])
      expect((await send(server, null, { url: path })).status, path).toBe(404);
  });

  test('of a style sheet every file is copied, and the plain letters’ is the first to be loaded', async () => {
    files.set('/css2?family=Lora', sheetOf(faces));
    const copied = await admin.get(copyFont, { body: fontAt('/css2?family=Lora', '') });
    expect(copied).toEqual({
      name: 'Lora',
      url: copied.faces?.[1]?.url,
      faces: [
        { url: expect.stringMatching(ADDRESS), weight: '400 700', range: 'U+0100-02BA' },
        { url: expect.stringMatching(ADDRESS), weight: '400 700', range: 'U+0000-00FF,U+0131' },
      ],
    });
    const file = await readFile(join(pictures, copied.url.replace('/medias/', '')));
    expect(file.equals(latin)).toBe(true);
  });

  test('a file that several weights share is fetched once; the usual weight is the first', async () => {
    const weights = ['200', '400', '700'].map((weight) => ({ family: 'Lora', url: '/l.woff2', weight }));
    files.set('/css2', sheetOf(weights));
    const { faces: all, url } = await admin.get(copyFont, { body: fontAt('/css2') });
    expect(all?.map(({ weight }) => weight)).toEqual(['200', '400', '700']);
    expect(new Set(all?.map((face) => face.url))).toEqual(new Set([url]));
    expect(host.asked).toEqual(['/css2', '/l.woff2']);
  });

  test('of several fonts in a sheet the one of the name is taken, whatever its capitals', async () => {
    files.set('/css2', sheetOf([{ family: 'Other', url: '/e.woff2' }, ...faces.slice(1)]));
    expect((await admin.get(copyFont, { body: fontAt('/css2', 'lora') })).faces).toHaveLength(1);
    expect(await admin.refusal(copyFont, { body: fontAt('/css2', 'Inter') })).toMatchObject({
      field: 'url',
      message: 'La feuille de style n’a pas de police de ce nom. Elle contient\u00a0: Other et Lora.',
    });
  });
});

const many = (count: number) =>
  sheetOf(Array.from({ length: count }, (_, at) => ({ family: 'Lora', url: `/l.woff2?${at}` })));

describe('a font is not copied, and nothing of it is kept, where', () => {
  test.each<[string, string, () => Buffer | string | null, RegExp]>([
    ['its host is silent', '/l.css', () => null, /ne l’envoie pas/],
    ['it is a page', '/l.css', () => '<!doctype html>', /Aucune police/],
    ['it is cut off', '/l.woff2', () => latin.subarray(0, -10), /Aucune police/],
    [
      'one of its files is none',
      '/l.css',
      () => sheetOf([...faces, { family: 'Lora', url: '/page' }]),
      /Aucune/,
    ],
    [
      'one of its files is missing',
      '/l.css',
      () => sheetOf([{ family: 'Lora', url: '/gone' }, ...faces]),
      /envoie/,
    ],
    ['it has too many files', '/l.css', () => many(41), /trop lourde/],
    ['its style sheet is too long', '/l.css', () => sheetOf(faces) + ' '.repeat(300_000), /Aucune police/],
    ['its file is too large', '/l.woff2', () => Buffer.alloc(5_000_001), /trop lourde/],
    ['its files are too large together', '/l.css', () => many(40), /trop lourde/],
    [
      'its files are of another host',
      '/l.css',
      () => sheetOf([{ family: 'Lora', url: 'https://evil.example/l.woff2' }]),
      /ces hôtes/,
    ],
    [
      'its files are of this machine',
      '/l.css',
      () => sheetOf([{ family: 'Lora', url: 'http://127.0.0.1:4100/l.woff2' }]),
      /ces hôtes/,
    ],
    [
      'its file stands in the sheet',
      '/l.css',
      () => sheetOf([{ family: 'Lora', url: '"data:font/woff2;base64,d09GMg=="' }]),
      /ces hôtes/,
    ],
  ])('%s', async (_, path, content, told) => {
    const file = content();
    if (file !== null) files.set(path, file);
    files.set('/page', '<!doctype html>');
    // Fonts of which forty are more than may be copied.
    const large = Buffer.concat([latin, Buffer.alloc(150_000)]);
    large.writeUInt32BE(large.length, 8);
    for (let at = 0; at < 41; at += 1) files.set(`/l.woff2?${at}`, large);
    const refusal = await admin.refusal(copyFont, { body: fontAt(path) });
    expect(refusal).toMatchObject({ code: 422, type: 'invalid', field: 'url' });
    expect(refusal.message).toMatch(told);
    expect(await copiesOf()).toEqual([]);
  });

  test('its host is not allowed, which the sentence names with those that are', async () => {
    for (const url of [
      'https://evil.example/l.woff2',
      'http://fonts.example/l.woff2',
      'http://localhost:4100/',
      'lora',
    ])
      expect(await admin.refusal(copyFont, { body: { name: 'Lora', url } }), url).toMatchObject({
        message: 'Les polices ne sont copiées que depuis ces hôtes, en https\u00a0: fonts.example.',
      });
    expect(host.asked).toEqual([]);
  });

  test.each(['staff', 'provider', 'manager', null] as const)('%s asks', async (role) => {
    const other = role === null ? clientOf(server, salon) : await clientAs(server, salon, role);
    expect([401, 403]).toContain((await other.refusal(copyFont, { body: fontAt('/l.woff2') })).code);
    expect(host.asked).toEqual([]);
  });
});

describe('a theme', () => {
  const seen = async () => (await clientOf(server, salon).get(currentCompany)).themes.general.headerFont;

  test('a draft has its fonts copied, its preview shows them, and visitors once it is published', async () => {
    files.set('/css2', sheetOf(faces));
    const change = fonts({ headerFont: fontAt('/css2'), bodyFont: { name: 'Figtree', url: '' } });
    const draft = await admin.get(saveDraft, { body: { version: 0, change } });
    const { headerFont, bodyFont } = draft.change.themes?.general ?? {};
    expect(headerFont?.url).toMatch(ADDRESS);
    expect(headerFont?.faces).toHaveLength(2);
    expect(bodyFont).toEqual({ name: 'Figtree', url: '' });
    const { token } = await admin.get(openPreview);
    const viewer = clientOf(server, salon, { previewTheme: token });
    expect((await viewer.get(currentCompany)).themes.general.headerFont).toEqual(headerFont);
    expect(await seen()).toBeUndefined();
    // Saved with something else, it is asked for no more.
    host.asked.splice(0);
    const { version } = await admin.get(saveDraft, { body: { version: 1, change: draft.change } });
    expect(host.asked).toEqual([]);
    await admin.get(publishDraft, { body: { version } });
    expect(await seen()).toEqual(headerFont);
  });

  test('a font that cannot be copied is refused by its field, and the draft keeps its earlier one', async () => {
    const { change } = await admin.get(saveDraft, {
      body: { version: 0, change: fonts({ menuFont: fontAt('/l.woff2') }) },
    });
    const body = { version: 1, change: fonts({ menuFont: fontAt('/gone.woff2') }) };
    expect(await admin.refusal(saveDraft, { body })).toMatchObject({
      code: 422,
      field: 'change.themes.general.menuFont.url',
      message: 'L’hôte de la police ne l’envoie pas. Vérifiez l’adresse ou réessayez plus tard.',
    });
    expect(await admin.get(readDraft)).toMatchObject({ version: 1, change });
  });

  test('no file of a font may lie elsewhere', async () => {
    const elsewhere = { url: 'https://evil.example/l.woff2', weight: '400', range: '' };
    const change = fonts({ bodyFont: { name: 'Lora', url: '/medias/l.woff2', faces: [elsewhere] } });
    expect(await admin.refusal(saveDraft, { body: { version: 0, change } })).toMatchObject({
      field: 'change.themes.general.bodyFont.faces',
    });
  });

  test('a company that is written has its fonts copied too; what it has already is written back as it is', async () => {
    const id = salon;
    const { company } = await admin.get(updateCompany, {
      params: { id },
      body: fonts({ bodyFont: fontAt('/l.woff2') }),
    });
    expect(company.themes.general.bodyFont?.url).toMatch(ADDRESS);
    host.asked.splice(0);
    const again = await admin.get(updateCompany, { params: { id }, body: { company } });
    expect(again.company.themes).toEqual(company.themes);
    expect(host.asked).toEqual([]);
  });

  test('a company that is written with a font that cannot be copied keeps what was written, and another font is copied', async () => {
    const bodyFont = { name: 'Lora', url: 'https://elsewhere.example/lora.woff2' };
    const { company } = await admin.get(updateCompany, {
      params: { id: salon },
      body: { company: fonts({ headerFont: fontAt('/gone'), bodyFont, menuFont: fontAt('/l.woff2') }) },
    });
    expect(company.themes.general).toMatchObject({
      headerFont: fontAt('/gone'),
      bodyFont,
      menuFont: { url: expect.stringMatching(ADDRESS) },
    });
    expect((await admin.get(readCompany, { params: { id: salon } })).company).toEqual(company);
  });
});
