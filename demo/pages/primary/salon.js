/**
 * A page whose own router keeps its state in each entry of the history, as those of frameworks do: where the entry stands,
 * and what it shows. An entry without that state is not the router's, and is loaded anew.
 */
const main = document.querySelector('main');
let index = history.state?.idx ?? 0;

function show() {
  const isAbout = location.search === '?about';
  document.querySelector('#place').textContent = `${isAbout ? 'about' : 'salon'} ${history.state.idx}`;
  if (isAbout) return main.replaceChildren('Trois cabines, deux fenêtres sur cour.');
  if (main.querySelector('vitrine-booking')) return;
  const booking = document.createElement('vitrine-booking');
  booking.setAttribute('category', 'massages');
  booking.setAttribute('service', 'massage-suedois');
  main.replaceChildren(booking);
}

addEventListener('popstate', ({ state }) => {
  if (state && !state.isRouted) return location.reload();
  index = history.state?.idx ?? index;
  show();
});

document.querySelector('a').addEventListener('click', (event) => {
  event.preventDefault();
  history.pushState({ idx: (index += 1), isRouted: true }, '', event.target.href);
  show();
});

history.replaceState({ ...history.state, idx: index, isRouted: true }, '');
show();
