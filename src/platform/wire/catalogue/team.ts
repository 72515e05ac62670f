import type { Picture } from '#domain/catalogue/catalogue.ts';
import type { TeamMember } from '#domain/catalogue/team.ts';
import { parsePicture } from '../picture.ts';
import { each, fields, id, list, localized, text, type Warn } from '../read.ts';

/** A shop's team; null for what is no list. Who cannot be told from others is left out. */
export function parseTeam(value: unknown, base: string, warn: Warn): readonly TeamMember[] | null {
  if (list(value) === null) return null;
  return each(value, 'team member', warn, (item) => {
    const read = fields(item);
    const [own, name] = [id(read['id']), text(read['displayname']).trim()];
    if (own === '' || name === '') return null;
    return {
      id: own,
      name,
      picture: ownPicture(read['picture'], base),
      craft: localized(read['craft']),
    };
  });
}

/** People's faces come from the back end itself: nobody else is to learn who looks at them. */
function ownPicture(value: unknown, base: string): Picture | null {
  const picture = parsePicture(value, base);
  return picture?.url.startsWith(`${base}/`) ? picture : null;
}
