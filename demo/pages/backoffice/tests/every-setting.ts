import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LookChange } from '#contract/company/company-wire.ts';
import { LOOK } from '#domain/preview/look.ts';

const { identity, themes, booker } = LookChange.properties;
const known = { identity, booker };

/** The ids of the layouts that the back office offers, by kind of page. */
export const layouts = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../form/layouts.json'), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

/** The path of every setting of the look that a draft may have, by the contract. */
export const EVERY_SETTING: readonly string[] = [
  ...(['identity', 'booker'] as const).flatMap((section) =>
    LOOK[section]
      .filter((name) => Object.hasOwn(known[section].properties, name))
      .map((name) => `${section}.${name}`),
  ),
  ...Object.keys(themes.properties.general.properties).map((name) => `themes.general.${name}`),
  ...Object.keys(layouts).map((kind) => `themes.pages.${kind}`),
];
