import type { Site } from '#stores/site.ts';
import type { Emit } from '#stores/widget-events.ts';
import type { ShownDevices } from './frames/devices.ts';

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
  /** Path of the page that is shown first. */
  readonly page: string;
  readonly display: ShownDevices;
  /** What the page around has given, looked at nowhere yet. */
  readonly session: unknown;
  readonly draft: unknown;
}
