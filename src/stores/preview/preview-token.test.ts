import { expect, test } from 'vitest';
import { createMemoryHistory } from '#platform/memory/history.ts';
import { memoryStorage } from '#platform/memory/storage.ts';
import { previewTokenOf } from './preview-token.ts';

function openedAt(address: string, kept = new Map<string, string>()) {
  return { kept, history: createMemoryHistory(address), tabStorage: memoryStorage(kept) };
}

test('the token leaves the address, with what stands behind the path, and stays with the tab', () => {
  const page = openedAt('/en/~preview.aB3_-x~/services?q=huile#cgv');
  expect(previewTokenOf(page)).toBe('aB3_-x');
  expect(page.history.read()).toBe('/en/services?q=huile#cgv');
  expect(previewTokenOf(openedAt('/contact', page.kept))).toBe('aB3_-x');
  expect(previewTokenOf(openedAt('/~preview.other~/contact', page.kept))).toBe('other');
});

test('a page without a token is none of a preview', () => {
  const page = openedAt('/contact?next=/~preview.aB3~/');
  expect(previewTokenOf(page)).toBeUndefined();
  expect(page.history.read()).toBe('/contact?next=/~preview.aB3~/');
});
