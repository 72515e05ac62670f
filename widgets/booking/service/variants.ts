import type { ComponentType } from 'react';
import type { VariantLoaders } from '#ui/loading/variants.ts';
import type { ServiceProps } from './service.view.tsx';

/** How a service is presented. */
export interface ServiceLayout {
  readonly Service: ComponentType<ServiceProps>;
}

/** The pages of a service by their ids in the company's theme (`servicePresentation`), but for text and picture side by side. */
export const serviceLayouts: VariantLoaders<ServiceLayout> = {
  whole: async () => ({ Service: (await import('./whole.view.tsx')).WholeService }),
};
