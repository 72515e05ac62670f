import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyArt } from '#ui/states/art/empty-art.tsx';
import { PlainPage } from '#ui/states/plain-page.tsx';
import { useTexts } from '#ui/texts.ts';
import type { AppointmentPageProps } from '../page-props.ts';
import { useKey } from '../use-key.ts';
import { OpenedAppointment } from './opened-appointment.tsx';

/** An appointment that a link opens without an account. */
export function KeyedAppointmentPage(props: AppointmentPageProps & { readonly id: string }) {
  const { site, id, appointments, parts } = props;
  const key = useKey(appointments, id);
  const { t } = useTexts();
  const missing = (
    <PlainPage
      art={<EmptyArt />}
      title={t('appointments:missing.title')}
      action={
        <ButtonLink to={parts.targetTo(site.navigation, { kind: 'orders' })}>
          {t('appointments:missing.login')}
        </ButtonLink>
      }
    >
      <p>{t('appointments:missing.text')}</p>
    </PlainPage>
  );
  return <OpenedAppointment {...props} appointmentKey={key} missing={missing} />;
}
