import type { Meta, StoryObj } from '@storybook/react-vite';
import { headerTools, type PageLayout, type SiteConfig, useNotify } from '@touchline/feature-kit';
import { createFill } from '@touchline/feature-kit/testing';
import { useText } from '@touchline/i18n';
import { IconButton, IconUser } from '@touchline/ui-kit';
import { type ReactNode, useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { Variant as bar } from './header/bar.tsx';
import { Variant as centred } from './header/centred.tsx';
import { Variant as compact } from './header/compact.tsx';
import { Variant as side } from './navigation/side.tsx';
import { Variant as top } from './navigation/top.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { ProblemPage } from './problem-page.tsx';
import { Shell } from './shell.tsx';
import type { ShellVariants } from './shell-variants.ts';
import { StoryShell } from './testing/story-shell.tsx';

const meta: Meta = { title: 'Shell/Around a page', parameters: { layout: 'fullscreen' } };
export default meta;

const Account = () => (
  <IconButton label="Account">
    <IconUser />
  </IconButton>
);
/** A fill for the header's slot. */
const fills = new Map([[headerTools.name, [createFill(headerTools, Account)]]]);

interface SceneProps {
  page: ReactNode;
  path?: string | undefined;
  layout?: PageLayout | undefined;
  looks?: Partial<ShellVariants> | undefined;
  site?: Partial<SiteConfig> | undefined;
}

const Scene = ({ page, layout = 'home', looks, path = '/live/', site }: SceneProps) => (
  <StoryShell
    path={path}
    site={site}
    fills={fills}
    routes={[
      {
        element: (
          <Shell mainId="main" looks={{ header: bar, navigation: top, ...looks }} layout={layout}>
            <Outlet />
          </Shell>
        ),
        children: [
          { path: 'slow', loader: () => new Promise(() => {}), element: null },
          { path: '*', element: page },
        ],
      },
    ]}
  />
);

/** An example page. */
const page = (
  <div style={{ minBlockSize: '40dvb', padding: 'var(--s8) var(--gutter)' }}>
    <h1 className="display" style={{ fontSize: 'var(--display-l)' }}>
      Live
    </h1>
  </div>
);

export const Visitor: StoryObj = { render: () => <Scene page={page} /> };
export const CentredHeader: StoryObj = { render: () => <Scene page={page} looks={{ header: centred }} /> };
export const CompactHeader: StoryObj = { render: () => <Scene page={page} looks={{ header: compact }} /> };
export const SideNavigation: StoryObj = { render: () => <Scene page={page} looks={{ navigation: side }} /> };
export const CentredHeaderSideNavigation: StoryObj = {
  render: () => <Scene page={page} looks={{ header: centred, navigation: side }} />,
};
export const CompactHeaderSideNavigation: StoryObj = {
  render: () => <Scene page={page} looks={{ header: compact, navigation: side }} />,
};
/** No categories, because no category links to this page. */
export const WatchingAMatch: StoryObj = { render: () => <Scene page={page} layout="default" path="/events/7/" /> };
export const SigningIn: StoryObj = { render: () => <Scene page={page} layout="auth" /> };
export const OneThemeNoCategories: StoryObj = {
  render: () => (
    <Scene page={page} site={{ theme: { default: 'dark', available: ['dark'] }, categories: [], socialLinks: [] }} />
  ),
};
export const LongName: StoryObj = {
  render: () => <Scene page={page} site={{ name: 'Federation of Northern Ice Hockey Clubs' }} />,
};
export const PageOnItsWay: StoryObj = { render: () => <Scene page={<PageSkeleton />} /> };
export const NothingThere: StoryObj = {
  render: () => (
    <Scene
      page={
        <ProblemPage
          problem={{ kind: 'problem', code: 'not_found', status: 404, context: 'page', words: 'shell' }}
          path="/x/"
        />
      }
    />
  ),
};

function LeavingPage() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/slow/'), [navigate]);
  return page;
}

/** The progress line at the top. */
export const NextPageOnItsWay: StoryObj = { render: () => <Scene page={<LeavingPage />} /> };

function NotifyingPage() {
  const notify = useNotify();
  const text = useText('shell');
  useEffect(() => {
    notify('danger', text('errors.network_error'));
  }, [notify, text]);
  return page;
}

export const Notice: StoryObj = { render: () => <Scene page={<NotifyingPage />} /> };

export const PreferencesOpen: StoryObj = {
  render: () => <Scene page={page} />,
  play: async ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.click(),
};
