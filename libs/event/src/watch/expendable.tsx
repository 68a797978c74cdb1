import { useTelemetry } from '@touchline/telemetry';
import { Component, type ReactNode } from 'react';

interface CatchProps {
  name: string;
  report: (error: unknown, context: Readonly<Record<string, unknown>>) => void;
  children: ReactNode;
}

class Catch extends Component<CatchProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error, { section: this.props.name });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * A part of the page that the picture can do without: what throws inside it is reported and leaves its place empty, and the
 * video plays on.
 * @param name what it is, for the log
 */
export function Expendable({ name, children }: { name: string; children: ReactNode }) {
  const telemetry = useTelemetry();
  return (
    <Catch name={name} report={telemetry.error}>
      {children}
    </Catch>
  );
}
