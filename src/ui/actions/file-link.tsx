import { Link, ExternalLink } from './link.tsx';

/** A file that has an address, or is fetched when it is asked for; `failure` tells why it did not come. */
export type FileSource =
  | { readonly href: string }
  | { readonly onPress: () => void; readonly isBusy: boolean; readonly failure: string | null };

interface FileLinkProps {
  readonly source: FileSource;
  /** What the file is called once it is saved. */
  readonly name: string;
  readonly children: string;
}

/** Saves a file. A second press while it is on its way does nothing. */
export function FileLink({ source, name, children }: FileLinkProps) {
  if ('href' in source) {
    return (
      <ExternalLink href={source.href} download={name}>
        {children}
      </ExternalLink>
    );
  }
  const go = () => (source.isBusy ? undefined : source.onPress());
  return <Link to={{ href: null, go }}>{children}</Link>;
}
