import { beforeEach, describe, expect, test } from 'vitest';
import { bookAppointment } from '#contract/booking/appointments.ts';
import { currentCompany, readCompany, updateCompany } from '#contract/company/companies.ts';
import {
  changesOfRestore,
  listPublished,
  openPreview,
  publishDraft,
  publishedLook,
  readDraft,
  restorePublished,
  saveDraft,
} from '#contract/company/themes.ts';
import { clientOf, type Client } from '../../testing/client.ts';
import { later, openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';

const GREEN = '#3a5f4b';
const BLUE = '#2244aa';
const buttons = (colour: string) => ({ themes: { general: { buttonsColor: colour } } });

let admin: Client;

openSalons();
beforeEach(async () => {
  admin = await clientAs(server, salon, 'admin');
});

const colourSeen = async (by: Client) => (await by.get(currentCompany)).themes.general.buttonsColor;

const viewerOf = (previewTheme: string) => clientOf(server, salon, { previewTheme });

test('a draft is seen by who has a token, by nobody else, and by everybody once it is published', async () => {
  const before = await colourSeen(visitor);
  const { version } = await admin.get(saveDraft, { body: { version: 0, change: buttons(GREEN) } });
  const { token } = await admin.get(openPreview);
  const viewer = viewerOf(token);
  expect(await colourSeen(viewer)).toBe(GREEN);
  expect((await viewer.get(currentCompany)).previewUntil).toMatch(/^\d{4}-/);
  expect(await colourSeen(visitor)).toBe(before);
  expect(await visitor.get(currentCompany)).not.toHaveProperty('previewUntil');
  await admin.get(publishDraft, { body: { version } });
  expect(await colourSeen(visitor)).toBe(GREEN);
  expect(await admin.get(readDraft)).toEqual({
    version: 2,
    published: 1,
    change: {},
    changedAt: null,
    changedBy: '',
  });
});

test('a token shows one company for a quarter of an hour', async () => {
  await admin.get(saveDraft, { body: { version: 0, change: buttons(GREEN) } });
  const { token, expiresAt, expiresIn } = await admin.get(openPreview);
  expect(Date.parse(expiresAt) - server.clock.now()).toBe(expiresIn * 1000);
  const other = await server.addCompany();
  expect(await colourSeen(clientOf(server, other, { previewTheme: token }))).not.toBe(GREEN);
  later(14 * 60_000);
  expect(await colourSeen(viewerOf(token))).toBe(GREEN);
  later(2 * 60_000);
  expect(await colourSeen(viewerOf(token))).not.toBe(GREEN);
});

test.each(['', 'x', '../../etc', 'a'.repeat(43), 'é'.repeat(43), "' or 1=1 --"])(
  'the word “%s” shows what is published',
  async (word) => {
    await admin.get(saveDraft, { body: { version: 0, change: buttons(GREEN) } });
    const answered = await server.app.inject({
      url: '/api/companies/me',
      headers: { company: `cmp_${salon}`, previewtheme: encodeURIComponent(word) },
    });
    expect(answered.statusCode).toBe(200);
    expect(answered.body).not.toContain(GREEN);
  },
);

test('of two who edit the same draft the second is told, and has lost nothing', async () => {
  const first = await admin.get(saveDraft, { body: { version: 0, change: buttons(GREEN) } });
  expect(await admin.refusal(saveDraft, { body: { version: 0, change: buttons(BLUE) } })).toMatchObject({
    type: 'conflict',
    field: 'version',
  });
  // Sent once more, as after an answer that was lost.
  expect(await admin.get(saveDraft, { body: { version: 0, change: buttons(GREEN) } })).toEqual(first);
  const second = await admin.get(saveDraft, { body: { version: first.version, change: buttons(BLUE) } });
  expect(second.change).toEqual(buttons(BLUE));
  expect(await admin.refusal(publishDraft, { body: { version: first.version } })).toMatchObject({
    type: 'conflict',
    field: 'version',
  });
});

async function publishColour(colour: string): Promise<void> {
  const { version } = await admin.get(readDraft);
  const saved = await admin.get(saveDraft, { body: { version, change: buttons(colour) } });
  await admin.get(publishDraft, { body: { version: saved.version } });
}

const write = (body: object) => admin.get(updateCompany, { params: { id: salon }, body });

test('a look that was published before comes back, and what else was changed since stays', async () => {
  const before = await colourSeen(visitor);
  await publishColour(GREEN);
  await write(buttons('#ffee00'));
  await publishColour(BLUE);
  await write({ identity: { phone: '+33100000001' }, booker: { maintenance: true } });
  expect(await admin.get(restorePublished, { params: { number: 1 } })).toMatchObject({
    number: 3,
    restored: 1,
    changes: [{ path: 'themes.general.buttonsColor', before: BLUE, after: GREEN }],
  });
  expect(await colourSeen(visitor)).toBe(GREEN);
  expect(await admin.get(restorePublished, { params: { number: 0 } })).toMatchObject({ restored: 0 });
  expect(await colourSeen(visitor)).toBe(before);
  const { company } = await admin.get(readCompany, { params: { id: salon } });
  expect([company.identity.phone, company.booker.maintenance]).toEqual(['+33100000001', true]);
  const { data, total } = await admin.get(listPublished, { query: { itemPerPage: 3 } });
  expect([total, data.map(({ number }) => number)]).toEqual([4, [4, 3, 2]]);
  expect(await admin.refusal(restorePublished, { params: { number: 9 } })).toMatchObject({
    type: 'not_found',
  });
});

test('a draft tells what was published last, and publishing it which version is left', async () => {
  const first = await admin.get(saveDraft, { body: { version: 0, change: buttons(GREEN) } });
  expect(first.published).toBe(0);
  expect(await admin.get(publishDraft, { body: { version: first.version } })).toMatchObject({
    number: 1,
    version: 2,
  });
  const second = await admin.get(saveDraft, { body: { version: 2, change: buttons(BLUE) } });
  expect(second.published).toBe(1);
  await admin.get(restorePublished, { params: { number: 0 } });
  expect(await admin.get(readDraft)).toEqual({ ...second, published: 2 });
});

test('which of all that was published visitors see is told, also once the company was changed by itself', async () => {
  const current = async () =>
    (await admin.get(listPublished)).data.filter((each) => each.current).map(({ number }) => number);
  expect(await current()).toEqual([]);
  await publishColour(GREEN);
  await publishColour(BLUE);
  expect(await current()).toEqual([2]);
  await admin.get(restorePublished, { params: { number: 1 } });
  expect(await current()).toEqual([3, 1]);
  await write({ identity: { phone: '+33100000001' } });
  expect(await current()).toEqual([3, 1]);
  await write(buttons('#8a1f1f'));
  expect(await current()).toEqual([]);
});

describe('a setting that was changed otherwise since it was drafted', () => {
  const field = 'change.themes.general.buttonsColor';
  const publishing = (version: number) => admin.refusal(publishDraft, { body: { version } });

  test('is not undone until the draft is saved with it among those that are accepted', async () => {
    const { version } = await admin.get(saveDraft, { body: { version: 0, change: buttons(GREEN) } });
    await write(buttons(BLUE));
    expect(await publishing(version)).toMatchObject({ type: 'conflict', field });
    const body = { version, change: buttons(GREEN), accepted: ['themes.general.buttonsColor'] };
    const again = await admin.get(saveDraft, { body });
    await admin.get(publishDraft, { body: { version: again.version } });
    expect(await colourSeen(visitor)).toBe(GREEN);
  });

  test('is not accepted by saving another setting, another value of it, or the same once more', async () => {
    const { version } = await admin.get(saveDraft, { body: { version: 0, change: buttons(GREEN) } });
    await write(buttons(BLUE));
    const { general } = buttons(GREEN).themes;
    const changes = [
      { themes: { general: { ...general, footerColor: '#111111' } } },
      { themes: { general: { footerColor: '#111111', buttonsColor: '#8a1f1f' } } },
      buttons('#8a1f1f'),
    ];
    for (const [index, change] of changes.entries()) {
      await admin.get(saveDraft, { body: { version: version + index, change } });
      expect(await publishing(version + index + 1)).toMatchObject({ type: 'conflict', field });
    }
  });

  test('and that was never there keeps that it was not', async () => {
    const footer = (footerColor: string) => ({ themes: { general: { footerColor } } });
    const { version } = await admin.get(saveDraft, { body: { version: 0, change: footer(GREEN) } });
    await write(footer(BLUE));
    await admin.get(saveDraft, {
      body: { version, change: { themes: { general: { footerColor: GREEN, roundedMenu: true } } } },
    });
    expect(await publishing(version + 1)).toMatchObject({ field: 'change.themes.general.footerColor' });
  });

  test('is accepted too where the draft is as the back end has it since an answer was lost', async () => {
    await admin.get(saveDraft, { body: { version: 0, change: buttons(GREEN) } });
    await write(buttons(BLUE));
    const body = { version: 0, change: buttons(GREEN), accepted: ['themes.general.buttonsColor'] };
    const { version } = await admin.get(saveDraft, { body });
    expect(version).toBe(1);
    await admin.get(publishDraft, { body: { version } });
  });

  test('and was taken out of the draft is drafted anew over what is published then', async () => {
    const { version } = await admin.get(saveDraft, { body: { version: 0, change: buttons(GREEN) } });
    await write(buttons(BLUE));
    await admin.get(saveDraft, { body: { version, change: {} } });
    await admin.get(saveDraft, { body: { version: version + 1, change: buttons(GREEN) } });
    await admin.get(publishDraft, { body: { version: version + 2 } });
    expect(await colourSeen(visitor)).toBe(GREEN);
  });
});

test('a site that was dark can be drafted as its visitor prefers', async () => {
  await write({ themes: { general: { dark: true } } });
  const { version } = await admin.get(saveDraft, {
    body: { version: 0, change: { themes: { general: { dark: null } } } },
  });
  const { changes } = await admin.get(publishDraft, { body: { version } });
  expect(changes).toEqual([{ path: 'themes.general.dark', before: true, after: null }]);
});

test('nothing that is drafted is nothing to publish', async () => {
  const { version } = await admin.get(saveDraft, { body: { version: 0, change: {} } });
  expect(await admin.refusal(publishDraft, { body: { version } })).toMatchObject({ field: 'change' });
});

test('where the back offices of a company are is told in a preview alone', async () => {
  const previewOrigins = ['https://office.example'];
  await write({ booker: { previewOrigins } });
  const { token } = await admin.get(openPreview);
  expect((await viewerOf(token).get(currentCompany)).booker.previewOrigins).toEqual(previewOrigins);
  expect((await visitor.get(currentCompany)).booker).not.toHaveProperty('previewOrigins');
});

test('what restoring a look would change is told before, and is what it changes then', async () => {
  const params = { number: 1 };
  expect(await admin.refusal(changesOfRestore, { params })).toMatchObject({ type: 'not_found' });
  await publishColour(GREEN);
  expect(await admin.get(changesOfRestore, { params })).toEqual({ changes: [] });
  await publishColour(BLUE);
  await write({ themes: { general: { footerColor: '#111111' } } });
  const told = await admin.get(changesOfRestore, { params });
  expect(told.changes).toContainEqual({ path: 'themes.general.buttonsColor', before: BLUE, after: GREEN });
  expect(told.changes.map(({ path }) => path)).toContain('themes.general.footerColor');
  expect((await admin.get(restorePublished, { params })).changes).toEqual(told.changes);
});

test('what is published is read in every language by who has a token, and by nobody else', async () => {
  const text = { fr: 'Le salon', en: 'The salon' };
  await write({ booker: { primarySiteLinkText: text } });
  await admin.get(saveDraft, { body: { version: 0, change: buttons(GREEN) } });
  const { token } = await admin.get(openPreview);
  const look = await viewerOf(token).get(publishedLook);
  expect(look.booker?.primarySiteLinkText).toEqual(text);
  expect(JSON.stringify(look)).not.toContain(GREEN);
  expect(Object.keys(look.booker ?? {})).not.toContain('payment');
  expect(await visitor.refusal(publishedLook)).toMatchObject({ type: 'forbidden' });
  later(16 * 60_000);
  expect(await viewerOf(token).refusal(publishedLook)).toMatchObject({ type: 'forbidden' });
});

test('nothing is booked by who looks at what is drafted, also once the token has run out', async () => {
  const { token } = await admin.get(openPreview);
  const book = () =>
    server.app.inject({
      method: 'POST',
      url: bookAppointment.path,
      headers: {
        company: `cmp_${salon}`,
        curlang: 'en',
        previewtheme: token,
        'idempotency-key': crypto.randomUUID(),
      },
      payload: {},
    });
  const refusal = { type: 'forbidden', message: expect.stringContaining('This is a preview') };
  expect((await book()).json()).toMatchObject(refusal);
  later(16 * 60_000);
  expect((await book()).json()).toMatchObject(refusal);
});

test('a closed site is seen by who has a token', async () => {
  await write({ booker: { maintenance: true } });
  const { token } = await admin.get(openPreview);
  expect((await viewerOf(token).get(currentCompany)).isDebug).toBe(true);
});

test.each([
  ['change.themes.general.buttonsColor', buttons('red;}')],
  ['change.booker.primarySiteLink', { booker: { primarySiteLink: 'javascript:alert(1)' } }],
  ['change.booker.payment', { booker: { payment: { provider: 'free', keys: { publicKey: '' } } } }],
  ['change.booker.previewOrigins', { booker: { previewOrigins: ['https://evil.example'] } }],
  ['change.identity.phone', { identity: { phone: '+33100000001' } }],
])('what may not be kept, or is no look, is refused: %s', async (field, change) => {
  expect(await admin.refusal(saveDraft, { body: { version: 0, change: change as object } })).toMatchObject({
    type: 'invalid',
    field: field,
  });
});
