import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { companyTheme, hexColours } from '#server/render/theme-colours.ts';
import type { PictureSource } from '../hosts/files/picture-source.ts';
import type { Tenant } from '../router/route.ts';
import { sha256 } from '../sha256.ts';
import { ICON_KINDS, type IconOrder } from './icon-kinds.ts';
import { initialsOf } from './initials.ts';

const run = promisify(execFile);
const PRINTER = fileURLToPath(new URL('./print-icons.ts', import.meta.url));
/** Milliseconds. */
const PATIENCE = 20_000;
/** Raised where icons are printed otherwise. */
const EDITION = 1;

export interface AppIcons {
  /** The path of an icon, which changes with all that it shows: `/icons/{version}/any-192.png`. */
  pathOf(tenant: Tenant, name: string): Promise<string>;
  /** The bytes of what such a path names, or the path at which its like is by now; null for any other path. */
  read(tenant: Tenant, path: string): Promise<Buffer | string | null>;
}

/**
 * Icons of companies, from the picture of their tab or their logo, else their initials, in a folder beside the pictures. Each set is
 * printed when one of it is first asked for, in a process of its own: this one reads no drawings.
 */
export function createAppIcons(pictures: string, source: PictureSource): AppIcons {
  const underWay = new Map<string, Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();

  async function fileOf(address: string): Promise<string | null> {
    const [, path] = /^\/medias\/([\w-]+(?:[/.][\w-]+)*)$/.exec(address) ?? [];
    if (path === undefined) return null;
    const file = join(pictures, (await source.fileFor(path)) ?? path);
    return (await stat(file).catch(() => null))?.isFile() ? file : null;
  }

  async function orderOf({ id, profile }: Tenant): Promise<IconOrder & { readonly version: string }> {
    const { identity, booker } = profile;
    const theme = companyTheme(profile);
    const colour = hexColours(theme, theme.scheme ?? 'light');
    const facts = {
      picture: (await fileOf(booker.favicon.image)) ?? (await fileOf(identity.logo)),
      initials: initialsOf(identity.displayName) || '·',
      ground: colour('surface'),
      accent: colour('accent'),
      ink: colour('onAccent'),
    };
    const version = sha256(JSON.stringify([EDITION, id, facts])).slice(0, 12);
    return { ...facts, version, folder: join(pictures, 'icons', version) };
  }

  /** One set after the other: a printer is a whole process. */
  function print(order: IconOrder): Promise<unknown> {
    const known = underWay.get(order.folder);
    if (known) return known;
    const printing = last.then(() =>
      run(process.execPath, [PRINTER, JSON.stringify(order)], { timeout: PATIENCE }),
    );
    last = printing.catch(() => {});
    underWay.set(order.folder, printing);
    void last.then(() => underWay.delete(order.folder));
    return printing;
  }

  return {
    async pathOf(tenant, name) {
      return `/icons/${(await orderOf(tenant)).version}/${name}.png`;
    },
    async read(tenant, path) {
      const [, version, name] = /^\/icons\/([\w-]+)\/([\w-]+)\.png$/.exec(path) ?? [];
      if (name === undefined || !ICON_KINDS.some((kind) => kind.name === name)) return null;
      const order = await orderOf(tenant);
      if (version !== order.version) return `/icons/${order.version}/${name}.png`;
      const file = join(order.folder, `${name}.png`);
      if (!existsSync(file)) await print(order);
      return readFile(file);
    },
  };
}
