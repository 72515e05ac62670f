import type { ElementDocs } from '#element/definition/docs.ts';
import { cssProperties } from '#element/every-element/css-properties.ts';
import { attributeDocs, eventDocs, partDocs, slotDocs } from '#element/every-element/docs.ts';
import type { previewDefinition } from './definition.ts';

const { picture: _picture, dialog: _dialog, drawer: _drawer, ...parts } = partDocs;

export const previewDocs: ElementDocs<typeof previewDefinition> = {
  name: 'VitrinePreview',
  description:
    'For a back office: the company’s site as it is drafted, on a phone and a desktop side by side, changed while one looks. What is pressed there can be told with its settings.',
  attributes: {
    ...attributeDocs,
    base: 'Address of the company’s storefront, as `https://salon.example`. It has to be told: nothing is shown without it.',
    page: 'Path of the page that is shown first, as `/en/contact`.',
    display: 'On what the site is shown: a phone and a desktop, or one of the two.',
    session:
      'Property alone, as it is a secret: `{ token, expiresAt }` of `POST /api/themes/preview`. Absent: nothing is shown yet.',
    draft:
      'Property: what is drafted, as the `change` of `GET /api/themes/draft`. Another object takes the place of all that was changed in the preview.',
  },
  methods: {
    set: {
      description:
        'Shows another value of a setting of the look, in every frame; `false` where there is no such setting, or no such value. Several by their paths, as an object alone, are one step: all of them, or none. Nothing is saved.',
      parameters: { path: 'string | object', 'value?': 'unknown' },
      returns: 'boolean',
    },
    undo: { description: 'Takes the last change back.', parameters: {}, returns: 'void' },
    redo: { description: 'Makes the change again that was taken back.', parameters: {}, returns: 'void' },
    showPage: {
      description: 'Shows another page of the site.',
      parameters: { path: 'string' },
      returns: 'void',
    },
    highlight: {
      description: 'Draws a frame around what has a CSS part; `null`: around nothing.',
      parameters: { part: 'string | null' },
      returns: 'void',
    },
    point: {
      description: 'Whether what is pressed in the site is told in place of what it does.',
      parameters: { isOn: 'boolean' },
      returns: 'void',
    },
    compare: {
      description:
        'Whether what is published is shown in place of what is drafted, until something is changed.',
      parameters: { isOn: 'boolean' },
      returns: 'void',
    },
    reload: { description: 'Loads the site anew, with the token.', parameters: {}, returns: 'void' },
  },
  events: {
    ...eventDocs,
    'vitrine-preview-page': 'Another page of the site is shown.',
    'vitrine-preview-point':
      'Something was pressed while one points: its CSS part, and the settings that it follows, with their values and where those come from.',
    'vitrine-preview-change': 'A setting was changed in the preview, taken back or made again.',
    'vitrine-preview-expired':
      'The token is good no longer: set `session` to another one. What was changed stays.',
  },
  slots: slotDocs,
  parts: {
    ...parts,
    toolbar: 'The row of what one chooses above the site.',
    frames: 'What the site is shown in.',
    frame: 'The site on one device.',
    faults: 'What does not read, does not fit or is left out of the company’s own CSS.',
  },
  example: { base: 'https://salon.example' },
  cssProperties,
};
