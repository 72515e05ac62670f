import { companyWire } from '#platform/testing/wire-data.ts';
import { createVisitor } from '../../../testing/visitor.ts';
import { previewEditorFeature } from '../feature.ts';

export const TOKEN = 'aB3_-x';
export const COLOUR = 'themes.general.buttonsColor';
export const MESSAGE = { vitrine: 'preview', session: TOKEN };

/** An editor of a company whose buttons and header are published, with what it tells. `looks`: what it reads of that by its token. */
export async function openEditor(...looks: object[]) {
  const visitor = createVisitor();
  const answers = looks.map((body) => ({ body }));
  if (answers.length > 0) visitor.backEnd.meet('GET', '/api/themes/look', ...answers);
  visitor.backEnd.company = Object.assign(companyWire(), {
    themes: { general: { buttonsColor: '#123456', headerColor: '#222222' }, pages: {} },
  });
  const { site } = await visitor.open();
  const editor = await site.open(previewEditorFeature);
  editor.use({ token: TOKEN, until: null });
  const news: unknown[] = [];
  editor.onNews({
    page: (path) => news.push({ page: path }),
    pointed: (part, settings) => news.push({ part, settings }),
    changed: (path, change) => news.push({ path, change }),
  });
  /** A frame, what it was told since, and what its page says. */
  const frame = (name: string, loadedAt = '/') => {
    const told: object[] = [];
    const shown = editor.addFrame(name, (message) => void told.push(message), loadedAt);
    return {
      told,
      ...shown,
      say: (report: object) => shown.hear({ ...MESSAGE, ...report }),
      shows: (path: string) => shown.hear({ ...MESSAGE, type: 'page', path }),
    };
  };
  const advance = (ms: number) => visitor.clock.advance(ms);
  const now = () => visitor.clock.now();
  return { editor, news, frame, advance, now };
}

/** What a frame is told of a setting. */
export const value = (path: string, given: unknown) => ({ ...MESSAGE, type: 'value', path, value: given });
