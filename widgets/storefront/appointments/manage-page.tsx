import { useEffect, useState } from 'react';
import type { Shop } from '#domain/catalogue.ts';
import type { Company } from '#domain/company.ts';
import { hideKey, readKey } from '#stores/appointments/appointment-key.ts';
import type { Site } from '#stores/site.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';
import { targetTo } from '../place/target.ts';
import { EmptyBag } from '../states/art.view.tsx';
import { PlainPage } from '../states/plain-page.view.tsx';
import { OpenedAppointment } from './opened-appointment.tsx';

interface ManagePageProps {
  readonly site: Site;
  readonly company: Company;
  readonly shops: readonly Shop[] | null;
  readonly id: string;
}

/** The key of the address, which does not stay there. */
export function useKey(site: Site, id: string): string {
  const places = { history: site.ports.history, tab: site.keep.tab };
  const [key] = useState(() => readKey(places, id));
  useEffect(() => hideKey({ history: site.ports.history, tab: site.keep.tab }, id), [site, id]);
  return key;
}

/** An appointment that a link opens without an account. */
export function ManagePage({ site, company, shops, id }: ManagePageProps) {
  const key = useKey(site, id);
  const { t } = useTexts();
  const missing = (
    <PlainPage
      art={<EmptyBag />}
      title={t('manage:missing.title')}
      action={
        <ButtonLink to={targetTo(site.navigation, { kind: 'orders' })}>
          {t('manage:missing.login')}
        </ButtonLink>
      }
    >
      <p>{t('manage:missing.text')}</p>
    </PlainPage>
  );
  return (
    <OpenedAppointment
      site={site}
      company={company}
      shops={shops}
      id={id}
      appointmentKey={key}
      missing={missing}
    />
  );
}
