import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Failure } from './failure.tsx';
import type { ElementInput } from '../host.ts';

interface BoundaryProps {
  readonly input: ElementInput;
  readonly children: ReactNode;
  /** Stands beside what tells of the fault. */
  readonly beside?: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly input: ElementInput | null;
}

/** Keeps a fault inside its element: a sentence with a way on in place of a hole, and an event for whoever runs the page. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, input: null };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  /** Another attribute or language may well be what was missing. */
  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return props.input === state.input ? null : { failed: false, input: props.input };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    const message = error instanceof Error ? error.message : String(error);
    this.props.input.host.emit('vitrine-error', { code: 0, type: 'render', message });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <Failure input={this.props.input} again={() => this.setState({ failed: false })} />
        {this.props.beside}
      </>
    );
  }
}
