import '../packages/ui/src/tokens.css'
import '../packages/ui/src/dark.css'
import '../packages/ui/src/winter-sale.css'
import '../packages/ui/src/compact.css'
import './display.css'
import './themes.css'
import './docs.css'
import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { viewports } from '../packages/config/src/storybook/viewports.ts'
import { enhanceArgs, enhanceArgTypes } from './enhanceArgs.ts'
import { marigoldTheme } from './marigoldTheme.ts'
import { preventPageScroll } from './preventPageScroll.ts'
import { reportStoryShown } from './reportStoryShown.ts'
import { syncTokens } from './syncTokens.ts'
import { globalTypes, initialGlobals } from './toolbars.ts'
import { withToolbars } from './withToolbars.tsx'

// Stories wait this long, because parts of a component are lazy-loaded, and take longer on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

preventPageScroll(window)

void addons.ready().then((channel) => {
  syncTokens(document, channel)
  reportStoryShown(window, channel)
})

// The blocks of docs pages are half of the preview's code, and no story needs them.
const importDocsPage = async () => ({ default: (await import('./DocsPage.tsx')).DocsPage })
if (new URLSearchParams(location.search).get('viewMode') === 'docs') void importDocsPage()
const DocsPage = lazy(importDocsPage)

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [enhanceArgTypes],
  argsEnhancers: [enhanceArgs],
  decorators: [withToolbars],
  parameters: {
    // The payload of an event is shown expanded, because developers want to see it.
    actions: { expandLevel: 4 },
    controls: { expanded: true },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // Checks that pass are not listed. Axe does not read stylesheets, because none of the enabled rules needs them,
        // and reading them takes a third of axe's time.
        resultTypes: ['violations', 'incomplete'],
        preload: { assets: ['media'] },
      },
    },
    docs: {
      theme: marigoldTheme,
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        // A literal, because Storybook parses this list statically.
        order: [
          'Welcome',
          'Foundations',
          ['Tokens'],
          'Components',
          ['Primitives', 'Fields', 'Layout', 'Overlays', 'Media', 'Shop', 'States'],
          'Pages',
          'Storefront',
          'Product',
          'Hampers',
          'Cart',
          'Login',
          'Delivery',
          'Account',
          'Corporate',
        ],
      },
    },
    viewport: { options: viewports },
  },
}

export default preview
