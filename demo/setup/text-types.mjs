/** Writes the types of the texts: without them the compiler takes any key. */
export async function withTextTypes() {
  await import('../build/texts/write-text-types.ts');
}
