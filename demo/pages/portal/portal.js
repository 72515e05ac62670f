// Copy buttons: the page reads well without them, so they come with the script that makes them work.
const told = document.querySelector('.told');
let forgetting;

function tell(text) {
  told.textContent = text;
  clearTimeout(forgetting);
  forgetting = setTimeout(() => (told.textContent = ''), 3000);
}

function copies(button, text, what) {
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text());
      tell(`${what} copied`);
    } catch {
      tell('The browser refused: select the text and copy it');
    }
  });
}

for (const figure of document.querySelectorAll('figure')) {
  const button = document.createElement('button');
  const name = figure.querySelector('figcaption').textContent;
  button.type = 'button';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', `Copy: ${name}`);
  copies(button, () => figure.querySelector('code').textContent, 'Snippet');
  figure.append(button);
}

for (const button of document.querySelectorAll('button[data-copy]')) {
  copies(button, () => button.dataset.copy, 'Password');
}
