import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '#domain/locale.ts';
import type { TextLoader, TextTree } from '#stores/texts/texts.ts';
import type { renderElement } from './engine/render-element.tsx';

export type RenderElement = typeof renderElement;

/** What renders elements, as it was built into a folder; null where nothing was built. */
export async function openRenderer(folder: string): Promise<RenderElement | null> {
  const file = join(folder, 'render-element.js');
  if (!existsSync(file)) return null;
  const built = (await import(pathToFileURL(file).href)) as { readonly renderElement: RenderElement };
  return built.renderElement;
}

/** The texts of a folder of locales, each file read once. */
export function textsIn(locales: string): TextLoader {
  const files = new Map<string, Promise<TextTree>>();
  const read = async (locale: Locale, namespace: string): Promise<TextTree> =>
    JSON.parse(await readFile(join(locales, locale, `${namespace}.json`), 'utf8')) as TextTree;
  return (locale, namespace) => {
    const name = `${locale}/${namespace}`;
    const file = files.get(name) ?? read(locale, namespace);
    files.set(name, file);
    return file;
  };
}
