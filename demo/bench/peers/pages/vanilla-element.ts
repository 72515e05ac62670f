import { ROWS_PATH, type ROWS } from './rows.ts';

customElements.define(
  'plain-list',
  class extends HTMLElement {
    async connectedCallback() {
      const root = this.attachShadow({ mode: 'open' });
      const rows: typeof ROWS = await (await fetch(ROWS_PATH)).json();
      const list = root.appendChild(document.createElement('ul'));
      for (const row of rows) {
        const item = list.appendChild(document.createElement('li'));
        for (const [tag, text] of [
          ['h3', row.name],
          ['p', row.summary],
          ['p', row.price],
          ['button', 'Book'],
        ] as const)
          item.appendChild(document.createElement(tag)).textContent = text;
      }
    }
  },
);
document.querySelector('main')?.append(document.createElement('plain-list'));
