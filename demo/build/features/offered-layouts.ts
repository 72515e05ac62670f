import { resolve } from 'node:path';
import { layoutsIn, screenSources } from './variant-kinds.ts';

type Layouts = Readonly<Record<string, readonly string[]>>;

/** Of all layouts those of the kinds that have a name: a screen that is being written may have a kind that nobody can choose yet. */
export const offeredOf = (layouts: Layouts, kinds: object): Layouts =>
  Object.fromEntries(Object.entries(layouts).filter(([kind]) => Object.hasOwn(kinds, kind)));

interface Offered {
  /** What people call each kind of page that a company's layouts are chosen for. */
  readonly kinds: Readonly<Record<string, string>>;
  /** By kind and id: a name, and what is drawn. */
  readonly pictures: Readonly<
    Record<string, Readonly<Record<string, readonly [name: string, ...unknown[]]>>>
  >;
  /** The ids of the layouts of these kinds, as the screens have them. */
  readonly layouts: Layouts;
}

/** What the back office of a tree offers. */
export async function offeredIn(root: string): Promise<Offered> {
  const file = resolve(root, 'demo/pages/backoffice/form/layout-pictures.js');
  const { KINDS: kinds, PICTURES: pictures } = (await import(file)) as {
    readonly KINDS: Offered['kinds'];
    readonly PICTURES: Offered['pictures'];
  };
  return { kinds, pictures, layouts: offeredOf(layoutsIn(screenSources(root)), kinds) };
}
