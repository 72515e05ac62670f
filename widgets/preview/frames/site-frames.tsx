import { useRef } from 'react';
import type { PreviewEditor } from '#stores/preview/editor/preview-editor.ts';
import { tw } from '#theme/sheet.ts';
import { devicesOf, scaleOf, type ShownDevices } from './devices.ts';
import { SiteFrame } from './site-frame.tsx';
import { useRoom } from './use-room.ts';

/** The site on each of the chosen devices, as large as there is room. */
export function SiteFrames({
  shown,
  load,
  ...frame
}: {
  readonly editor: PreviewEditor;
  readonly origin: string;
  readonly token: string;
  readonly shown: ShownDevices;
  /** Another one each time that the site is loaded anew. */
  readonly load: number;
  readonly onReload: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const devices = devicesOf(shown);
  const scales = scaleOf(devices, room);
  return (
    <div ref={place} part="frames" className={tw('flex flex-wrap gap-6 items-start')}>
      {room > 0 &&
        devices.map((device) => (
          <SiteFrame
            key={`${device} ${load} ${frame.token} ${frame.origin}`}
            device={device}
            scale={scales.get(device) ?? 1}
            {...frame}
          />
        ))}
    </div>
  );
}
