import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '#domain/locale.ts';
import type { TextLoader, TextTree } from '#stores/texts/texts.ts';
import type { definitionOf, renderElement } from './engine/render-element.tsx';

/** What renders elements, what those take, and the words that it does so in. */
export interface Renderer {
  readonly render: typeof renderElement;
  readonly definitionOf: typeof definitionOf;
  readonly texts: TextLoader;
}

export interface RendererFolders {
  /** The screens, built for a server: `dist-server`. */
  readonly built: string;
  readonly locales: string;
}

/** The renderer that was built into a folder; null where nothing was built. */
export async function openRenderer({ built, locales }: RendererFolders): Promise<Renderer | null> {
  const file = join(built, 'render-element.js');
  if (!existsSync(file)) return null;
  const { renderElement: render, definitionOf } = (await import(pathToFileURL(file).href)) as {
    readonly renderElement: Renderer['render'];
    readonly definitionOf: Renderer['definitionOf'];
  };
  return { render, definitionOf, texts: textsIn(locales) };
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
    // What could not be read may well be read the next time.
    file.catch(() => files.delete(name));
    return file;
  };
}
