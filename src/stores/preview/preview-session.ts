import { atom, type ReadableAtom } from 'nanostores';
import { currentCompany } from '#contract/company/companies.ts';
import type { Company } from '#domain/company/company.ts';
import type { Scheme } from '#domain/company/company-theme.ts';
import { isMarked, marked, type PreviewReport } from '#domain/preview/preview-report.ts';
import { previewMessage, withSetting, type PreviewMessage } from '#domain/preview/preview-message.ts';
import type { HostPage, WindowMessage } from '#platform/ports.ts';
import { parsePreview, type PreviewTerms } from '#platform/wire/company/preview.ts';
import type { CompanyStore } from '../company/company.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { valueOf } from '../load.ts';
import { PREVIEW_TOKEN } from './preview-token.ts';

/** Hears the back office in whose frame a preview is shown. */
export interface PreviewSession extends FeatureStore {
  /** Whether what is drafted is shown; null: that is not known yet. */
  readonly $isShown: ReadableAtom<boolean | null>;
  /** Whether it is shown in a frame, around which the back office says itself what is seen; null: that is not known yet. */
  readonly $isFramed: ReadableAtom<boolean | null>;
  /** Name of the CSS part that is pointed at; null: nothing is. */
  readonly $highlighted: ReadableAtom<string | null>;
  /** What is published is shown in place of what is drafted. */
  readonly $isComparing: ReadableAtom<boolean>;
  /** What somebody prefers as whom the site is shown; null: as the browser does. */
  readonly $scheme: ReadableAtom<Scheme | null>;
  /** What is pressed is told to the back office in place of what it does. */
  readonly $isPointing: ReadableAtom<boolean>;
  /** Called with the path of a page that is to be shown. */
  onUrl(act: (path: string) => void): () => void;
  /** Tells the back office what it is to know of the page. */
  tell(report: PreviewReport): void;
  /** Tells it which page is shown; null: one that is not found, at the address of the tab. */
  tellPage(path: string | null): void;
  /** The page is loaded anew, as it is published. */
  leave(): void;
}

const RETRY_MS = 5000;

type Setting = Extract<PreviewMessage, { readonly kind: 'setting' }>;

