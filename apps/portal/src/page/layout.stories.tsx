import type { Meta, StoryObj } from '@storybook/react-vite';
import { useText } from '@touchline/i18n';
import { Variant as header } from '@touchline/shell/header/bar';
import { Variant as navigation } from '@touchline/shell/navigation/top';
import { StoryShell } from '@touchline/shell/testing';
import { useState } from 'react';
import { FirstPageLayout } from './layout.tsx';
import { busyFlag } from '../navigation/busy-flag.ts';

const meta: Meta = { title: 'Shell/Before the first page', parameters: { layout: 'fullscreen' } };
export default meta;

const FirstPage = () => <FirstPageLayout looks={{ header, navigation }} />;

/** The frame reads a busy edge's text from the root element, which must be in the document first. */
function BusyEdge() {
  const busyText = useText('shell')('busy');
  const [root, setRoot] = useState<Element | null>(null);
  return (
    <div id="root" ref={setRoot} {...{ [`data-${busyFlag}`]: busyText }}>
      {root && <FirstPage />}
    </div>
  );
}

export const Loading: StoryObj = { render: () => <StoryShell routes={[{ path: '*', element: <FirstPage /> }]} /> };
export const Busy: StoryObj = { render: () => <StoryShell routes={[{ path: '*', element: <BusyEdge /> }]} /> };
