import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { SearchSheet } from './search-sheet.tsx';
import {
  type Answer,
  createTestApi,
  respondFailure,
  sampleSuggestions,
  respondSuggestions,
  SearchProviders,
} from '../testing/search-world.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';
import * as suggestions from './suggestions.tsx';

interface SceneProps extends Pick<SearchFieldProps, 'variant'> {
  typed: string;
  answer: Answer;
}

/** A field that has the focus. */
function Scene({ typed, answer, variant }: SceneProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <SearchProviders api={createTestApi(answer)}>
      <main style={{ minBlockSize: '70vh', padding: 16 }}>
        <div style={{ maxInlineSize: 400 }}>
          <SearchField ref={field} variant={variant} value={typed} suggestions={suggestions} shortcutKey="/" />
        </div>
      </main>
    </SearchProviders>
  );
}

const meta: Meta<typeof Scene> = {
  title: 'Search/Field',
  component: Scene,
  parameters: { layout: 'fullscreen' },
  args: { variant: 'header', typed: 'tromso', answer: () => respondSuggestions(sampleSuggestions) },
};
export default meta;
type Story = StoryObj<typeof Scene>;

export const Suggested: Story = {};
export const OnThePage: Story = { args: { variant: 'page' } };
export const Empty: Story = { args: { typed: '' } };
export const ToCome: Story = { args: { answer: () => undefined } };
export const None: Story = { args: { typed: 'xylophone', answer: () => respondSuggestions([]) } };
export const Failed: Story = { args: { answer: respondFailure } };
export const Recent: Story = {
  args: { typed: '' },
  beforeEach: async () => {
    const { recentSearches } = await import('../state/recent-searches.ts');
    for (const query of ['bergen', 'Nordic Cup final', 'הפועל צפון']) recentSearches.add(query);
    return recentSearches.clear;
  },
};
/** The field on a phone. */
export const InASheet: Story = {
  render: ({ answer }) => (
    <SearchProviders api={createTestApi(answer)}>
      <main />
      <SearchSheet onClose={() => undefined} />
    </SearchProviders>
  ),
  play: async ({ canvasElement }) => {
    const field = await waitForField(canvasElement.ownerDocument);
    field.value = 'tromso';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  },
};

async function waitForField(page: Document): Promise<HTMLInputElement> {
  for (;;) {
    const field = page.querySelector<HTMLInputElement>('[role="dialog"] input[name="q"]');
    if (field) return field;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
