import '@awesome.me/webawesome/dist/styles/webawesome.css';
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/card/card.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/select/select.js';
import '@awesome.me/webawesome/dist/components/option/option.js';
import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { ROWS_PATH, type ROWS } from './rows.ts';

// A list of services, a field, a choice and a dialog: what a booking is made of, without its rules.
const rows: typeof ROWS = await (await fetch(ROWS_PATH)).json();
const main = document.querySelector('main') ?? document.body;
main.innerHTML = `<wa-input label="Where"></wa-input><wa-select label="When"><wa-option value="1">Today</wa-option></wa-select>
  <wa-dialog label="Details"></wa-dialog>`;
for (const { name, summary, price } of rows) {
  const card = main.appendChild(document.createElement('wa-card'));
  card.append(`${name} ${summary} ${price}`);
  card.appendChild(document.createElement('wa-button')).textContent = 'Book';
}
