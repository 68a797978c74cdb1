import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconBookmark, IconChevronDown, IconGlobe, IconLogOut, IconUser } from '../icon/icons.gen.ts';
import { sampleLink } from '../samples.fixture.tsx';
import { Menu, MenuCheck, MenuChoice, MenuItem, MenuLink, MenuSeparator } from './menu.tsx';

const meta: Meta<typeof Menu> = { title: 'Kit/Menu', component: Menu };
export default meta;

function Example() {
  const [language, setLanguage] = useState('en');
  return (
    <div style={{ minBlockSize: 480 }}>
      <Menu
        align="start"
        defaultOpen
        trigger={
          <Button>
            Account
            <IconChevronDown size="s" />
          </Button>
        }
      >
        <MenuLink icon={<IconUser />} render={sampleLink}>
          Account
        </MenuLink>
        <MenuLink icon={<IconBookmark />} render={sampleLink}>
          Watchlist
        </MenuLink>
        <MenuSeparator />
        <MenuChoice
          label="Language"
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'en', label: 'English', icon: <IconGlobe />, lang: 'en' },
            { value: 'he', label: 'עברית', icon: <IconGlobe />, lang: 'he' },
          ]}
        />
        <MenuSeparator />
        <MenuCheck checked onChange={() => undefined}>
          Follow Oslo Ravens
        </MenuCheck>
        <MenuCheck checked={false} onChange={() => undefined}>
          Follow Tromsø Aurora
        </MenuCheck>
        <MenuSeparator />
        <MenuItem icon={<IconBookmark />} disabled onSelect={() => undefined}>
          Download
        </MenuItem>
        <MenuItem icon={<IconLogOut />} onSelect={() => undefined}>
          Log out
        </MenuItem>
      </Menu>
    </div>
  );
}

export const Open: StoryObj = { render: () => <Example /> };
