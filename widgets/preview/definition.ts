import type { ElementDefinition } from '#element/definition/definition.ts';
import { everyAttribute, everyEvent, storefrontAttribute } from '#element/every-element/definition.ts';

export const previewDefinition = {
  tag: 'vitrine-preview',
  attributes: {
    ...everyAttribute,
    display: { kind: 'enum', values: ['both', 'phone', 'desktop'], initial: 'both' },
    draft: { kind: 'json' },
    page: { kind: 'string', initial: '/' },
    session: { kind: 'json' },
    ...storefrontAttribute,
  },
  isTool: true,
  methods: ['set', 'undo', 'redo', 'showPage', 'highlight', 'point', 'compare', 'reload'],
  events: {
    ...everyEvent,
    'vitrine-preview-page': {},
    'vitrine-preview-point': {},
    'vitrine-preview-change': {},
    'vitrine-preview-expired': {},
  },
  space: [[1290, 1020]],
} as const satisfies ElementDefinition;
