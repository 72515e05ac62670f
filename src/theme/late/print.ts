import { ROOT_CLASS } from '../tokens.ts';

/**
 * On paper there is nowhere to go: menus, bars, offers and whatever lies over a page are left out, and an article is printed alone, with
 * the addresses that it leads to. Text is dark whatever the scheme, as no ground is printed. A container of sizes would be kept on one page
 * as a whole.
 */
export const PRINT_RULES = `
@media print{
.${ROOT_CLASS},.${ROOT_CLASS} *{container-type:normal!important;min-height:0!important}
.${ROOT_CLASS}{color-scheme:light!important;--v-text:#000!important;--v-muted:#333!important;--v-link:#000!important;--v-on-header:#000!important;--v-surface:#fff!important;--v-raised:#fff!important;--v-header:#fff!important}
.${ROOT_CLASS} :is(nav,footer,header>div>:not(:first-child),[part~=button],dialog,[popover],[data-bar],[data-progress],.fixed,.sticky[class*="bottom-["],[part~=post]>:not(article)){display:none!important}
.${ROOT_CLASS} :is(header,.sticky){position:static!important}
.${ROOT_CLASS} a[href]:not([part]){text-decoration:underline}
.${ROOT_CLASS} [part~=post] article a[href^=http]::after{content:" (" attr(href) ")";font-size:.85em;overflow-wrap:anywhere}
.${ROOT_CLASS} :is(h1,h2,h3,h4){break-after:avoid}
.${ROOT_CLASS} :is(figure,img,tr,blockquote){break-inside:avoid}
}
`;
