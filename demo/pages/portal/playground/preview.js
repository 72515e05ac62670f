// Shows what the playground says, in a document of its own: a phone's width is one here, and history is this frame's.
/** With another of these an element begins anew. */
const NEEDS_NEW_ELEMENT = ['company', 'base'];
const SITE = 'vitrine-storefront';
/** The server has this page for whatever is below, so that Back from another page finds it. */
const OWN_BASE = '/preview';
let shown;

function place(tag, base) {
  // A whole site owns the address below its base.
  if (tag === SITE) history.replaceState(null, '', base);
  shown = document.createElement(tag);
  document.body.classList.toggle('site', tag === SITE);
}

function show({ tag, attributes, style, events }) {
  const before = shown;
  const base = /^\/(?![/\\])/.test(attributes.base ?? '') ? attributes.base : OWN_BASE;
  const all = { ...attributes, ...(tag === SITE && { base }) };
  const isOther =
    shown?.localName !== tag ||
    NEEDS_NEW_ELEMENT.some((name) => (shown.getAttribute(name) ?? '') !== (all[name] ?? ''));
  if (isOther) place(tag, base);
  for (const { name } of [...shown.attributes])
    if (name !== 'style' && !(name in all)) shown.removeAttribute(name);
  for (const [name, value] of Object.entries(all))
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  shown.style.cssText = '';
  for (const [name, value] of Object.entries(style)) shown.style.setProperty(name, value);
  if (!isOther) return;
  for (const name of events) shown.addEventListener(name, tell);
  if (before) before.replaceWith(shown);
  else document.body.append(shown);
}

function tell({ type, detail }) {
  parent.postMessage({ event: type, detail: JSON.stringify(detail ?? null) }, location.origin);
}

/** What an element objects to, it says in the console of the page that it is on. */
const { warn } = console;
console.warn = (...words) => {
  warn.apply(console, words);
  parent.postMessage({ warning: words.join(' ') }, location.origin);
};

addEventListener('message', ({ data, origin, source }) => {
  if (origin === location.origin && source === parent && data?.tag) show(data);
});
parent.postMessage({ event: '' }, location.origin);
