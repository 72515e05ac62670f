import type { ReactNode } from 'react';
import { toReadersPhone } from '#domain/people/national-phone.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ExternalLink } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

/** Whether the appointment can be moved here, and if not, why. `sentence` is in the visitor's language. */
export type MoveOffer =
  { readonly kind: 'open'; readonly sentence: string } | { readonly kind: 'shut'; readonly sentence: string };

export interface SalonNumber {
  readonly phone: string;
  /** ISO 3166 code of the shop's country. */
  readonly country: string;
  /** E.164; empty where none was given. */
  readonly customersPhone: string;
}

interface ChangeProps {
  readonly move: MoveOffer;
  readonly onMove: () => void;
  readonly salon: SalonNumber;
  /** Null where nobody may cancel it here. */
  readonly cancel: ReactNode;
}

/** Another time, or none: what is possible, until when, and whom to call where it is not. */
export function ChangeView({ move, onMove, salon, cancel }: ChangeProps) {
  const { t } = useTexts();
  return (
    <div>
      <Heading variant="label" below={1} className="text-muted text-caption">
        {t('appointments:change')}
      </Heading>
      <div className={tw('grid gap-5 mt-2')}>
        <div>
          <p id="move-rule">{move.sentence}</p>
          {move.kind === 'open' ? (
            <Button className="mt-3" describedBy="move-rule" onPress={onMove}>
              {t('appointments:move.button')}
            </Button>
          ) : (
            <SalonPhone {...salon} />
          )}
        </div>
        {cancel && <div className={tw('pt-5 border-t border-line')}>{cancel}</div>}
      </div>
    </div>
  );
}

/** How the salon is reached. */
export function SalonPhone({ phone, country, customersPhone }: SalonNumber) {
  const { t } = useTexts();
  if (!phone) return null;
  return (
    <ExternalLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {t('appointments:call', { phone: toReadersPhone(phone, customersPhone, country) })}
    </ExternalLink>
  );
}
