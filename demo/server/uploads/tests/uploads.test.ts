import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listMedias, uploadImage, uploadImages } from '#contract/content/medias.ts';
import type { MediaWire } from '#contract/content/medias.schemas.ts';
import { clientOf, type Client } from '../../testing/client.ts';
import { clientAs, tokenOfRole } from '../../testing/people.ts';
import { send, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { plainPicture } from '../testing/carriers.ts';

let pictures: string;
let server: TestServer;
let salon: string;
let staff: Client;

beforeAll(async () => {
  pictures = await mkdtemp(join(tmpdir(), 'vitrine-uploads-'));
  server = await startTestServer({ folders: { pictures } });
});
beforeEach(async () => {
  salon = await server.addCompany();
  staff = await clientAs(server, salon, 'staff');
});
afterAll(async () => {
  await server.close();
  await rm(pictures, { recursive: true });
});

const blob = (content: Buffer | string) =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)]);

function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#40a060' } });
}

function fileOf({ url }: MediaWire, width: number, format: string): string {
  const path = url.replace('{width}', String(width)).replace('{format}', format);
  return join(pictures, path.replace('/medias/', ''));
}

describe('a picture', () => {
  test('a picture is printed in several widths and three formats, and listed', async () => {
    const files = [blob(await photo(1500, 1000).jpeg().toBuffer())];
    const media = await staff.get(uploadImage, { files, query: { dir: 'posts' } });
    expect(media).toMatchObject({
      widths: [320, 640, 1280, 1500],
      width: 1500,
      height: 1000,
      dir: 'posts',
      alt: {},
      createdAt: '2026-01-12T07:00:00.000Z',
    });
    expect(media.url).toMatch(
      new RegExp(`^/medias/uploads/${salon}/posts/[0-9a-f-]{36}\\.\\{width\\}\\.\\{format\\}$`),
    );
    for (const width of media.widths) {
      for (const format of ['webp', 'avif', 'jpg']) {
        expect((await sharp(await readFile(fileOf(media, width, format))).metadata()).width).toBe(width);
      }
    }
    const [red, green, blue] = media.colour.match(/[0-9a-f]{2}/g)?.map((part) => parseInt(part, 16)) ?? [];
    for (const [part, wanted] of [
      [red, 0x40],
      [green, 0xa0],
      [blue, 0x60],
    ] as const)
      expect(Math.abs((part ?? 0) - wanted)).toBeLessThan(6);
    expect(await staff.get(listMedias, { query: { dir: 'posts' } })).toMatchObject({
      data: [media],
      total: 1,
    });
    expect((await staff.get(listMedias, { query: { dir: 'events' } })).total).toBe(0);
  });

  test('a picture is served for ever, to anyone, as a picture and as nothing else', async () => {
    const media = await staff.get(uploadImage, { files: [blob(await plainPicture('png'))] });
    const address = media.url.replace('{width}', '24');
    for (const [format, type] of [
      ['webp', 'image/webp'],
      ['avif', 'image/avif'],
      ['jpg', 'image/jpeg'],
    ] as const) {
      const { status, headers } = await send(server, null, { url: address.replace('{format}', format) });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
    }
    await writeFile(join(pictures, 'uploads', salon, 'general', 'page.html'), '<script>x</script>');
    for (const path of [
      address.replace('{format}', 'png'),
      address.replace('24.{format}', '25.webp'),
      `/medias/uploads/${salon}/general/page.html`,
      `/medias/uploads/${salon}/general/../general/page.html`,
      `/medias/uploads/${salon}%2f..%2f..%2fetc`,
      `/medias/uploads/${salon}`,
      '/medias/uploads/',
    ]) {
      expect((await send(server, null, { url: path })).status, path).toBe(404);
    }
  });

  test('a picture stands upright, and tells no more where and by what it was taken', async () => {
    const taken = await photo(40, 20)
      .withExif({ IFD0: { Orientation: '6', Copyright: 'Someone' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const media = await staff.get(uploadImage, { files: [blob(taken)] });
    expect([media.width, media.height]).toEqual([20, 40]);
    for (const format of ['webp', 'avif', 'jpg']) {
      const metadata = await sharp(await readFile(fileOf(media, 20, format))).metadata();
      expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)(
    'a picture may be a %s, whatever it is called',
    async (format) => {
      const file = new File([new Uint8Array(await plainPicture(format))], 'shell.php', { type: 'text/html' });
      expect((await staff.get(uploadImage, { files: [file] })).widths).toEqual([24]);
    },
  );

  test.each([
    ['no picture', 'Bonjour'],
    ['nothing', ''],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
  ])('a picture that is %s is refused', async (_, content) => {
    expect(await staff.refusal(uploadImage, { files: [blob(content)] })).toMatchObject({
      code: 422,
      type: 'file_refused',
      field: 'file.0',
      message: expect.stringContaining('JPEG, PNG, WebP, AVIF ou GIF'),
    });
    expect((await staff.get(listMedias)).total).toBe(0);
  });

  test.each([
    ['of a few bytes and many pixels', () => photo(8000, 5001).png()],
    ['longer than any that is read', () => photo(16_001, 1).png()],
  ])('a picture %s is refused by its pixels', async (_, make) => {
    expect(await staff.refusal(uploadImage, { files: [blob(await make().toBuffer())] })).toMatchObject({
      code: 422,
      type: 'file_refused',
      message: 'Cette image a trop de pixels\u00a0: 40 millions au plus, et 16\u00a0000 par côté.',
    });
    expect((await staff.get(listMedias)).total).toBe(0);
  });
});

describe('a form', () => {
  test('a form of several pictures keeps all of them, or none', async () => {
    const good = blob(await plainPicture('jpeg'));
    const kept = await staff.get(uploadImages, { files: [good, good, good] });
    expect(new Set(kept.map(({ id }) => id)).size).toBe(3);
    const refusal = await staff.refusal(uploadImages, { files: [good, blob('x')], query: { dir: 'gifts' } });
    expect(refusal).toMatchObject({ code: 422, type: 'file_refused', field: 'file.1' });
    expect((await staff.get(listMedias)).total).toBe(3);
    expect(await readdir(join(pictures, 'uploads', salon))).toEqual(['general']);
  });

  test('a form is answered once however often it comes', async () => {
    const files = [blob(await plainPicture('jpeg'))];
    const options = { idempotencyKey: crypto.randomUUID() };
    const first = await staff.get(uploadImage, { files }, options);
    expect(await staff.get(uploadImage, { files }, options)).toEqual(first);
    expect((await staff.get(listMedias)).total).toBe(1);
    const other = [blob(await plainPicture('png'))];
    expect((await staff.refusal(uploadImage, { files: other }, options)).type).toBe('key_reused');
  });

  test('a form that is too large, has too many files or none, or cannot be read is refused', async () => {
    const good = blob(await plainPicture('jpeg'));
    const large = blob(Buffer.alloc(5 * 1024 * 1024 + 1));
    expect((await staff.refusal(uploadImage, { files: [large] })).code).toBe(413);
    expect((await staff.refusal(uploadImage, { files: [good, good] })).code).toBe(413);
    expect((await staff.refusal(uploadImages, { files: Array.from({ length: 11 }, () => good) })).code).toBe(
      413,
    );
    expect(await staff.refusal(uploadImage, { files: [] })).toMatchObject({ code: 422, field: 'file' });
    const token = await tokenOfRole(server, salon, 'staff');
    const raw = (contentType: string, payload: string) =>
      send(server, salon, {
        method: 'POST',
        url: '/upload/image',
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': crypto.randomUUID(),
          'content-type': contentType,
        },
        payload,
      });
    const cut = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc';
    const field = '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc\r\n--b--\r\n';
    for (const [type, payload, status] of [
      ['application/json', '{}', 415],
      ['image/jpeg', 'abc', 415],
      ['multipart/form-data', cut, 400],
      ['multipart/form-data; boundary=b', cut, 400],
      ['multipart/form-data; boundary=b', field, 422],
      ['multipart/form-data; boundary=b', field.replace('"file"', '"__proto__"'), 400],
    ] as const) {
      const reply = await raw(type, payload);
      expect([reply.status, reply.body], `${type} ${payload}`).toMatchObject([status, { type: 'invalid' }]);
    }
    expect((await staff.get(listMedias)).total).toBe(0);
  });

  test('a form is taken from the staff of the company alone, before a byte of it is read', async () => {
    const files = [blob(await plainPicture('jpeg'))];
    expect((await clientOf(server, salon).refusal(uploadImage, { files })).code).toBe(401);
    const provider = await clientAs(server, salon, 'provider');
    expect((await provider.refusal(uploadImages, { files })).code).toBe(403);
    expect((await clientOf(server, salon).refusal(listMedias)).code).toBe(401);
    await staff.get(uploadImage, { files });
    const stranger = await clientAs(server, await server.addCompany(), 'admin');
    expect((await stranger.get(listMedias)).total).toBe(0);
  });

  test('a form goes into a folder of the list alone', async () => {
    const token = await tokenOfRole(server, salon, 'staff');
    for (const dir of ['../posts', 'POSTS', 'posts/..', '']) {
      const reply = await send(server, salon, {
        method: 'POST',
        url: `/upload/image?dir=${encodeURIComponent(dir)}`,
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      });
      expect([reply.status, reply.body], dir).toMatchObject([422, { field: 'dir' }]);
    }
  });
});
