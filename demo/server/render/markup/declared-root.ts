import { SERVER_ONLY } from '#element/hydration/server-markup.ts';
import { documentCss } from '#theme/sheet.ts';
import { unregisteredUnitCss } from '#theme/unit.ts';
import { ROOT_CLASS } from '#theme/tokens.ts';
import type { RenderedElement } from '../engine/render-element.tsx';
import { jsonInScript } from './json-in-script.ts';

/**
 * An element's root as markup, which a browser attaches while it reads it: its sheet, a notice, what it shows and last, since
 * nobody waits for it, what that was made from.
 */
export function declaredRoot({ html, css, data }: RenderedElement, notice: string): string {
  return `<template shadowrootmode="open"><style ${SERVER_ONLY}>${css.replaceAll('</', String.raw`<\/`)}</style>
${notice}<div class="${ROOT_CLASS}">${html}</div>
<script ${SERVER_ONLY} type="application/json">${jsonInScript(data)}</script></template>`;
}

/** The same for a document that is not ours. */
export function rootForAnyPage(rendered: RenderedElement): string {
  return declaredRoot({ ...rendered, css: rendered.css + unregisteredUnitCss(ROOT_CLASS) }, '');
}

/** What such a root needs of its document, which a script would register there. */
export const headCss = (rendered: RenderedElement | null): string => (rendered ? documentCss() : '');
