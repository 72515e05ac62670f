import type { StoreFeature } from '../composition/store-feature.ts';
import type { PreviewSession } from './preview-session.ts';

/** A back office that changes what a preview shows. */
export const previewSessionFeature: StoreFeature<PreviewSession> = {
  name: 'preview session',
  texts: [],
  load: async () => (await import('./preview-session.ts')).createPreviewSession,
};
