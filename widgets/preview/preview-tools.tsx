import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Company } from '#domain/company/company.ts';
import type { PreviewEditor } from '#stores/preview/editor/preview-editor.ts';
import { tw } from '#theme/sheet.ts';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { Faults } from './faults.view.tsx';
import type { ShownDevices } from './frames/devices.ts';
import { SiteFrames } from './frames/site-frames.tsx';
import { localeAt, pageChoices, pathIn } from './choices/pages.ts';
import type { PreviewProps } from './preview-props.ts';
import { siteOrigin } from './session.ts';
import { Toolbar, type Scheme } from './choices/toolbar.view.tsx';
import { useDraft, useMethods, useNews, useSession } from './use-editor.ts';

interface ToolsProps extends PreviewProps {
  readonly company: Company;
  readonly editor: PreviewEditor;
}

/** What a page may choose as an attribute and whoever looks by pressing: the last of the two holds. */
function useChosen(given: ShownDevices): [ShownDevices, (shown: ShownDevices) => void] {
  const [chosen, choose] = useState(given);
  const [before, setBefore] = useState(given);
  if (before !== given) {
    setBefore(given);
    choose(given);
  }
  return [chosen, choose];
}

/** Another path of the attribute is a page to be shown; the frames are loaded at the first. */
function usePath(editor: PreviewEditor, path: string): void {
  useLayoutEffect(() => editor.open(path), [editor, path]);
}

function PreviewToolbar({
  editor,
  company,
  ...choices
}: Pick<ToolsProps, 'editor' | 'company'> & {
  readonly shown: ShownDevices;
  readonly onShown: (shown: ShownDevices) => void;
  readonly scheme: Scheme;
  readonly onScheme: (scheme: Scheme) => void;
  readonly onReload: () => void;
}) {
  const path = useStore(editor.$path);
  const steps = useStore(editor.$steps);
  const locale = localeAt(path, company);
  return (
    <Toolbar
      {...choices}
      {...steps}
      pages={pageChoices(company, locale)}
      path={path}
      onPath={editor.open}
      locales={company.locales}
      locale={locale}
      onLocale={(chosen) => editor.open(pathIn(path, chosen))}
      onUndo={editor.undo}
      onRedo={editor.redo}
      fixedScheme={useStore(editor.$fixedScheme)}
      isPointing={useStore(editor.$isPointing)}
      onPointing={editor.point}
      isComparing={useStore(editor.$isComparing)}
      onComparing={editor.compare}
    />
  );
}

/** The site in its frames, what one chooses above, and what is wrong with it below. */
export function PreviewTools({ editor, company, ...props }: ToolsProps) {
  const { t } = useTexts();
  const { emit } = props;
  const [shown, onShown] = useChosen(props.display);
  const [scheme, onScheme] = useState<Scheme>();
  const [load, setLoad] = useState(0);
  const reload = useCallback(() => {
    setLoad((now) => now + 1);
    editor.reloaded();
  }, [editor]);
  usePath(editor, props.page);
  useEffect(() => editor.scheme(scheme ?? null), [editor, scheme]);
  useDraft(editor, props.draft);
  useNews(editor, emit);
  const place = useMethods(editor, props.answerBy, reload);
  const { session, isExpired } = useSession(editor, props.session, emit);
  const origin = siteOrigin(props.base);
  const faults = useStore(editor.$faults);
  return (
    <div ref={place} className={tw('grid grid-cols-1 gap-6')}>
      <PreviewToolbar {...{ editor, company, shown, onShown, scheme, onScheme }} onReload={reload} />
      {isExpired && (
        <Notice tone="warning" title={t('preview:expired.title')}>
          {t('preview:expired.text')}
        </Notice>
      )}
      {session === null || origin === null ? (
        <Notice title={t('preview:nothing.title')}>
          {t(origin === null ? 'preview:nothing.site' : 'preview:nothing.session')}
        </Notice>
      ) : (
        <SiteFrames {...{ editor, origin, shown, load }} token={session.token} onReload={reload} />
      )}
      <Faults faults={faults} highlighted={useStore(editor.$highlighted)} onHighlight={editor.highlight} />
    </div>
  );
}
