import { KeyRefused, ProviderSilence } from './provider.ts';

/** Milliseconds; a visitor waits for the answer, and what is not answered is asked again. */
const TIMEOUT = 8000;
/** Characters of an answer that are read. */
const LONGEST = 500_000;
/** Asked too much, too slowly, or at a bad moment: nothing is known of the request. */
const SILENT = new Set([408, 425, 429]);

export interface ProviderReply {
  readonly status: number;
  /** Of JSON; null where there is none. */
  readonly body: unknown;
  /** As it came. */
  readonly text: string;
}

/** What a provider answers to a request, a refusal too. Throws `ProviderSilence` and `KeyRefused`. */
export async function askProvider(
  transport: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<ProviderReply> {
  const { status, text } = await sent(transport, url, init);
  const { host, pathname } = new URL(url);
  if (status >= 500 || SILENT.has(status))
    throw new ProviderSilence(`${host}${pathname} answered ${status}.`);
  if (text.length > LONGEST) throw new ProviderSilence(`${host}${pathname} answered without an end.`);
  if (status === 401 || status === 403)
    throw new KeyRefused(`${host}${pathname} answered ${status} to the key.`);
  return { status, body: read(text), text };
}

async function sent(transport: typeof fetch, url: string, init: RequestInit) {
  try {
    // Somewhere else the key would be in wrong hands.
    const reply = await transport(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return { status: reply.status, text: await reply.text() };
  } catch (error) {
    throw new ProviderSilence(`${new URL(url).host} gave no answer.`, { cause: error });
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
