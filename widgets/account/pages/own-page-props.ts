import type { AppointmentParts } from '#widgets/appointments/parts.ts';
import type { AccountPageProps } from '../account-page-props.ts';
import type { AccountRoute } from '../account-route.ts';

/** What a page of an account is given wherever it stands: it asks for a login itself. */
export interface OwnPageProps extends AccountPageProps, Pick<AppointmentParts, 'Login' | 'targetTo'> {
  readonly route: AccountRoute;
}
