import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react';

/** What a fallback screen is given: the error, and how to clear it and try once more. */
export interface FailureProps {
  error: Error;
  onRetry: () => void;
}

interface ErrorBoundaryProps {
  fallback: ComponentType<FailureProps>;
  /** A change of this value clears the error; the layout passes the address. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | null;
  resetKey: string | undefined;
}

/** Shows `fallback` in place of children that failed to render, and logs why to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A part of the page failed to render.', error, info.componentStack);
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props;
    const { error } = this.state;
    return error ? <Fallback error={error} onRetry={() => this.setState({ error: null })} /> : children;
  }
}
