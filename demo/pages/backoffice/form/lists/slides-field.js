// The slides of the home page.

import { el, labelled } from '../../dom.js';
import { words } from '../../texts/texts.js';
import { uploadControl } from '../picture-upload.js';
import { slideImage } from '../picture-values.js';
import { choiceIn, textIn } from './item-fields.js';
import { listField } from './list-field.js';
import { slideTarget } from './slide-target.js';

const NO_HERO = { enabled: false, isBottom: false, serviceId: '', position: 'left', slides: [] };
const heroOf = (sections) => ({ ...NO_HERO, ...sections?.home?.heroImage });
const withHero = (sections, change) => ({
  ...sections,
  home: { ...sections?.home, heroImage: { ...heroOf(sections), ...change } },
});

const POSITIONS = {
  left: words('slides.positions.left'),
  right: words('slides.positions.right'),
  bottom: words('slides.positions.bottom'),
};

function heroHead({ value, changed }) {
  const enabled = el('input', { type: 'checkbox' });
  enabled.addEventListener('change', () => changed(withHero(value(), { enabled: enabled.checked })));
  const { select, field } = choiceIn(words('slides.position'), POSITIONS, 'left', (position) =>
    changed(withHero(value(), { position })),
  );
  enabled.follow = (sections) => (enabled.checked = heroOf(sections).enabled);
  select.follow = (sections) => (select.value = heroOf(sections).position);
  return [el('label', { className: 'check' }, enabled, el('span', {}, words('slides.shown'))), field];
}

/** The picture of a slide, with what is said of it to whoever does not see it. */
function slidePicture(item, put, { name, language, office }) {
  const alt = el('input', { type: 'text', name: 'alt', autocomplete: 'off', lang: language });
  alt.value = item().image?.alt?.[language] ?? '';
  const tell = (image) => put({ ...item(), image: { ...item().image, ...image } });
  alt.addEventListener('input', () => tell({ alt: { ...item().image?.alt, [language]: alt.value } }));
  const upload = uploadControl({
    name,
    office,
    taken(media) {
      // The slides were put in another order meanwhile, or this one was removed.
      if (!upload.node.isConnected) return false;
      const image = slideImage(media);
      put({ ...item(), image });
      alt.value = '';
      upload.show(image);
      return true;
    },
  });
  upload.show(item().image);
  return [upload.node, labelled(alt, words('slides.alt'), words('slides.altHelp'))];
}

export function slidesField({ path }, changed, language, office) {
  return listField(
    {
      path,
      called: 'slides',
      head: heroHead,
      read: (sections) => heroOf(sections).slides,
      write: (sections, slides) => withHero(sections, { slides }),
      fresh: (slides) => ({
        title: {},
        text: {},
        buttonAction: '',
        buttonText: {},
        buttonActionValue: '',
        image: slides.at(-1)?.image ?? { url: '', widths: [], alt: {}, colour: '' },
      }),
      fieldsOf: (item, put, number) => [
        ...slidePicture(item, put, {
          name: words('slides.picture', { number }),
          language: language(),
          office,
        }),
        textIn(words('slides.title'), 'title', language(), item, put),
        textIn(words('slides.text'), 'text', language(), item, put, true),
        textIn(words('slides.button'), 'buttonText', language(), item, put),
        slideTarget(item, put, office),
      ],
    },
    changed,
  );
}
