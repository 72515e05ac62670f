import type { Locale } from '#domain/locale.ts';
import type { TextLoader, TextNamespace, TextTree } from '#stores/texts/texts.ts';

/** The texts of one namespace in one language, the common ones with them: one request. */
export type TextFile = Readonly<Partial<Record<TextNamespace, TextTree>>>;

export type TextFiles = (locale: Locale, feature: TextNamespace) => Promise<TextFile>;

/** Waits before a file that did not arrive is asked for again. */
const RETRIES_MS = [1000, 5000];

/** Reads each file once. The common texts come with whichever namespace of the language is asked for at the same time, else alone. */
export function createTextLoader(
  files: TextFiles,
  sleep: (milliseconds: number) => Promise<unknown>,
): TextLoader {
  const asked = new Map<Locale, Map<TextNamespace, Promise<TextFile>>>();

  async function insist(locale: Locale, feature: TextNamespace): Promise<TextFile> {
    for (const wait of RETRIES_MS) {
      try {
        return await files(locale, feature);
      } catch {
        await sleep(wait);
      }
    }
    return files(locale, feature);
  }

  function read(locale: Locale, feature: TextNamespace): Promise<TextFile> {
    const cached = asked.get(locale) ?? new Map<TextNamespace, Promise<TextFile>>();
    asked.set(locale, cached);
    const reading = cached.get(feature) ?? insist(locale, feature);
    cached.set(feature, reading);
    // Whoever asks after a failure tries again.
    reading.catch(() => cached.delete(feature));
    return reading;
  }

  return async (locale, namespace) => {
    // A feature that is asked for after it in the same task is there by then.
    if (namespace === 'common') await Promise.resolve();
    const [feature = 'common' as const] =
      namespace === 'common' ? (asked.get(locale)?.keys() ?? []) : [namespace];
    const tree = (await read(locale, feature))[namespace];
    if (!tree) throw new Error(`${locale}/${feature}.json has no ${namespace}.`);
    return tree;
  };
}
