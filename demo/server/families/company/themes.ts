import {
  changesOfRestore,
  copyFont,
  listPublished,
  openPreview,
  publishDraft,
  publishedLook,
  readDraft,
  restorePublished,
  saveDraft,
} from '#contract/company/themes.ts';
import type { Database } from '../../database/database.ts';
import { copyFont as copy } from '../../fonts/copy-font.ts';
import { fontHostsOf, withCopiedFonts } from '../../fonts/copied-fonts.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import { refuse } from '../../http/refusal.ts';
import { pageRange } from '../../http/pagination.ts';
import { answer, type Caller, type ServerRoute, type Tenant } from '../../router/route.ts';
import { findMember } from '../../staff/members.ts';
import type { UploadContext } from '../../uploads/upload.ts';
import { draftOf, objectionTo, saveDraft as draft } from '../../themes/draft.ts';
import { newPreviewToken } from '../../themes/preview-token.ts';
import {
  changesOfRestoring,
  publishDraft as publish,
  publishedLookOf,
  publishedOf,
  restorePublished as restore,
} from '../../themes/published.ts';

export function themesRoutes(context: UploadContext): ServerRoute[] {
  const { db } = context;
  return [
    answer(readDraft, ({ tenant }) => draftOf(db, tenant.id)),
    answer(saveDraft, async ({ tenant, caller, body, now }) => {
      const drafted = { companyId: tenant.id, ...body, by: await nameOf(db, tenant, caller), now };
      const objection = objectionTo(drafted);
      if (objection !== null) return objection;
      const whose = { companyId: tenant.id, profile: tenant.profile };
      // Before anything is locked: other hosts may be slow.
      const { settings: change, refusal } = await withCopiedFonts(context, body.change, whose);
      return refusal ?? draft(db, { ...drafted, change });
    }),
    answer(copyFont, ({ tenant, body }) =>
      copy(body, {
        companyId: tenant.id,
        pictures: context.folders.pictures,
        hosts: fontHostsOf(context),
        field: 'url',
      }),
    ),
    answerIdempotent(context, publishDraft, async (tx, { tenant, caller, body, now }) =>
      publish(tx, { companyId: tenant.id, ...body, by: await nameOf(tx, tenant, caller), now }),
    ),
    answer(listPublished, async ({ tenant, query }) => {
      const { page, itemPerPage, offset } = pageRange(query);
      const published = await publishedOf(db, tenant.id, { offset, limit: itemPerPage });
      return { ...published, page, itemPerPage };
    }),
    answerIdempotent(context, restorePublished, async (tx, { tenant, caller, params, now }) =>
      restore(tx, { companyId: tenant.id, ...params, by: await nameOf(tx, tenant, caller), now }),
    ),
    answer(changesOfRestore, ({ tenant, params }) =>
      changesOfRestoring(db, { companyId: tenant.id, ...params }),
    ),
    answer(publishedLook, async ({ tenant }) =>
      tenant.previewUntil === undefined ? refuse('forbidden') : publishedLookOf(db, tenant.id),
    ),
    answer(openPreview, async ({ tenant, now }) => {
      const { token, expiresAt } = await newPreviewToken(db, tenant.id, now);
      const expiresIn = Math.floor((expiresAt.getTime() - now) / 1000);
      return { token, expiresAt: expiresAt.toISOString(), expiresIn };
    }),
  ];
}

/** Of one of the staff; empty where nobody is known. */
async function nameOf(db: Database, { id }: Tenant, caller: Caller | null): Promise<string> {
  const member = await findMember(db, id, 'staff', caller?.userId ?? '');
  return member === null ? '' : `${member.firstname} ${member.lastname}`.trim();
}
