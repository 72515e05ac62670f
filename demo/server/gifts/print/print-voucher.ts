import { and, eq } from 'drizzle-orm';
import { readCode } from '#domain/gifts/voucher-code.ts';
import { companyOrigin } from '../../companies/company-origin.ts';
import type { ServerContext } from '../../context.ts';
import { vouchers } from '../../database/schema/selling/redemption.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { voucherOf } from '../../redemption/vouchers.ts';
import type { Tenant } from '../../router/route.ts';
import { themePictures } from '../theme-picture.ts';
import { voucherPdf } from './voucher-pdf.ts';
import { voucherWords } from './voucher-words.ts';

/** The voucher of a code as a page to print, with what is left of it; refused alike for every code that is worth nothing. */
export async function printVoucher(
  context: Pick<ServerContext, 'db' | 'originOf' | 'readPicture' | 'report'>,
  { id, profile }: Tenant,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<{ readonly pdf: string } | Refusal> {
  const found = await voucherOf(context.db, id, code, now);
  const mine = and(eq(vouchers.companyId, id), eq(vouchers.id, found?.id ?? ''));
  const [voucher] = await context.db.select().from(vouchers).where(mine);
  const read = readCode(code);
  if (voucher === undefined || read === null) return refuse('voucher_refused');
  const origin = await companyOrigin(context, id);
  const { themeId } = voucher;
  const pictures = await themePictures(context, { companyId: id, themeIds: [themeId], origin });
  const picture = pictures.get(themeId) ?? null;
  const pdf = await voucherPdf(profile, voucherWords({ profile, voucher, code: read, origin, picture }));
  return { pdf: pdf.toString('base64') };
}
