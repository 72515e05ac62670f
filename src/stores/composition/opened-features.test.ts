import { expect, test } from 'vitest';
import { createVisitor } from '../testing/visitor.ts';
import type { FeatureTools, StoreFeature } from './store-feature.ts';

interface Album {
  readonly tools: FeatureTools;
  dispose(): void;
}

function albumFeature({ failures = 0, texts = ['booking'] as StoreFeature['texts'] } = {}) {
  const made: Album[] = [];
  const disposed: Album[] = [];
  let left = failures;
  const feature: StoreFeature<Album> = {
    name: 'album',
    texts,
    async load() {
      if (left > 0) {
        left -= 1;
        throw new Error('gone');
      }
      return (tools) => {
        const album: Album = { tools, dispose: () => void disposed.push(album) };
        made.push(album);
        return album;
      };
    },
  };
  return { feature, made, disposed };
}

test('a feature is opened once for all who ask, after its texts and its company are there', async () => {
  const { site } = await createVisitor().open();
  const { feature, made } = albumFeature({ texts: ['waiting'] });
  expect(site.opened(feature).get()).toBeNull();
  const [first, second] = await Promise.all([site.open(feature), site.open(feature)]);
  expect(second).toBe(first);
  expect(made).toHaveLength(1);
  expect(site.opened(feature).get()).toBe(first);
  expect(site.texts.$texts.get().has('waiting')).toBe(true);
  expect(first.tools.connection.company.$company.get().kind).toBe('ready');
});

test('a feature whose code did not arrive is loaded again by the next who opens it', async () => {
  const { site } = await createVisitor().open();
  const { feature, made } = albumFeature({ failures: 1 });
  await expect(Promise.allSettled([site.open(feature), site.open(feature)])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(site.openedFeatures()).toEqual([]);
  expect(await site.open(feature)).toBe(made[0]);
});

test('a feature without its texts is named to the developer, with what to look at', async () => {
  const { site } = await createVisitor().open({ texts: () => Promise.reject(new Error('gone')) });
  const { feature } = albumFeature({ texts: ['waiting'] });
  await expect(site.open(feature)).rejects.toThrow('album: no texts waiting; look at the network.');
});

test('opened features are listed, and end with their site', async () => {
  const { site } = await createVisitor().open();
  const opened = albumFeature();
  const late = albumFeature();
  const never = albumFeature();
  site.opened(never.feature);
  await site.open(opened.feature);
  expect(site.openedFeatures()).toEqual([opened.feature]);
  const opening = site.open(late.feature);
  site.dispose();
  await opening;
  expect(opened.disposed).toEqual(opened.made);
  expect(late.disposed).toEqual(late.made);
  expect(site.opened(late.feature).get()).toBeNull();
});