export function createPreviewSession(tools: FeatureTools): PreviewSession {
  const { ports } = tools;
  const token = ports.tabStorage.read(PREVIEW_TOKEN);
  const $isFramed = atom<boolean | null>(null);
  const modes = createModes();
  const openers = new Set<(path: string) => void>();
  const standing = createStanding(tools);
  const changes = createChanges(tools);
  const hostPage = ports.hostPage();
  let stop: (() => void) | null = null;
  let isOver = false;

  /** Each message is looked at anew. */
  const origins = () => standing.terms()?.origins ?? [];

  function hear({ origin, data }: WindowMessage, page: HostPage): void {
    if (!origins().includes(origin) || !isMarked(data, token)) return;
    const message = previewMessage(data);
    if (message === null) return;
    if (message.kind === 'setting') changes.add(message, page);
    else if (message.kind === 'compare') changes.compare(message.isOn);
    else if (message.kind === 'url') for (const open of openers) open(message.path);
    else modes.hear(message);
  }

  async function post(message: object): Promise<void> {
    const page = await hostPage;
    for (const origin of origins()) page.post(marked(token, message), origin);
  }

  function tell({ kind, ...facts }: PreviewReport): void {
    void post({ type: kind, ...facts }).catch(() => {});
  }

  // Without the code of the page around, nothing is heard and the preview stays as it is.
  hostPage
    .then((page) => {
      $isFramed.set(page.isFramed());
      if (!isOver) stop = page.onMessage((message) => hear(message, page));
    })
    .catch(() => {});

  return {
    $isShown: standing.$isShown,
    $isFramed,
    $highlighted: modes.$highlighted,
    $isPointing: modes.$isPointing,
    $scheme: modes.$scheme,
    $isComparing: changes.$isComparing,
    onUrl(act) {
      openers.add(act);
      return () => void openers.delete(act);
    },
    tell,
    tellPage: (path) => tell({ kind: 'page', path: path ?? ports.history.read().split(/[?#]/)[0] ?? '/' }),
    leave() {
      ports.tabStorage.remove(PREVIEW_TOKEN);
      void hostPage.then((page) => page.reload()).catch(() => {});
    },
    dispose() {
      isOver = true;
      stop?.();
      standing.dispose();
      changes.dispose();
    },
  };
}

type Mode = Extract<PreviewMessage, { readonly kind: 'highlight' | 'point' | 'scheme' }>;

/** What is shown besides the settings. */
function createModes() {
  const $highlighted = atom<string | null>(null);
  const $isPointing = atom(false);
  const $scheme = atom<Scheme | null>(null);
  return {
    $highlighted,
    $isPointing,
    $scheme,
    hear(mode: Mode) {
      if (mode.kind === 'highlight') $highlighted.set(mode.part);
      else if (mode.kind === 'point') $isPointing.set(mode.isOn);
      else $scheme.set(mode.scheme);
    },
  };
}

/** Whether the company is shown as it is drafted, for as long as the token is good. */
function createStanding({ ports, connection: { api, company, replies } }: FeatureTools) {
  const $isShown = atom<boolean | null>(null);
  let cancel: (() => void) | null = null;

  let known: PreviewTerms | null = null;

  /** While the company is read in another language, they are as they were. */
  function terms(): PreviewTerms | null {
    const reply = replies().company;
    if (reply !== undefined) known = parsePreview(reply);
    return known !== null && known.until > api.now() ? known : null;
  }

  function look(): void {
    const found = terms();
    $isShown.set(found !== null);
    cancel?.();
    cancel = found && ports.clock.after(found.until - api.now(), look);
  }

  /** A page that the server has drawn came as it is published, in a tab that has a token. */
  async function ask(): Promise<void> {
    const answer = await company.again();
    if (answer.kind === 'ready') look();
    // What could not be read is no preview that has ended.
    else cancel = ports.clock.after(RETRY_MS, () => void ask());
  }

  if (terms() === null) void ask();
  else look();
  // Once it is known: another language has come, with or without what is drafted.
  const off = company.$company.listen(({ kind }) => {
    if (kind === 'ready' && $isShown.get() !== null) look();
  });
  return {
    $isShown,
    terms,
    dispose() {
      off();
      cancel?.();
    },
  };
}

/** All of it but what it looks like. */
const withoutLook = (company: Company | null) =>
  JSON.stringify(company && { ...company, theme: null, pageThemes: null });

/** Shows what a reply says. Colours are dragged: what has no other words or layout is drawn by nobody anew. */
function showReply(store: CompanyStore, reply: unknown): void {
  const company = store.read(reply);
  if (!company) return;
  if (withoutLook(company) === withoutLook(valueOf(store.$company.get()))) store.showLook(company);
  else store.show(company);
}

/** The settings that were changed, over what the back end says of the company in any language. */
function createChanges({ ports, connection }: FeatureTools) {
  const { company } = connection;
  const settings = new Map<string, Setting>();
  /** The reply over which they were shown last. */
  let changedReply: unknown;
  let cancel: (() => void) | null = null;
  const $isComparing = atom(false);
  /** The reply in whose place what is published was asked for last. */
  let comparedReply: unknown;
  let cancelRetry: (() => void) | null = null;

  function show(): void {
    cancel = null;
    const reply = connection.replies().company;
    // What is published is shown as it is.
    if ($isComparing.get() || parsePreview(reply) === null) return;
    const changed = [...settings.values()].reduce<unknown>(
      (now, { path, value }) => withSetting(now, path, value),
      reply,
    );
    changedReply = reply;
    showReply(company, changed);
  }

  const off = company.$company.listen(() => {
    const reply = connection.replies().company;
    if ($isComparing.get() && reply !== comparedReply) void showPublished();
    if (settings.size > 0 && reply !== changedReply) show();
  });

  /** In the language in use; asked again where it did not come. */
  async function showPublished(): Promise<void> {
    const reply = connection.replies().company;
    comparedReply = reply;
    const answer = await connection.api.send(currentCompany, {}, { isPublished: true });
    if (!$isComparing.get() || connection.replies().company !== reply) return;
    if (answer.kind === 'ok') showReply(company, answer.value);
    else cancelRetry = ports.clock.after(RETRY_MS, () => void showPublished());
  }

  return {
    $isComparing,
    /** Many at once are shown together: of those of one setting the last. */
    add(setting: Setting, page: HostPage) {
      const key = setting.path.join('.');
      settings.delete(key);
      settings.set(key, setting);
      cancel ??= page.nextFrame(show);
    },
    /** What is published in place of all of this, for as long as it is wanted. */
    compare(isOn: boolean) {
      if (isOn === $isComparing.get()) return;
      $isComparing.set(isOn);
      cancelRetry?.();
      if (isOn) void showPublished();
      else show();
    },
    dispose() {
      off();
      cancel?.();
      cancelRetry?.();
    },
  };
}
