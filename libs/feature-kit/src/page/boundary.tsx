import { useTelemetry } from '@touchline/telemetry';
import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Name of the part in the log; undefined for a whole page. */
  section?: string | undefined;
  /**
   * Renders the replacement of children that threw; by default nothing.
   * @param retry renders the children again
   */
  renderError?: ((error: unknown, retry: () => void) => ReactNode) | undefined;
  children: ReactNode;
}

interface ErrorCatcherProps extends BoundaryProps {
  report: (error: unknown, context?: Readonly<Record<string, unknown>>) => void;
}

class ErrorCatcher extends Component<ErrorCatcherProps, { thrown: { error: unknown } | null }> {
  override state: { thrown: { error: unknown } | null } = { thrown: null };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown) {
    const { report, section } = this.props;
    report(error, section === undefined ? undefined : { section });
  }

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return this.props.renderError?.(thrown.error, () => this.setState({ thrown: null })) ?? null;
  }
}

/** An error boundary: reports what its children throw while they render, and keeps the error from its neighbours. */
export function Boundary(props: BoundaryProps) {
  const telemetry = useTelemetry();
  return <ErrorCatcher {...props} report={telemetry.error} />;
}
