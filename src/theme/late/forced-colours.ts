import { ROOT_CLASS } from '../tokens.ts';

/** Where a system paints everything in its own few colours: what is chosen, where one is, and where a dialog ends. */
export const FORCED_COLOURS = `
@media (forced-colors:active){
.${ROOT_CLASS} :focus-visible{outline-color:Highlight}
.${ROOT_CLASS} :is([aria-selected=true],[aria-checked=true],[aria-pressed=true],label:has(:checked)){forced-color-adjust:none;background:Highlight;color:HighlightText;border-color:Highlight}
.${ROOT_CLASS} :is([aria-selected=true],[aria-checked=true],[aria-pressed=true],label:has(:checked)) *{forced-color-adjust:none;background:transparent;color:HighlightText}
.${ROOT_CLASS} [aria-current=step]{text-decoration:underline}
.${ROOT_CLASS} [aria-disabled=true]{color:GrayText;border-color:GrayText}
.${ROOT_CLASS} dialog{border:1px solid CanvasText}
.v-skeleton{border:1px solid GrayText}
}
`;
