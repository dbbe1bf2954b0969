import type { Preview } from '@storybook/react-vite'

const toolbar = (
  title: string,
  icon: 'paintbrush' | 'component' | 'globe' | 'transfer' | 'timer' | 'lightningoff',
  titles: Readonly<Record<string, string>>,
) => ({
  title,
  icon,
  items: Object.entries(titles).map(([value, name]) => ({ value, title: name })),
  dynamicTitle: true,
})

/** The toolbars above a canvas. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme: a set of tokens',
    toolbar: toolbar('Theme', 'paintbrush', {
      marigold: 'Marigold',
      dark: 'Dark',
      'winter-sale': 'Winter sale',
    }),
  },
  density: {
    description: 'Density: how much space',
    toolbar: toolbar('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
  },
  locale: {
    description: 'Language of the words',
    toolbar: toolbar('Locale', 'globe', { en: 'English', pseudo: 'Pseudo: longer words' }),
  },
  direction: {
    description: 'Reading direction',
    toolbar: toolbar('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  },
  latency: {
    description: 'How long the shop’s server takes',
    toolbar: toolbar('Latency', 'timer', {
      none: 'Answers at once',
      '400ms': 'Answers after 0.4 s',
      '2s': 'Answers after 2 s',
      never: 'Never answers',
    }),
  },
  failure: {
    description: 'How calls to the shop’s server fail',
    toolbar: toolbar('Failure', 'lightningoff', {
      none: 'Network is well',
      offline: 'Offline',
      server: 'Server error',
    }),
  },
  // Set by the panel "Tokens"; has no toolbar of its own.
  tokens: { description: 'Tokens set again by hand' },
}

/** The initial values of the globals. */
export const initialGlobals = {
  theme: 'marigold',
  density: 'comfortable',
  locale: 'en',
  direction: 'ltr',
  latency: 'none',
  failure: 'none',
  tokens: '',
} as const
