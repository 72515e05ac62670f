import { Component, type ReactNode } from 'react';
import type { Emit } from '#stores/widget-events.ts';

interface PageBoundaryProps {
  readonly emit: Emit;
  /** A page that failed is given up for the next. */
  readonly page: string;
  readonly failed: (retry: () => void) => ReactNode;
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly hasFailed: boolean;
  readonly page: string;
}

/** Keeps the fault of one page to that page: head, foot and menu stay. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false, page: this.props.page };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { page }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return page === state.page ? null : { hasFailed: false, page };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed();
    const message = error instanceof Error ? error.message : String(error);
    this.props.emit('vitrine-error', { code: 0, type: 'render', message });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.failed(() => this.setState({ hasFailed: false }));
  }
}
