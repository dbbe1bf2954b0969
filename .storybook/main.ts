import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: [
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.@(ts|tsx)',
    '../apps/customiser/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // The theme paints the ground.
    backgrounds: false,
  },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      conditions: ['@store/source', 'module', 'browser', 'development|production'],
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Named beforehand: what Vite finds only while stories run makes it load the page anew, and that fails a test.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'storybook/internal/core-events',
        'storybook/theming/create',
      ],
    },
  }),
}

export default config
