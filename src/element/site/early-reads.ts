import { elementReads } from 'virtual:element-reads';
import type { Locale } from '#domain/locale.ts';
import { firstReads } from '../first-reads.ts';
import { readTextFile } from '../texts/text-files.ts';
import { earlyKey, offerEarly } from './early.ts';
import type { Embed, SiteAddress } from './embed.ts';

/** For whom the first screen of an element is read, before its code is there to ask. */
export interface EarlyReads {
  readonly embed: Embed;
  readonly address: SiteAddress;
  readonly locale: Locale;
}

function pathsOf(element: HTMLElement): readonly string[] {
  const reads = elementReads[element.localName];
  return reads ? firstReads(reads, (name) => element.hasAttribute(name)) : [];
}

/** The file of texts that its first screen shows: the browser keeps it for the element's code. */
function startTexts({ localName }: Element, locale: Locale): void {
  const texts = elementReads[localName]?.texts;
  if (texts) readTextFile(locale, texts).catch(() => {});
}

/** Sends reads, each once, and leaves their replies where the element's code looks for them; then asks for texts. */
export function startReads(element: HTMLElement, { embed, address, locale }: EarlyReads): void {
  const { apiBase, company, host } = address;
  const view = globalThis;
  const paths = company ? pathsOf(element) : [`/api/companies/token/host/${host}`];
  for (const path of paths) {
    const key = earlyKey(apiBase + path, company, locale);
    if (embed.early.has(key)) continue;
    const headers = { curlang: locale, ...(company && { company }) };
    const reply = view.fetch(`${apiBase}${path}?_timestamp=${view.Date.now()}`, {
      headers,
      credentials: 'omit',
    });
    reply.catch(() => {});
    offerEarly(embed.early, key, reply);
  }
  startTexts(element, locale);
}
