import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { Locale } from '#domain/locale.ts';
import { companies } from '../../database/schema/tenants.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { renderUpload } from '../../uploads/renditions.ts';

let server: TestServer;
let pictures: string;

beforeAll(async () => {
  pictures = await mkdtemp(join(tmpdir(), 'vitrine-icons-'));
  server = await startTestServer({ folders: { pictures } });
});
afterAll(async () => {
  await server.close();
  await rm(pictures, { recursive: true });
});

interface Manifest extends Readonly<Record<string, unknown>> {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly purpose: string;
    readonly type: string;
  }[];
}

const visit = (company: string, url: string) =>
  server.app.inject({ url, headers: { host: `${company}.localhost:4100` } });
const manifestOf = async (company: string, url = '/manifest.webmanifest') => {
  const reply = await visit(company, url);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ]);
  return reply.json<Manifest>();
};

async function change(company: string, changed: (profile: CompanyWire) => CompanyWire): Promise<void> {
  const { db } = server.database;
  const [row] = await db.select().from(companies).where(eq(companies.id, company));
  await db
    .update(companies)
    .set({ profile: changed(row!.profile) })
    .where(eq(companies.id, company));
}

/** The colours of an icon, `#rrggbbaa`, at a share of its side from the left and the top. */
async function colourAt(icon: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
  return `#${data.subarray(at, at + 4).toString('hex')}`;
}

async function iconsOf(company: string): Promise<ReadonlyMap<string, Buffer>> {
  const { icons } = await manifestOf(company);
  const found = new Map<string, Buffer>();
  for (const { src, sizes, purpose, type } of icons) {
    const reply = await visit(company, src);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, type]);
    expect(reply.headers['cache-control']).toContain('immutable');
    const { width, height, format } = await sharp(reply.rawPayload).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    found.set(`${purpose} ${sizes}`, reply.rawPayload);
  }
  return found;
}

describe('the manifest of a company', () => {
  test.each<[Locale, string, string]>([
    ['fr', '/manifest.webmanifest', '/'],
    ['en', '/en/manifest.webmanifest', '/en'],
    ['de', '/de/manifest.webmanifest', '/de'],
    ['es', '/es/manifest.webmanifest', '/es'],
    ['it', '/it/manifest.webmanifest', '/it'],
  ])(
    'in %s has all that an app is made from, and is named by each page in the language',
    async (lang, url, start) => {
      const company = await server.addCompany({
        langs: { fr: true, en: true, de: true, es: true, it: true },
      });
      const manifest = await manifestOf(company, url);
      expect(manifest).toMatchObject({
        id: '/',
        name: `Salon ${company}`,
        short_name: 'Salon',
        lang,
        start_url: start,
        scope: '/',
        display: 'standalone',
      });
      for (const name of ['theme_color', 'background_color']) expect(manifest[name]).toMatch(/^#[\da-f]{6}$/);
      expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
        'any 192x192',
        'any 512x512',
        'maskable 192x192',
        'maskable 512x512',
      ]);
      const { body, headers } = await visit(company, `${start === '/' ? '' : start}/contact`);
      expect(body).toContain(`<link rel="manifest" href="${url}">`);
      expect(headers['content-security-policy']).toContain("manifest-src 'self'");
      expect((await visit(company, start)).statusCode).toBe(200);
    },
  );

  test('is none in a language that is not enabled', async () => {
    expect((await visit(await server.addCompany(), '/de/manifest.webmanifest')).statusCode).toBe(404);
  });

  test('has the colours of the theme, and pages say them for light and dark, or for the one that the company chose', async () => {
    const company = await server.addCompany();
    const colours = async () => {
      const { body } = await visit(company, '/');
      return [...body.matchAll(/<meta name="theme-color"(?: media="([^"]*)")? content="([^"]*)">/g)].map(
        ([, media, colour]) => [media, colour],
      );
    };
    const [light, dark, ...others] = await colours();
    expect([light?.[0], dark?.[0], others]).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
      [],
    ]);
    expect(light?.[1]).not.toBe(dark?.[1]);
    expect((await manifestOf(company))['theme_color']).toBe(light?.[1]);
    await change(company, (profile) => ({
      ...profile,
      themes: { ...profile.themes, general: { dark: true, headerColor: '#102030' } },
    }));
    expect(await colours()).toEqual([[undefined, '#102030']]);
    expect((await manifestOf(company))['theme_color']).toBe('#102030');
  });
});

