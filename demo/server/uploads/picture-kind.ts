/** A kind of picture that may be uploaded. */
export type UploadKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** What a file is by its first bytes; null for what is no picture that we take. */
export function kindOf(file: Buffer): UploadKind | null {
  const text = (from: number, to: number) => file.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12))) return 'avif';
  return ['GIF87a', 'GIF89a'].includes(text(0, 6)) ? 'gif' : null;
}
