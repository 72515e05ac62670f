import { isDeepStrictEqual } from 'node:util';
import type { CompanySettings, CompanyWire } from '#contract/company/company-wire.ts';
import type { FontWire } from '#contract/company/font-wire.ts';
import { THEME_FONTS } from '#domain/company/company-theme.ts';
import { isOwnPath } from '#domain/addresses/own-path.ts';
import type { ServerContext } from '../context.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import { copyFont } from './copy-font.ts';
import { FONT_HOSTS, type FontHosts } from './fetching/font-hosts.ts';

/** What copying needs to know: where the files go, and whence they may come. */
export interface FontContext extends Pick<ServerContext, 'fontHosts'> {
  readonly folders: { readonly pictures: string };
}

export const fontHostsOf = ({ fontHosts }: FontContext): FontHosts =>
  fontHosts ?? { names: FONT_HOSTS, standIn: null };

/** Whether visitors would have it of another host. */
export const isElsewhere = (url: string): boolean => url !== '' && !isOwnPath(url);

interface Settings {
  readonly companyId: string;
  /** As it is: what it has already is not asked for again. */
  readonly profile: CompanyWire;
}

/** Settings whose fonts lie with the company. */
interface CopiedFonts<Change> {
  /** What could not be copied is as it was given: visitors are shown a font of their system in its place. */
  readonly settings: Change;
  /** Of the first that could not, by its address in a draft; null: all could. */
  readonly refusal: Refusal | null;
}

/** The settings with each font that lies elsewhere copied to the company's files. */
export async function withCopiedFonts<Change extends CompanySettings>(
  context: FontContext,
  settings: Change,
  { companyId, profile }: Settings,
): Promise<CopiedFonts<Change>> {
  const general = settings.themes?.general ?? {};
  let refusal: Refusal | null = null;
  const copies: Partial<Record<(typeof THEME_FONTS)[number], FontWire>> = {};
  for (const name of THEME_FONTS) {
    const font = general[name];
    if (font === undefined || isDeepStrictEqual(font, profile.themes.general[name])) continue;
    const field = `change.themes.general.${name}`;
    if (isElsewhere(font.url)) {
      const copied = await copyFont(
        { name: font.name, url: font.url },
        {
          companyId,
          pictures: context.folders.pictures,
          hosts: fontHostsOf(context),
          field: `${field}.url`,
        },
      );
      if (copied instanceof Refusal) refusal ??= copied;
      else copies[name] = copied;
    } else if (font.faces?.some(({ url }) => !isOwnPath(url))) refusal ??= invalidField(`${field}.faces`);
  }
  if (Object.keys(copies).length === 0) return { settings, refusal };
  return {
    settings: { ...settings, themes: { ...settings.themes, general: { ...general, ...copies } } },
    refusal,
  };
}