describe('the icons of a company', () => {
  const picture = async (company: string, colour: string) => {
    const folder = join(pictures, 'uploads', company, 'medias');
    await mkdir(folder, { recursive: true });
    const content = await sharp({ create: { width: 320, height: 160, channels: 3, background: colour } })
      .webp({ lossless: true })
      .toBuffer();
    const name = '01234567-0123-4123-8123-0123456789ab.320.webp';
    await writeFile(join(folder, name), content);
    return `/medias/uploads/${company}/medias/${name}`;
  };
  const withIcon =
    (image: string, logo = '') =>
    (profile: CompanyWire) => ({
      ...profile,
      identity: { ...profile.identity, logo },
      booker: { ...profile.booker, favicon: { image, title: '' } },
    });

  test('are its initials on its colour where it has no picture, or one that is elsewhere or broken', async () => {
    const company = await server.addCompany();
    const shown: string[] = [];
    for (const image of [
      '',
      'https://elsewhere.example/a.png',
      '/medias/../secret.png',
      '/medias/none/icon.svg',
    ]) {
      await change(company, withIcon(image));
      const icons = await iconsOf(company);
      const icon = icons.get('maskable 512x512')!;
      expect(await colourAt(icon, 0.01, 0.01)).toMatch(/ff$/);
      const { entropy } = await sharp(icon).stats();
      expect(entropy).toBeGreaterThan(0.1);
      shown.push(icon.toString('base64'));
    }
    expect(new Set(shown).size).toBe(1);
    await writeFile(join(pictures, 'broken.webp'), 'no picture');
    await change(company, withIcon('/medias/broken.webp'));
    expect(await colourAt((await iconsOf(company)).get('any 192x192')!, 0.01, 0.01)).toMatch(/ff$/);
  });

  test('are made from its picture of the tab, else its logo, whole and in the middle', async () => {
    const company = await server.addCompany();
    const red = await picture(company, '#ff0000');
    for (const changed of [withIcon(red), withIcon('', red)]) {
      await change(company, changed);
      const icons = await iconsOf(company);
      expect(await colourAt(icons.get('any 512x512')!, 0.01, 0.5)).toBe('#ff0000ff');
      expect(await colourAt(icons.get('any 512x512')!, 0.5, 0.05)).toMatch(/00$/);
      // What a system cuts leaves the picture alone, and shows no hole.
      expect(await colourAt(icons.get('maskable 512x512')!, 0.5, 0.5)).toBe('#ff0000ff');
      expect(await colourAt(icons.get('maskable 512x512')!, 0.12, 0.5)).toMatch(/^#(?!ff0000).{6}ff$/);
    }
  });

  test('are made from a drawing of the operator’s, also after readers of drawings were forbidden for uploads', async () => {
    await renderUpload(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    const company = await server.addCompany();
    await mkdir(join(pictures, company));
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#00f" d="M0 0h10v10H0z"/></svg>';
    await writeFile(join(pictures, company, 'favicon.svg'), svg);
    expect(await colourAt((await iconsOf(company)).get('any 512x512')!, 0.5, 0.5)).toBe('#0000ffff');
  });

  test('have another address once they show something else, and the page names the one for telephones', async () => {
    const company = await server.addCompany();
    const addressIn = async () =>
      /<link rel="apple-touch-icon" href="([^"]+)">/.exec((await visit(company, '/')).body)?.[1] ?? '';
    const before = await addressIn();
    expect((await visit(company, before)).headers['content-type']).toBe('image/png');
    await change(company, (profile) => ({
      ...profile,
      identity: { ...profile.identity, displayName: 'Autre nom' },
    }));
    const after = await addressIn();
    expect(after).not.toBe(before);
    expect((await visit(company, before)).headers['location']).toBe(after);
    expect((await visit(company, after.replace('touch-180', 'touch-999'))).statusCode).toBe(404);
    expect((await visit(await server.addCompany(), after)).headers['location']).not.toBe(after);
  });

  test('stand in for the picture of the tab where there is none', async () => {
    const company = await server.addCompany({ favicon: { image: '', title: '' } });
    const { body } = await visit(company, '/');
    const href = /<link rel="icon" href="([^"]+)">/.exec(body)?.[1] ?? '';
    expect((await visit(company, '/favicon.ico')).headers['location']).toBe(href);
    expect((await visit(company, href)).headers['content-type']).toBe('image/png');
  });
});
