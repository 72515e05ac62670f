import { COMPANY_READ } from '#element/every-element/reads.ts';
import type { Feature } from '#element/feature.ts';

export const previewFeature: Feature = {
  name: 'preview',
  texts: ['preview'],
  element: { reads: [COMPANY_READ], budget: 127.1, chunks: 'tool' },
};
