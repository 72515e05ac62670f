import { html, render } from 'lit';
import type { HostPage } from './host.ts';

export const host: HostPage = {
  show(place, first, onReady) {
    const draw = (theme: object) =>
      render(
        html`<vitrine-booking .theme=${theme} heading-level="3" @vitrine-ready=${onReady}></vitrine-booking>`,
        place,
      );
    draw(first);
    return draw;
  },
};
