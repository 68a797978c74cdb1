import { useTelemetry } from '@touchline/telemetry';
import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What the part is, for the log; a whole page needs none. */
  section?: string | undefined;
  /** What stands in the place of children that threw; nothing without it. @param retry renders them anew */
  renderError?: ((error: unknown, retry: () => void) => ReactNode) | undefined;
  children: ReactNode;
}

interface CatchProps extends BoundaryProps {
  report: (error: unknown, context?: Readonly<Record<string, unknown>>) => void;
}

class Catch extends Component<CatchProps, { thrown: { error: unknown } | null }> {
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

/** A part of the portal that fails by itself: what throws inside it while it renders is reported, and its neighbours live on. */
export function Boundary(props: BoundaryProps) {
  const telemetry = useTelemetry();
  return <Catch {...props} report={telemetry.error} />;
}
