import { resolve } from 'node:path';
import { layoutsIn, screenSources } from './variant-kinds.ts';

type Layouts = Readonly<Record<string, readonly string[]>>;

/** Of all layouts those of the kinds that have pictures: a screen that is being written may have a kind that nobody can choose yet. */
export const offeredOf = (layouts: Layouts, pictures: object): Layouts =>
  Object.fromEntries(Object.entries(layouts).filter(([kind]) => Object.hasOwn(pictures, kind)));

interface Offered {
  /** By kind and id: what is drawn. */
  readonly pictures: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
  /** The ids of the layouts of these kinds, as the screens have them. */
  readonly layouts: Layouts;
}

/** What the back office of a tree offers. */
export async function offeredIn(root: string): Promise<Offered> {
  const file = resolve(root, 'demo/pages/backoffice/form/layout-pictures.js');
  const { PICTURES: pictures } = (await import(file)) as { readonly PICTURES: Offered['pictures'] };
  return { pictures, layouts: offeredOf(layoutsIn(screenSources(root)), pictures) };
}
