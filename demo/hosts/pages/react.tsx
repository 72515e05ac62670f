import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { HostPage } from './host.ts';
import type {} from '../../../src/types/react.d.ts';

function Page({ theme, onReady }: { readonly theme: object; readonly onReady: () => void }) {
  // By a reference, and the number as an attribute: React writes all it is given as text where the tag is not registered yet.
  const give = (element: HTMLElementTagNameMap['vitrine-booking'] | null) => {
    if (element) element.theme = theme;
  };
  return <vitrine-booking ref={give} heading-level={3} onvitrine-ready={onReady} />;
}

export const host: HostPage = {
  show(place, first, onReady) {
    const root = createRoot(place);
    const draw = (theme: object) => flushSync(() => root.render(<Page theme={theme} onReady={onReady} />));
    draw(first);
    return draw;
  },
};
