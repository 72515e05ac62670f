import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { FontWire } from '#contract/company/font-wire.ts';
import { publishDraft, readDraft, saveDraft } from '#contract/company/themes.ts';
import { companies } from '../../database/schema/tenants.ts';
import { publishedThemes, themeDrafts } from '../../database/schema/themes.ts';
import { refuse } from '../../http/refusal.ts';
import type { Client } from '../../testing/client.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { copySavedFonts } from '../saved-fonts.ts';

const LORA: FontWire = { name: 'Lora', url: 'https://fonts.example/lora.woff2' };
const GONE: FontWire = { name: 'Gone', url: 'https://fonts.example/gone.woff2' };
const COPY: FontWire = { name: 'Lora', url: '/medias/uploads/x/fonts/lora.woff2' };

let admin: Client;

openSalons();
beforeEach(async () => {
  admin = await clientAs(server, salon, 'admin');
});

/** Looks as they were saved before fonts were copied: one that is published, and a draft over it. */
async function saveBefore(font: FontWire): Promise<void> {
  const { db } = server.database;
  const change = { themes: { general: { buttonsColor: '#123456' } } };
  const { version } = await admin.get(saveDraft, { body: { version: 0, change } });
  await admin.get(publishDraft, { body: { version } });
  await admin.get(saveDraft, {
    body: { version: 2, change: { themes: { general: { buttonsColor: '#654321' } } } },
  });
  const [company] = await db.select().from(companies).where(eq(companies.id, salon));
  const { profile } = company!;
  const general = { ...profile.themes.general, headerFont: font };
  await db
    .update(companies)
    .set({ profile: { ...profile, themes: { ...profile.themes, general } } })
    .where(eq(companies.id, salon));
  const drafted = { themes: { general: { headerFont: font, bodyFont: GONE } } };
  await db
    .update(themeDrafts)
    .set({ change: drafted, base: { themes: { general: { headerFont: font } } } })
    .where(eq(themeDrafts.companyId, salon));
  const published = eq(publishedThemes.companyId, salon);
  const look = { themes: { general: { headerFont: font } } };
  const changes = [{ path: 'themes.general.headerFont', before: GONE, after: font }];
  await db.update(publishedThemes).set({ look, changes }).where(published);
}

test('every look that was saved has the copy, and what cannot be copied is left and told', async () => {
  await saveBefore(LORA);
  const asked: unknown[] = [];
  const copy = async (companyId: string, font: FontWire) => {
    asked.push([companyId, font.name]);
    return font.name === 'Gone' ? refuse('invalid', { sentence: 'font_silent' }) : COPY;
  };
  const { db } = server.database;
  const told = await copySavedFonts(db, copy);
  expect(told.copied).toBe(1);
  expect(told.left).toMatchObject([{ companyId: salon, font: GONE }]);
  // Each once, however many looks have it.
  expect(asked).toEqual([
    [salon, 'Lora'],
    [salon, 'Gone'],
  ]);
  const [company] = await db.select().from(companies).where(eq(companies.id, salon));
  expect(company?.profile.themes.general).toMatchObject({ buttonsColor: '#123456', headerFont: COPY });
  const draft = await admin.get(readDraft);
  expect(draft.change).toEqual({ themes: { general: { headerFont: COPY, bodyFont: GONE } } });
  expect(draft.version).toBe(4);
  const rows = await db.select().from(publishedThemes).where(eq(publishedThemes.companyId, salon));
  expect(rows.map(({ look }) => look)).toEqual([
    { themes: { general: { headerFont: COPY } } },
    { themes: { general: { headerFont: COPY } } },
  ]);
  expect(rows[0]?.changes).toEqual([{ path: 'themes.general.headerFont', before: GONE, after: COPY }]);
  // To whoever publishes it, nothing was published otherwise since it was drafted.
  await admin.get(publishDraft, { body: { version: 4 } });
  expect((await copySavedFonts(db, copy)).copied).toBe(0);
});
