import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const HTML = 'http://www.w3.org/1999/xhtml';
const FRAME = new Set(['html', 'head', 'body']);
const TAGS = new Set(
  `p br hr strong b em i u s small sub sup span div blockquote h1 h2 h3 h4 h5 h6 a ul ol li dl dt dd figure figcaption img
  table caption thead tbody tr th td`.split(/\s+/),
);
const ATTRIBUTES = new Set('href src alt title lang dir colspan rowspan scope width height'.split(' '));
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * What of some markup could act, style, load from elsewhere or reach the page around it, as the parser of the HTML standard
 * sees it: in a document and in a fragment, with and without scripts, and once more after it was written out again.
 */
export function whatLives(html: string, company: string): string[] {
  const readings = [true, false].flatMap((scriptingEnabled) => {
    const fragment = parseFragment(html, { scriptingEnabled });
    const again = parseFragment(serialize(fragment), { scriptingEnabled });
    return [fragment, again, parse(html, { scriptingEnabled })];
  });
  return [...new Set(readings.flatMap((reading) => livingBelow(reading, company)))];
}

function livingBelow(node: Node, company: string): string[] {
  const found: string[] = [];
  const waiting: Node[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if ('tagName' in next) found.push(...livingOf(next, company));
    if ('childNodes' in next) waiting.push(...next.childNodes);
    if (next.nodeName === 'template' && 'content' in next) waiting.push(next.content);
  }
  return found;
}

function livingOf({ tagName, namespaceURI, attrs }: Element, company: string): string[] {
  if (FRAME.has(tagName)) return attrs.map(({ name }) => `${tagName}[${name}]`);
  if (String(namespaceURI) !== HTML || !TAGS.has(tagName)) return [tagName];
  return attrs.flatMap(({ name, value }) => {
    const isFine =
      ATTRIBUTES.has(name) &&
      (name !== 'href' || leadsSomewhere(value)) &&
      (name !== 'src' || isOwn(value, company));
    return isFine ? [] : [`${tagName}[${name}=${value}]`];
  });
}

function leadsSomewhere(address: string): boolean {
  return (
    URL.canParse(address, 'https://page.invalid/') &&
    SCHEMES.has(new URL(address, 'https://page.invalid/').protocol)
  );
}

function isOwn(address: string, company: string): boolean {
  const { origin, pathname } = new URL(address, 'https://page.invalid/');
  return (
    origin === 'https://page.invalid' && /^\/medias\/(uploads\/)?([\w-]+)\//.exec(pathname)?.[2] === company
  );
}
