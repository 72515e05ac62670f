import type { ElementDefinition } from '#element/definition/definition.ts';
import { everyAttribute, everyEvent } from '#element/every-element/definition.ts';

export const previewDefinition = {
  tag: 'vitrine-preview',
  attributes: {
    ...everyAttribute,
    base: { kind: 'string' },
    path: { kind: 'string', initial: '/' },
    devices: { kind: 'enum', values: ['both', 'phone', 'desktop'], initial: 'both' },
    scheme: { kind: 'enum', values: ['light', 'dark'] },
    session: { kind: 'json' },
    draft: { kind: 'json' },
  },
  methods: ['set', 'undo', 'redo', 'showPage', 'highlight', 'point', 'compare', 'reload'],
  events: {
    ...everyEvent,
    'vitrine-preview-page': {},
    'vitrine-preview-point': {},
    'vitrine-preview-change': {},
    'vitrine-preview-expired': {},
  },
  space: [[620, 720]],
} as const satisfies ElementDefinition;
