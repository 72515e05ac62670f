import { createMemoryHostPage } from '#platform/memory/host-page.ts';
import { memoryStorage } from '#platform/memory/storage.ts';
import { companyWire } from '#platform/testing/wire-data.ts';
import type { BackEnd } from '../../testing/back-end.ts';
import { createVisitor, MONDAY } from '../../testing/visitor.ts';
import { previewSessionFeature } from '../feature.ts';
import { PREVIEW_TOKEN } from '../preview-token.ts';

export const OFFICE = 'https://office.example';
export const TOKEN = 'aB3_-x';
export const GREEN = '#3a5f4b';

export const HOUR = 3_600_000;

export const drafted = () =>
  Object.assign(companyWire({ booker: { previewOrigins: [OFFICE], langs: { fr: true, en: true } } }), {
    previewUntil: new Date(MONDAY + HOUR).toISOString(),
  });

/** A page that shows what is drafted, with the back office around it. */
export async function openPreview({ isPreview = true, meets = [] as Parameters<BackEnd['meet']>[2][] } = {}) {
  const visitor = createVisitor();
  visitor.backEnd.company = isPreview ? drafted() : companyWire();
  const hostPage = createMemoryHostPage();
  const kept = new Map([[PREVIEW_TOKEN, TOKEN]]);
  const tabStorage = memoryStorage(kept);
  const { site } = await visitor.open({ ports: { hostPage: () => Promise.resolve(hostPage), tabStorage } });
  visitor.backEnd.meet('GET', '/api/companies/me', ...meets);
  const session = await site.open(previewSessionFeature);
  const say = async (message: object, { origin = OFFICE, token = TOKEN as unknown } = {}) => {
    hostPage.hear({ origin, data: { vitrine: 'preview', session: token, ...message } });
    await visitor.clock.advance(0);
  };
  const colour = () => site.company.$theme.get()?.accentColour;
  return { site, session, hostPage, visitor, kept, say, colour };
}

export const TO_GREEN = { type: 'colour', field: 'buttonsColor', value: GREEN };
