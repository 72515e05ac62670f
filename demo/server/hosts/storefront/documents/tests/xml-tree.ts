export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** Of the node itself, with its entities read. */
  readonly text: string;
}

const TOKEN =
  /<\?[^?]*\?>|<\/(?<end>[\w:]+)>|<(?<start>[\w:]+)(?<attributes>(?:\s+[\w:-]+="[^"<]*")*)\s*(?<empty>\/)?>|(?<text>[^<]+)/y;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

function plain(text: string): string {
  return text.replaceAll(/&(?:([\w#]+);)?/g, (_, name: string | undefined) => {
    const character = ENTITIES[name ?? ''];
    if (character === undefined) throw new Error(`The entity ${name} is none of XML.`);
    return character;
  });
}

/** The root of a document; throws where it is not well-formed. */
export function xmlTree(document: string): XmlNode {
  if (FORBIDDEN.test(document)) throw new Error('A character is not allowed.');
  type Open = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string };
  const roots: XmlNode[] = [];
  const open: Open[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < document.length) {
    const at = TOKEN.lastIndex;
    const groups = TOKEN.exec(document)?.groups;
    if (!groups) throw new Error(`Not well-formed: ${document.slice(at, at + 80)}`);
    const { start, end, attributes = '', empty, text } = groups;
    const parent = open.at(-1);
    if (text !== undefined && parent) parent.text += plain(text);
    if (start !== undefined) {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value = '']) => [
        name,
        plain(value),
      ]);
      const node: Open = { name: start, attributes: Object.fromEntries(pairs), children: [], text: '' };
      (parent?.children ?? roots).push(node);
      if (empty === undefined) open.push(node);
    }
    if (end !== undefined && open.pop()?.name !== end) throw new Error(`</${end}> ends nothing.`);
  }
  const [root, ...others] = roots;
  if (!root || others.length > 0 || open.length > 0) throw new Error('There is not one root.');
  return root;
}

export const named = ({ children }: XmlNode, name: string): readonly XmlNode[] =>
  children.filter((child) => child.name === name);
export const textOf = (node: XmlNode, name: string): string | undefined => named(node, name)[0]?.text;
