import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../button/icon-button.tsx';
import { CategoryBar } from '../category-bar/category-bar.tsx';
import { Footer } from '../footer/footer.tsx';
import { IconBell, IconMoon, IconSearch } from '../icon/icons.gen.ts';
import { renderCrest, sampleLink } from '../samples.fixture.tsx';
import { Header } from './header.tsx';
import { Logo } from './logo.tsx';

const meta: Meta = { title: 'Kit/Header and footer', parameters: { layout: 'fullscreen' } };
export default meta;

const logo = <Logo name="Verdant FC" lines={['Verdant FC']} render={sampleLink} mark={renderCrest('VER', 34)} />;

export const Both: StoryObj = {
  render: () => (
    <>
      <Header
        logo={logo}
        label="Main"
        items={['Home', 'Live', 'Matches', 'Videos', 'Squad'].map((label) => ({
          key: label,
          label,
          render: sampleLink,
          current: label === 'Live',
          live: label === 'Live',
        }))}
        tools={
          <>
            <IconButton label="Search">
              <IconSearch />
            </IconButton>
            <IconButton label="Theme">
              <IconMoon />
            </IconButton>
            <IconButton label="Notifications">
              <IconBell />
            </IconButton>
          </>
        }
      />
      <CategoryBar
        label="Categories"
        items={['First team', 'Women', 'Academy'].map((label, index) => ({
          key: label,
          label,
          render: sampleLink,
          current: index === 0,
          icon: renderCrest('VER'),
        }))}
      />
      <Footer
        logo={logo}
        label="About this site"
        links={['About', 'Help', 'Terms'].map((label) => ({ key: label, label, render: sampleLink }))}
      />
    </>
  ),
};
