import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { previewPath } from '#domain/preview/preview-address.ts';
import type { PreviewEditor } from '#stores/preview/editor/preview-editor.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { DEVICES, type Device } from './devices.ts';

/** Milliseconds after which a site that has not answered is said not to. */
const PATIENCE = 20_000;

/** Nothing that it shows leads the page around elsewhere. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

interface SiteFrameProps {
  readonly editor: PreviewEditor;
  readonly device: Device;
  /** Origin of the site. */
  readonly origin: string;
  readonly token: string;
  /** How much smaller it is shown than it is. */
  readonly scale: number;
  readonly onReload: () => void;
}

/** The window of a frame and the editor hear each other, and nobody else. */
function useFrameMessages({ editor, device, origin }: SiteFrameProps, path: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const view = frame.current?.ownerDocument.defaultView;
    if (!view) return undefined;
    const post = (message: object) => frame.current?.contentWindow?.postMessage(message, origin);
    const site = editor.addFrame(device, post, path);
    const hear = (event: MessageEvent<unknown>) => {
      const isOurs = event.source !== null && event.source === frame.current?.contentWindow;
      if (isOurs && event.origin === origin) site.hear(event.data);
    };
    view.addEventListener('message', hear);
    return () => {
      view.removeEventListener('message', hear);
      site.remove();
    };
  }, [editor, device, origin, path]);
  return frame;
}

/** Whether the site has been waited for in vain. */
function useIsLate(isThere: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isThere]);
  return isLate;
}

/** The site on one device. */
export function SiteFrame(props: SiteFrameProps) {
  const { editor, device, origin, token, scale, onReload } = props;
  const { t } = useTexts();
  // Where it goes from there it goes by itself.
  const [path] = useState(() => editor.$path.get());
  const frame = useFrameMessages(props, path);
  const isThere = useStore(editor.$answering).has(device);
  const isLate = useIsLate(isThere);
  const { width, height } = DEVICES[device];
  const name = t(`preview:devices.${device}`);
  return (
    <figure part="frame" className={tw('min-w-0')} style={{ width: width * scale }}>
      <figcaption className={tw('mb-2 text-caption text-muted')}>{name}</figcaption>
      <div
        aria-busy={!isThere}
        className={tw('relative overflow-hidden rounded border border-line bg-sunk')}
        style={{ height: height * scale }}
      >
        <iframe
          ref={frame}
          src={origin + previewPath({ token, path })}
          title={t('preview:frame', { device: name })}
          sandbox={SANDBOX}
          className={tw('block border-0 origin-top-left bg-surface')}
          style={{ width, height, transform: `scale(${scale})` }}
        />
        {isLate && !isThere && (
          <div className={tw('absolute inset-x-3 top-3')}>
            <Notice
              tone="warning"
              title={t('preview:late.title')}
              action={
                <Button variant="small" onPress={onReload}>
                  {t('common:retry')}
                </Button>
              }
            >
              {t('preview:late.text', { origin })}
            </Notice>
          </div>
        )}
      </div>
    </figure>
  );
}
