/** Milliseconds that a page waits for markup: without it, the visitor's browser draws the element. */
const PATIENCE = 500;

/**
 * An element's tag with its first screen in it, for a page that a server makes: `origin` is that of the script tag. What the
 * back end does not answer in time is left to the element's code.
 */
export async function printedElement(
  origin: string,
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Promise<string> {
  const address = `${origin}/embed/render/${tag}?${new URLSearchParams(attributes)}`;
  const markup = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    .then((reply) => (reply.status === 200 ? reply.text() : ''))
    .catch(() => '');
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${written.join('')}>${markup}</${tag}>`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
