/** What is measured of rendering, built as the server has it: the engine, and React alone on a tree that the engine opens. */
export { renderElement } from '#server/render/engine/render-element.tsx';
export { openElement } from '#server/render/engine/opened-element.tsx';
export { markupOf } from '#server/render/engine/react-markup.ts';
export { withoutStyles } from '#server/render/engine/markup-styles.ts';
