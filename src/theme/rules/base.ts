import { colourProperties, declarations, ROOT_CLASS, STATIC_TOKENS } from '../tokens.ts';

const reset = `
:host{display:block}
:host([hidden]){display:none}
.${ROOT_CLASS}{all:initial;display:block;direction:inherit;font-size:medium;--vitrine-unit:1em;--u:var(--vitrine-unit)}
.${ROOT_CLASS},.${ROOT_CLASS} *,.${ROOT_CLASS} ::before,.${ROOT_CLASS} ::after{box-sizing:border-box}
:where(.${ROOT_CLASS}) *,:where(.${ROOT_CLASS}) ::before,:where(.${ROOT_CLASS}) ::after{border:0 solid var(--v-line)}
:where(.${ROOT_CLASS}) :where(h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,fieldset,legend,blockquote,form,hr){margin:0;padding:0;min-width:0;border-width:0;border-style:solid;font:inherit}
:where(.${ROOT_CLASS}) :where(ul,ol){list-style:none}
:where(.${ROOT_CLASS}) :where(img,svg,picture){display:block;max-width:100%}
:where(.${ROOT_CLASS}) :where(button,input,select,textarea,table){font:inherit;letter-spacing:inherit;color:inherit;margin:0}
:where(.${ROOT_CLASS}) :where(button){background:none;border:0 solid transparent;padding:0;text-align:inherit;cursor:pointer}
:where(.${ROOT_CLASS}) :where(button)[aria-disabled=true]{cursor:not-allowed}
:where(.${ROOT_CLASS}) :where(a){color:inherit;text-decoration:none}
:where(.${ROOT_CLASS}) :where(table){border-collapse:collapse;border-spacing:0}
:where(.${ROOT_CLASS}) :where(dialog){color:inherit;border:0;padding:0}
:where(.${ROOT_CLASS}) :where([hidden]){display:none!important}
`;

/** No font size: the body's is the root's own `medium`, and one that counts in `--u` here would be a circle. */
const voice = `
.${ROOT_CLASS}{color-scheme:var(--v-scheme,inherit);color:var(--v-text);background:var(--v-surface);
font-family:var(--v-font-text);line-height:1.6;font-weight:400;
font-optical-sizing:auto;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;
text-size-adjust:100%;-webkit-text-size-adjust:100%;overflow-wrap:break-word;container-type:inline-size;accent-color:var(--v-accent);scrollbar-color:var(--v-control) transparent}
:where(.${ROOT_CLASS}) :where(h1,h2,h3,h4,h5,h6){text-wrap:pretty;hyphens:auto;hyphenate-limit-chars:12 5 5}
:where(.${ROOT_CLASS}) :where(p,li){text-wrap:pretty}
.${ROOT_CLASS} :focus{outline:0}
.${ROOT_CLASS} :is(:focus-visible,[data-pressed]:not(input)){outline:calc(var(--u)*.125) solid var(--v-focus);outline-offset:calc(var(--u)*.125)}
.${ROOT_CLASS} [data-pressed]{cursor:progress}
.${ROOT_CLASS} :is(h1,h2,h3,h4)[tabindex="-1"]:focus-visible{outline:0}
.${ROOT_CLASS} [aria-disabled=true]:focus-visible{opacity:1}
.${ROOT_CLASS} ::selection{background:var(--v-soft);color:var(--v-on-soft)}
.${ROOT_CLASS} ::placeholder{color:var(--v-muted);opacity:1}
`;

/**
 * What is as wide as its content must not be a container of sizes: it would have no width at all. Where the page gives room by
 * content (a flex row, a dialog, a table), the others ask for 64 of it, by a space as wide as that, at which a line may break
 * so that they fit into less. What a page's sheet puts before and after everything is no part of an element.
 */
const contentSized = `
:host::before,:host::after{all:initial!important;content:none!important}
:host(:not(vitrine-cart))::before{content:". ."!important;display:block!important;height:0!important;overflow:hidden!important;visibility:hidden!important;font-size:medium!important;word-spacing:64em!important}
:host(vitrine-cart){display:inline-block}
:host(vitrine-cart[hidden]){display:none}
:host(vitrine-cart) .${ROOT_CLASS}{container-type:normal}
:host(vitrine-account) .${ROOT_CLASS}{padding:var(--vitrine-padding,clamp(calc(var(--u)*1.25),4%,calc(var(--u)*2.5)));border-radius:var(--v-radius)}
:host(vitrine-booking) .${ROOT_CLASS}>*{max-width:var(--v-site-width);margin-inline:auto}
`;

/**
 * Blocks that twind 1 cannot say: backdrops, entry of dialogs, the breath of a skeleton, and the transition that tells a program
 * of another colour scheme, for which browsers have no event.
 */
const motion = `
@keyframes v-breathe{50%{opacity:.45}}
.v-skeleton{max-width:100%;background:var(--v-sunk);border-radius:var(--v-radius-picture);animation:v-breathe 1.8s ease-in-out infinite}
.${ROOT_CLASS} dialog::backdrop{background:rgb(20 16 14/.45)}
.${ROOT_CLASS} dialog[open]{animation:v-rise var(--v-calm) var(--v-ease)}
.${ROOT_CLASS} dialog[data-drawer][open]{animation-name:v-slide}
@keyframes v-rise{from{opacity:0;transform:translateY(calc(var(--u)*.5))}}
@keyframes v-slide{from{opacity:0;transform:translateX(calc(var(--u)*1.5))}}
@media (prefers-reduced-motion:reduce){.${ROOT_CLASS} *,.${ROOT_CLASS} ::before,.${ROOT_CLASS} ::after,.${ROOT_CLASS} ::backdrop{animation:none!important;transition:none!important;scroll-behavior:auto!important}}
.${ROOT_CLASS} [data-tells-scheme]{column-rule-color:light-dark(#000,#fff);transition:column-rule-color 1ms!important}
`;

/** A window that is low, as of a phone on its side or enlarged, is for the page: only its own bar stays in view. */
const adaptations = `
@media (prefers-contrast:more){.${ROOT_CLASS}{--v-muted:var(--v-text)!important;--v-line:var(--v-control)!important;--v-control:var(--v-text)!important;--v-link:var(--v-text)!important}}
@media (max-height:30em){
.${ROOT_CLASS} [part~=header]:not([data-over]){position:relative!important}
.${ROOT_CLASS} [data-bar]{position:static!important}
.${ROOT_CLASS} main{--v-head:0px!important;--v-bar:0px!important}
}
`;

/** The sheet below twind's: tokens, reset and voice of every root, with the product's own colours until a company's arrive. */
export function baseCss(): string {
  const tokens = `.${ROOT_CLASS}{${declarations(STATIC_TOKENS)};${declarations(colourProperties({}))}}`;
  return [reset, tokens, voice, contentSized, motion, adaptations].join('');
}
