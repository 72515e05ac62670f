import type { Site } from '#stores/site.ts';
import type { Emit } from '#stores/widget-events.ts';
import type { ShownDevices } from './frames/devices.ts';
import type { Scheme } from './choices/toolbar.view.tsx';

/** What the element hands to its screen. */
export interface PreviewProps {
  readonly site: Site;
  readonly emit: Emit;
  /** Gives the element's methods their code. */
  readonly answerBy: (
    element: Element,
    methods: Readonly<Record<string, (...given: never[]) => unknown>> | null,
  ) => void;
  readonly headingLevel: number;
  /** Address of the company's site. */
  readonly base?: string | undefined;
  /** Page that is shown first. */
  readonly path: string;
  readonly devices: ShownDevices;
  readonly scheme?: Scheme;
  /** What the page around has given, looked at nowhere yet. */
  readonly session: unknown;
  readonly draft: unknown;
}
