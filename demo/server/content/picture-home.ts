import type { Database } from '../database/database.ts';
import type { ServerContext } from '../context.ts';
import { companyOrigin } from '../companies/company-origin.ts';
import type { Tenant } from '../router/route.ts';
import type { PictureHome } from './clean-html.ts';

/** Where this server serves a company's pictures: on the company's own host, and on the one that embeds load from. */
export async function pictureHome(
  context: ServerContext,
  { id }: Pick<Tenant, 'id'>,
  tx: Database,
): Promise<PictureHome> {
  return {
    companyId: id,
    origins: [context.originOf('localhost'), await companyOrigin(context, id, tx)],
  };
}
