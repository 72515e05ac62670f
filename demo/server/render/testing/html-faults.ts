import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree, type ParserError } from 'parse5';

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const PHRASING_ONLY = /^(p|h[1-6]|span|button|label|em|strong|small|b|i|time|pre|output)$/;
const BLOCK =
  /^(address|article|aside|blockquote|details|dialog|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|search|section|table|ul)$/;
const INTERACTIVE = /^(a|button|select|textarea|input|summary|label|details)$/;
const PARENTS: Readonly<Record<string, RegExp>> = {
  li: /^(ul|ol|menu)$/,
  dt: /^(dl|div)$/,
  dd: /^(dl|div)$/,
  source: /^(picture|video|audio)$/,
  figcaption: /^figure$/,
  summary: /^details$/,
  style: /^(head|noscript|#fragment)$/,
};
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-details', 'headers', 'list'];

type Attributes = ReadonlyMap<string, string>;

interface Scope {
  readonly ids: Set<string>;
  readonly references: [string, string][];
}

/**
 * What in a document, or a part of one, a validator would find: what a parser has to mend, elements where they may not stand, ids
 * that are not one each, references to nothing, addresses and names that are empty. Each as a sentence.
 */
export function htmlFaults(html: string): readonly string[] {
  const faults: string[] = [];
  const isDocument = /^\s*<!doctype/i.test(html);
  const onParseError = ({ code, startLine }: ParserError) => faults.push(`${code} in line ${startLine}`);
  const options = { sourceCodeLocationInfo: true, onParseError, scriptingEnabled: false };
  const tree = isDocument ? parse(html, options) : parseFragment(html, options);
  let closed = 0;

  function scopeOf(root: Tree.ParentNode, parents: readonly string[]): void {
    const scope: Scope = { ids: new Set(), references: [] };
    for (const child of root.childNodes) visit(child, parents, scope);
    for (const [name, id] of scope.references)
      if (!scope.ids.has(id)) faults.push(`${name} names ${id}, which is not there`);
  }

  function visit(node: Tree.Node, parents: readonly string[], scope: Scope): void {
    if (!('tagName' in node)) return;
    const { tagName: tag, sourceCodeLocation: at, childNodes } = node;
    const attributes: Attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const isHtml = node.namespaceURI.endsWith('xhtml');
    const isSelfClosed =
      !isHtml && at && !at.endTag && html.slice(at.startOffset, at.endOffset).endsWith('/>');
    if (!at && !/^(html|head|body|tbody)$/.test(tag)) faults.push(`<${tag}> was added by the parser`);
    if (at?.endTag) closed += 1;
    else if (at && !VOID.test(tag) && !isSelfClosed) faults.push(`<${tag}> is not closed`);
    faults.push(...placeFaults(tag, parents), ...attributeFaults(tag, attributes));
    const id = attributes.get('id');
    if (id !== undefined && scope.ids.has(id)) faults.push(`the id ${id} is there twice`);
    if (id !== undefined) scope.ids.add(id);
    for (const name of REFERENCES) {
      for (const named of attributes.get(name)?.split(/\s+/).filter(Boolean) ?? [])
        scope.references.push([name, named]);
    }
    const inner = [...parents, tag];
    if ('content' in node) scopeOf(node.content, ['#fragment']);
    for (const child of childNodes) visit(child, inner, scope);
  }

  scopeOf(tree, isDocument ? [] : ['#fragment']);
  const plain = html.replaceAll(/<!--[^]*?-->|<(script|style)\b[^>]*>[^]*?(?=<\/\1>)/g, '');
  const ends = plain.match(/<\/[a-z]/gi)?.length ?? 0;
  if (ends !== closed) faults.push(`${ends - closed} end tags end nothing`);
  return [...new Set(faults)];
}

/** Where an element may not stand. A slot and a custom element are as what they stand in. */
function placeFaults(tag: string, parents: readonly string[]): readonly string[] {
  const faults: string[] = [];
  const around = parents.filter((name) => name !== 'slot' && !name.includes('-'));
  const parent = around.at(-1) ?? '';
  const allowed = PARENTS[tag];
  if (allowed && !allowed.test(parent)) faults.push(`<${tag}> stands in <${parent}>`);
  if (tag === 'style' && parent === 'noscript' && !around.includes('head'))
    faults.push('<style> stands in the body');
  const phrase = around.find((name) => PHRASING_ONLY.test(name));
  if (BLOCK.test(tag) && phrase !== undefined) faults.push(`<${tag}> stands in <${phrase}>`);
  const pressed = around.find((name) => /^(a|button)$/.test(name));
  if (INTERACTIVE.test(tag) && pressed !== undefined) faults.push(`<${tag}> stands in <${pressed}>`);
  if (/^(ul|ol)$/.test(parent) && !/^(li|script|template)$/.test(tag))
    faults.push(`<${tag}> stands in <${parent}>`);
  return faults;
}

function attributeFaults(tag: string, attributes: Attributes): readonly string[] {
  const faults: string[] = [];
  const isEmpty = (name: string) => attributes.get(name)?.trim() === '';
  for (const name of ['href', 'src', 'id', 'for', 'lang', 'srcset', 'role']) {
    if (isEmpty(name)) faults.push(`<${tag}> has an empty ${name}`);
  }
  if (tag === 'img' && !attributes.has('alt')) faults.push('<img> has no alt');
  if (tag === 'button' && !attributes.has('type')) faults.push('<button> has no type');
  if (tag === 'html' && !attributes.has('lang')) faults.push('<html> has no lang');
  for (const name of attributes.keys()) {
    if (name.startsWith('on')) faults.push(`<${tag}> has ${name}`);
  }
  return faults;
}
