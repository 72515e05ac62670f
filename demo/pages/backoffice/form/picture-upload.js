// Uploads a picture: by a button, which opens the files of this computer, or dropped.

import { button, el, say } from '../dom.js';
import { sayIn } from '../texts/spoken.js';
import { words } from '../texts/texts.js';
import { LARGEST_PICTURE, PICTURE_TYPES, sourceOf, uploadFault } from './picture-values.js';

const UPLOAD = '/upload/image?dir=company';

/** A file that is dropped beside a place for one would be opened in place of this page. */
export function keepPageFromFiles() {
  for (const type of ['dragover', 'drop'])
    addEventListener(type, (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
}

/** `taken` is told each picture that was kept. `show` brings it to the picture that the setting has. */
export function uploadControl({ name, office, taken }) {
  const thumb = el('img', { alt: '', hidden: true });
  const progress = el('progress', { hidden: true, max: 1, 'aria-label': words('upload.progress', { name }) });
  const input = el('input', { type: 'file', accept: PICTURE_TYPES.join(), hidden: true });
  const isBusy = () => choose.getAttribute('aria-disabled') === 'true';
  const choose = button(words('upload.choose'), () => isBusy() || input.click());
  sayIn(choose, 'aria-label', words('upload.chooseFor', { name }));
  const told = el('p', { className: 'help', role: 'status' });
  const refused = el('p', { className: 'fault', role: 'alert' });
  const node = el(
    'div',
    { className: 'upload' },
    thumb,
    el('div', {}, choose, el('p', { className: 'help' }, words('upload.help'))),
    progress,
    input,
    told,
    refused,
  );
  const fault = (text) => say(refused, text);
  thumb.addEventListener('error', () => (thumb.hidden = true));

  async function send(file) {
    fault('');
    say(told, '');
    if (file.size > LARGEST_PICTURE) {
      fault(uploadFault({ status: 413 }));
      return;
    }
    // A disabled button would lose the focus to the page.
    choose.setAttribute('aria-disabled', 'true');
    progress.hidden = false;
    progress.removeAttribute('value');
    say(told, words('upload.sending', { file: file.name }));
    try {
      const media = await office.ask.upload(UPLOAD, file, (part) => {
        // All is sent: what is left is for the back end to do, and nobody knows how long.
        if (part < 1) progress.value = part;
        else progress.removeAttribute('value');
      });
      say(told, taken(media) === false ? words('upload.placeGone') : words('upload.done'));
    } catch (refusal) {
      say(told, '');
      fault(words('upload.failed', { file: file.name, reason: uploadFault(refusal) }));
    } finally {
      progress.hidden = true;
      choose.removeAttribute('aria-disabled');
    }
  }

  const begin = (file) => void (file && !isBusy() && !node.closest('fieldset:disabled') && send(file));
  input.addEventListener('change', () => {
    begin(input.files[0]);
    // The same file chosen again is another try.
    input.value = '';
  });
  node.addEventListener('dragover', (event) => {
    event.preventDefault();
    node.classList.add('over');
  });
  node.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!node.contains(relatedTarget)) node.classList.remove('over');
  });
  node.addEventListener('drop', (event) => {
    event.preventDefault();
    node.classList.remove('over');
    begin(event.dataTransfer.files[0]);
  });
  return {
    node,
    show(picture) {
      const source = sourceOf(picture, office.origin);
      if (thumb.getAttribute('src') === source) return;
      thumb.hidden = source === '';
      if (source === '') thumb.removeAttribute('src');
      else thumb.src = source;
    },
  };
}
