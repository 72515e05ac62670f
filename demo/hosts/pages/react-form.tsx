import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useState, type FormEvent } from 'react';
import type { HostPage } from './host.ts';
import type {} from '../../../src/types/react.d.ts';

/** A form of React’s that the page sends itself. */
function Page({ theme }: { readonly theme: object }) {
  const [sent, setSent] = useState('');
  const [isClosed, setClosed] = useState(true);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(JSON.stringify([...new FormData(event.currentTarget).entries()]));
  };
  return (
    <form onSubmit={send}>
      <vitrine-booking
        shop="paris-marais"
        name="appointment"
        required
        disabled={isClosed}
        onvitrine-ready={() => setClosed(false)}
        data-theme={JSON.stringify(theme)}
      />
      <button type="submit">Envoyer</button>
      <output>{sent}</output>
    </form>
  );
}

export const host: HostPage = {
  show(place, first) {
    const root = createRoot(place);
    const draw = (theme: object) => flushSync(() => root.render(<Page theme={theme} />));
    draw(first);
    return draw;
  },
};
