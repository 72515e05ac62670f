import type { TeamMember } from '#domain/catalogue/team.ts';
import { textIn } from '#domain/locale.ts';
import { repeat } from '#domain/repeat.ts';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { initials, Portrait } from '#ui/media/portrait.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';

const LIST = 'mt-5 grid gap-x-8 gap-y-5 @[40em]:grid-cols-2';

/** Who works in a shop, and what each does best. */
export function TeamView({ team }: { readonly team: readonly TeamMember[] }) {
  const { locale, t } = useTexts();
  if (team.length === 0) return null;
  return (
    <section aria-label={t('shop:team')}>
      <Heading variant="headline">{t('shop:team')}</Heading>
      <ul className={tw(LIST)}>
        {team.map(({ id, name, picture, craft }) => (
          <li key={id} className={tw('flex items-center gap-4 min-w-0')}>
            <Portrait mark={initials(name)} picture={picture} size="large" />
            <div className={tw('min-w-0')}>
              <p className={tw('font-medium')}>{name}</p>
              <p className={tw('text-muted')}>{textIn(locale, craft)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function TeamSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton className="h-8 w-40" />
      <div className={tw(LIST)}>
        {repeat(4, (index) => (
          <div key={index} className={tw('flex items-center gap-4')}>
            <Skeleton className="shrink-0 w-[calc(var(--u)*5)] h-[calc(var(--u)*5)] !rounded-full" />
            <Skeleton className="h-10 w-40" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
