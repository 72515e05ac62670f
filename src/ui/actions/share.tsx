import { useEffect, useRef, useState } from 'react';
import { tw } from '#theme/sheet.ts';
import { useAnnounce } from '../announcer.tsx';
import { INPUT } from '../forms/input-classes.ts';
import { Button } from './button.tsx';

interface ShareProps {
  readonly title: string;
  readonly text: string;
  /** May be relative to the address of the page. */
  readonly url: string;
  /** On the button. */
  readonly label: string;
  /** What is said where it was copied, since the browser cannot share it. */
  readonly copied: string;
  /** What is said where it could not be: it can be copied by hand below. */
  readonly failed: string;
}

type Shared = Pick<ShareProps, 'title' | 'text' | 'url'>;

const copyOf = ({ text, url }: Shared) => `${text}\n${url}`;

type Outcome = 'shared' | 'copied' | 'failed';

/** Hands it to the apps of the device; where there are none, or the page may not, to the clipboard. */
async function share(what: Shared): Promise<Outcome> {
  const data = { title: what.title, text: what.text, url: what.url };
  if ('share' in navigator && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      // Whoever closes the list of apps has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(copyOf(what));
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** All of it selected, with the focus: one press of the keyboard or of the phone's menu copies it. */
function CopyByHand({ text, label }: { readonly text: string; readonly label: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <textarea
      ref={field}
      readOnly
      rows={text.split('\n').length}
      aria-label={label}
      value={text}
      className={tw(`${INPUT} mt-2 border-control [field-sizing:content]`)}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}

export function Share({ label, copied, failed, ...given }: ShareProps) {
  const announce = useAnnounce();
  const place = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>('shared');
  const [what, setWhat] = useState<Shared>(given);
  const note = { shared: '', copied, failed }[outcome];
  const press = async () => {
    setOutcome('shared');
    const page = place.current?.ownerDocument.location.href;
    const whole = { ...given, url: new URL(given.url, page).href };
    setWhat(whole);
    const now = await share(whole);
    setOutcome(now);
    const said = { shared: '', copied, failed: '' }[now];
    if (said) announce(said);
  };
  return (
    <div ref={place}>
      <Button variant="quiet" onPress={() => void press()}>
        {label}
      </Button>
      {note && <p>{note}</p>}
      {outcome === 'failed' && <CopyByHand text={copyOf(what)} label={failed} />}
    </div>
  );
}
