import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { FinderScreen } from '#widgets/finder/finder-screen.tsx';
import { defineWidget } from '../define-widget.ts';
import { finderFace } from '../faces/finder.ts';
import { siteTree } from '../site/site-tree.tsx';

/** Registers `vitrine-finder`. */
export function define(): void {
  defineWidget(
    finderFace,
    siteTree({
      face: finderFace,
      Screen: FinderScreen,
      texts: 'finder',
      navigation: () => ({ kind: 'memory', start: { route: { kind: 'home' }, query: EMPTY_QUERY } }),
      waiting: 'h-96',
    }),
  );
}
