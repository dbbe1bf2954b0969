import type { StorybookConfig } from '@storybook/react-vite'
import { bundleCustomElementsPlugin } from '../packages/config/src/storybook/bundleCustomElementsPlugin.ts'

// Serves the component manifest to coding assistants at /mcp. Tests and a built Storybook do not need it.
const developmentAddons = ['test', 'production'].includes(process.env.NODE_ENV ?? '')
  ? []
  : ['@storybook/addon-mcp']

const config: StorybookConfig = {
  stories: [
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.@(ts|tsx)',
    '../apps/customiser/src/**/*.stories.tsx',
    '../apps/storefront/app/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', ...developmentAddons],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // The theme sets the background.
    backgrounds: false,
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), bundleCustomElementsPlugin()],
    // The first browser versions that support `:dir()`. For older versions, the build would replace it by a list of
    // languages, which an English story with right-to-left direction does not match.
    build: { ...vite.build, cssTarget: ['chrome120', 'firefox128', 'safari16.4'] },
    resolve: {
      ...vite.resolve,
      conditions: ['@store/source', 'module', 'browser', 'development|production'],
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Listed in advance, because a dependency that Vite discovers while stories run reloads the page, which fails a
      // test.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'storybook/internal/core-events',
        'storybook/theming/create',
      ],
    },
  }),
}

export default config
