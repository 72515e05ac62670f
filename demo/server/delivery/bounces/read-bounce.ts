import PostalMime, { type Attachment } from 'postal-mime';

/**
 * Why a mail came back for good: what the other server said (RFC 3464), on one line; null for anything else, such as news of a delay,
 * a receipt or somebody's holiday.
 */
export async function readBounce(message: Uint8Array): Promise<string | null> {
  const attachments = await attachmentsOf(message);
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (report === undefined) return null;
  const { content } = report;
  const groups = (typeof content === 'string' ? content : new TextDecoder().decode(content)).split(
    /\r?\n\s*\r?\n/,
  );
  for (const group of groups) {
    const fields = fieldsOf(group);
    if (fields.get('action')?.toLowerCase() !== 'failed') continue;
    const diagnostic = fields.get('diagnostic-code')?.replace(/^[\w-]+\s*;\s*/, '');
    return diagnostic ?? fields.get('status') ?? 'failed';
  }
  return null;
}

/** None of what cannot be parsed: another try would not make it a report. */
async function attachmentsOf(message: Uint8Array): Promise<readonly Attachment[]> {
  try {
    return (await PostalMime.parse(message)).attachments;
  } catch {
    return [];
  }
}

/** By their names in small letters; folded lines are one. */
function fieldsOf(group: string): ReadonlyMap<string, string> {
  const lines = group.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [
        name.trim().toLowerCase(),
        value
          .join(':')
          .replace(/\p{Cc}+/gu, ' ')
          .trim(),
      ] as const;
    }),
  );
}
