import { markupOf } from '#server/render/engine/react-markup.ts';
import { openElement } from '#server/render/engine/opened-element.tsx';
import { renderElement } from '#server/render/engine/render-element.tsx';
import { withoutStyles } from '#server/render/engine/markup-styles.ts';

/** What is measured of rendering, built as the server has it: the engine, and React alone on a tree that the engine opens. */
export const engines = { renderElement, openElement, markupOf, withoutStyles };
export type Engines = typeof engines;
