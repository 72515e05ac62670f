import type { StoreFeature } from '../../composition/store-feature.ts';
import type { PreviewEditor } from './preview-editor.ts';

/** What a back office changes in the previews that it shows. */
export const previewEditorFeature: StoreFeature<PreviewEditor> = {
  name: 'preview editor',
  texts: [],
  load: async () => (await import('./preview-editor.ts')).createPreviewEditor,
};
