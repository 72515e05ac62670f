import type { Ports } from '#platform/ports.ts';

/** Once somebody may be looking at the page. */
export async function whenShown({ presence }: Pick<Ports, 'presence'>): Promise<void> {
  const page = await presence().catch(() => null);
  if (!page || page.isShown()) return;
  await new Promise<void>((resolve) => {
    const stop = page.onChange(() => {
      if (!page.isShown()) return;
      stop();
      resolve();
    });
  });
}
