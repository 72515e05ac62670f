import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity, entityFrom } from '../entity.ts';
import { NumericId } from '../fields/id.ts';
import { PageQuery, pageOf } from '../fields/page.ts';
import { LookChange } from './company-wire.ts';
import { FontWire } from './font-wire.ts';

/** What is to change of a site and is not published; whoever has a preview's token sees it. */
export const ThemeDraftWire = entity('ThemeDraft', {
  /** Another number after every change: of two who edit, the second is told. */
  version: Type.Integer({ minimum: 0 }),
  /** Number of what was published last; 0: nothing was. Another one: visitors may see another look than the one that is changed. */
  published: Type.Integer({ minimum: 0 }),
  change: LookChange,
  /** ISO 8601; null: nothing is drafted. */
  changedAt: Type.Union([Type.String(), Type.Null()]),
  /** Of the staff; empty where nobody is known. */
  changedBy: Type.String(),
});
export type ThemeDraftWire = Static<typeof ThemeDraftWire>;

/** One setting before and after; absent: there was none. */
const SettingChange = entity('SettingChange', {
  /** As `themes.general.buttonsColor`. */
  path: Type.String(),
  before: Type.Optional(Type.Unknown()),
  after: Type.Optional(Type.Unknown()),
});

/** A look that was published; the newest has the highest number. */
export const PublishedThemeWire = entity('PublishedTheme', {
  number: NumericId,
  /** ISO 8601. */
  publishedAt: Type.String(),
  publishedBy: Type.String(),
  changes: Type.Array(SettingChange),
  /** The number whose look came back by it; null: a draft was published. */
  restored: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** Whether visitors see it: not once another one was published, or the company was changed by itself. */
  current: Type.Boolean(),
});
export type PublishedThemeWire = Static<typeof PublishedThemeWire>;

const ByNumber = Type.Object({ number: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) });

const Version = Type.Object({ version: Type.Integer({ minimum: 0 }) });

export const themesSchemas = {
  'themes.draft': { summary: 'What of the look is drafted', reply: ThemeDraftWire },
  'themes.save': {
    strict: true,
    summary:
      'Drafts a look in place of what was drafted; refused as a conflict where that is no longer `version`',
    body: Type.Object({
      ...Version.properties,
      change: LookChange,
      /** Paths whose published value, as it is now, the draft takes the place of; each other one that was drafted before keeps what it was drafted over. */
      accepted: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 500 })),
    }),
    reply: ThemeDraftWire,
  },
  'themes.publish': {
    summary:
      'Gives what is drafted to visitors; a conflict where it is no longer `version`, or a setting was changed otherwise since',
    body: Version,
    /** With the version of the emptied draft. */
    reply: entityFrom('PublishedDraft', PublishedThemeWire, Version.properties),
  },
  'themes.published': {
    summary: 'A page of what was published, the newest first',
    query: Type.Object(PageQuery),
    reply: pageOf(PublishedThemeWire),
  },
  'themes.restore': {
    summary: 'Publishes the look as it was once a number was published; 0: before the first',
    params: ByNumber,
    reply: PublishedThemeWire,
  },
  'themes.restoring': {
    summary: 'What of the look would change if that of a number was published again',
    params: ByNumber,
    reply: Type.Pick(PublishedThemeWire, ['changes']),
  },
  'themes.look': {
    summary: 'What of the look is published, in every language, to whoever has the token of a preview',
    reply: LookChange,
  },
  'themes.copyFont': {
    strict: true,
    summary:
      'Copies a font of an allowed host to the company’s files, from which alone visitors have it; `url` is that of a style sheet or a file',
    body: Type.Object({ name: Type.String({ maxLength: 60 }), url: Type.String({ maxLength: 2000 }) }),
    reply: FontWire,
  },
  'themes.preview': {
    summary: 'A token for the `previewtheme` header, with which what is drafted is seen',
    reply: Type.Object({
      token: Type.String(),
      /** ISO 8601. */
      expiresAt: Type.String(),
      /** Seconds until then, for whoever has another clock. */
      expiresIn: Type.Integer(),
    }),
  },
} satisfies FamilySchemas;
