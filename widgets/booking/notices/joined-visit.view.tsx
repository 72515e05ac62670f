import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';

interface JoinedVisitProps {
  readonly sentence: string;
  /** Of the service that joined. */
  readonly name: string;
  readonly onAlone: () => void;
  readonly onWithout: () => void;
}

/** In one line where there is room: it asks for nothing. */
export function JoinedVisitView({ sentence, name, onAlone, onWithout }: JoinedVisitProps) {
  const { t } = useTexts();
  return (
    <div
      part="notice"
      className={tw(
        'flex flex-wrap items-center gap-x-5 mb-4 @[40em]:mb-8 px-4 py-1.5 rounded border border-line bg-raised',
      )}
    >
      <p className={tw('py-1')}>{sentence}</p>
      <Button variant="quiet" onPress={onAlone}>
        {t('reservation:joined.alone', { name })}
      </Button>
      <Button variant="quiet" onPress={onWithout}>
        {t('reservation:visit.remove', { name })}
      </Button>
    </div>
  );
}
