import { publishedLook } from '#contract/company/themes.ts';
import { fields } from '#platform/wire/read.ts';
import type { FeatureTools } from '../../composition/store-feature.ts';

/** What visitors see of the look. */
export interface Published {
  /** Until it has been read in every language, as the company's reply has it in one. */
  look(): object;
  /** Reads it by the token of a preview; null: there is none. */
  use(token: string | null): void;
  /** It may have changed. */
  readAgain(): void;
}

/** `onRead`: it is another one now. */
export function createPublished({ connection }: FeatureTools, onRead: () => void): Published {
  let known: object | null = null;
  let token: string | null = null;

  async function read(): Promise<void> {
    const previewTheme = token;
    if (previewTheme === null) return;
    const answer = await connection.api.ask(publishedLook, fields, {}, { previewTheme });
    // By a token that has run out nothing is read: the next one does.
    if (answer.kind !== 'ok' || previewTheme !== token) return;
    known = answer.value;
    onRead();
  }

  return {
    look: () => known ?? connection.replies().company ?? {},
    use(given) {
      if (given === token) return;
      token = given;
      void read();
    },
    readAgain: () => void read(),
  };
}
