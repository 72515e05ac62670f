import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenOfRole } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { jpegWith, plainPicture } from '../testing/carriers.ts';
import { faultsIn } from '../testing/judge.ts';
import { isServedAsPicture, runTricks } from '../testing/run-tricks.ts';
import { PHP } from '../testing/trick.ts';
import { uploadCorpus } from '../testing/upload-corpus.ts';
import { drawings, polyglots } from '../testing/tricks-by-content.ts';
import { storePicture } from '../upload-files.ts';

let pictures: string;
let server: TestServer;

beforeAll(async () => {
  pictures = await mkdtemp(join(tmpdir(), 'vitrine-uploads-'));
  server = await startTestServer({ folders: { pictures } });
});
afterAll(async () => {
  await server.close();
  await rm(pictures, { recursive: true });
});

test('the corpus has 116 tricks', async () => {
  const titles = (await uploadCorpus()).map(({ title }) => title);
  expect(titles).toHaveLength(116);
  expect(new Set(titles).size).toBe(116);
});

test('no file that is more than a picture is kept as it came, and none is kept elsewhere', async () => {
  const company = await server.addCompany();
  const token = await tokenOfRole(server, company, 'staff');
  const tricks = [...(await polyglots()), ...drawings()];
  const outcomes = await runTricks(server.app, { company, token }, tricks);
  for (const { title, status } of outcomes) expect([200, 422], title).toContain(status);
  const kept = outcomes.filter(({ address }) => address !== null);
  expect(kept.length).toBeGreaterThan(8);
  for (const { title, address } of kept)
    expect(await isServedAsPicture(server.app, address ?? ''), title).toBe(true);
  expect(await faultsIn(join(pictures, 'uploads'))).toEqual([]);
  expect(await readdir(pictures)).toEqual(['uploads']);
});

test('whoever judges what was kept would see a payload', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-judged-'));
  const content = jpegWith(await plainPicture('jpeg'), 0xfe, Buffer.from(PHP));
  const print = { width: 24, format: 'jpg' as const, content };
  const picture = { width: 24, height: 16, widths: [24], colour: '#000000', prints: [print] };
  await storePicture({ pictures: folder, companyId: 'salon', folder: 'posts' }, picture);
  expect(await faultsIn(join(folder, 'uploads'))).toEqual([expect.stringContaining('more than pixels')]);
  await rm(folder, { recursive: true });
});
