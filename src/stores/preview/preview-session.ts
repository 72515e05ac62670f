import { atom, type ReadableAtom } from 'nanostores';
import { previewMessage, withSetting, type PreviewMessage } from '#domain/preview/preview-message.ts';
import type { WindowMessage } from '#platform/ports.ts';
import { parsePreview } from '#platform/wire/company/preview.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { PREVIEW_TOKEN } from './preview-token.ts';

/** Hears the back office in whose frame a preview is shown. */
export interface PreviewSession extends FeatureStore {
  /** Whether what is drafted is shown; null: that is not known yet. */
  readonly $isShown: ReadableAtom<boolean | null>;
  /** Whether one has spoken: it says itself what is seen. */
  readonly $isLed: ReadableAtom<boolean>;
  /** Name of the CSS part that is pointed at; null: nothing is. */
  readonly $highlighted: ReadableAtom<string | null>;
  /** Called with the path of a page that is to be shown. */
  onUrl(act: (path: string) => void): () => void;
  /** Tells the back office which page is shown. */
  tellPage(path: string): void;
  /** The page is loaded anew, as it is published. */
  leave(): void;
}

/** The mark of each message, and of no other program's. */
const MARK = 'preview';

type Setting = Extract<PreviewMessage, { readonly kind: 'setting' }>;

export function createPreviewSession({ ports, connection }: FeatureTools): PreviewSession {
  const { company } = connection;
  const token = ports.tabStorage.read(PREVIEW_TOKEN);
  const $isLed = atom(false);
  const $highlighted = atom<string | null>(null);
  const openers = new Set<(path: string) => void>();
  const changes = createChanges({ ports, connection });
  const hostPage = ports.hostPage();
  let stop: (() => void) | null = null;
  let isOver = false;

  /** As the back end says now; each message is looked at anew. */
  const terms = () => parsePreview(connection.replies().company);
  const origins = () => terms()?.origins ?? [];

  function hear({ origin, data }: WindowMessage): void {
    if (!origins().includes(origin) || !isOurs(data, token)) return;
    const message = previewMessage(data);
    if (message === null) return;
    $isLed.set(true);
    if (message.kind === 'setting') changes.add(message);
    else if (message.kind === 'highlight') $highlighted.set(message.part);
    else for (const open of openers) open(message.path);
  }

  async function post(message: object): Promise<void> {
    const page = await hostPage;
    for (const origin of origins()) page.post({ vitrine: MARK, session: token, ...message }, origin);
  }

  const $isShown = atom<boolean | null>(terms() === null ? null : true);
  // A page that the server has drawn came as it is published, in a tab that has a token.
  if ($isShown.get() === null) void company.again().then(() => $isShown.set(terms() !== null));

  // Without the code of the page around, nothing is heard and the preview stays as it is.
  hostPage
    .then((page) => {
      if (!isOver) stop = page.onMessage(hear);
    })
    .catch(() => {});

  return {
    $isShown,
    $isLed,
    $highlighted,
    onUrl(act) {
      openers.add(act);
      return () => void openers.delete(act);
    },
    tellPage: (path) => void post({ type: 'page', path }).catch(() => {}),
    leave() {
      ports.tabStorage.remove(PREVIEW_TOKEN);
      void hostPage.then((page) => page.reload()).catch(() => {});
    },
    dispose() {
      isOver = true;
      stop?.();
      changes.dispose();
    },
  };
}

function isOurs(data: unknown, token: string | null): boolean {
  if (typeof data !== 'object' || data === null || token === null) return false;
  return Reflect.get(data, 'vitrine') === MARK && Reflect.get(data, 'session') === token;
}

/** The settings that were changed, over what the back end says of the company in any language. */
function createChanges({ ports, connection }: Pick<FeatureTools, 'ports' | 'connection'>) {
  const { company } = connection;
  const settings = new Map<string, Setting>();
  /** The reply over which they were shown last. */
  let changedReply: unknown;
  let cancel: (() => void) | null = null;

  function show(): void {
    cancel = null;
    const reply = connection.replies().company;
    if (settings.size === 0 || reply === undefined) return;
    const changed = [...settings.values()].reduce<unknown>(
      (now, { path, value }) => withSetting(now, path, value),
      reply,
    );
    changedReply = reply;
    company.show(changed);
  }

  // Another language has come, as the back end says it.
  const off = company.$company.listen(() => {
    if (connection.replies().company !== changedReply) show();
  });

  return {
    /** Many at once are shown together: of those of one setting the last. */
    add(setting: Setting) {
      const key = setting.path.join('.');
      settings.delete(key);
      settings.set(key, setting);
      cancel ??= ports.clock.after(0, show);
    },
    dispose() {
      off();
      cancel?.();
    },
  };
}
