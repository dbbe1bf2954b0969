import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'

/** A React version that a host may have. */
export type ReactVersion = 18 | 19

/** A page's code as a browser gets it. */
export interface BundledPage {
  /** The script, in one file. */
  readonly script: string
  /** Its stylesheets, in their import order. */
  readonly styles: string
}

const require = createRequire(import.meta.url)
const folderOf = (manifest: string) => dirname(require.resolve(manifest))

const reacts: Readonly<Record<ReactVersion, Readonly<Record<string, string>>>> = {
  18: { react: folderOf('react-18/package.json'), 'react-dom': folderOf('react-dom-18/package.json') },
  19: { react: folderOf('react/package.json'), 'react-dom': folderOf('react-dom/package.json') },
}

const packages = join(import.meta.dirname, '../../../packages')

/** Every component of ui, and the views of each feature. */
const storyFiles = [
  ...globSync('ui/src/[A-Z]*/[A-Z]*.stories.tsx', { cwd: packages }).sort(),
  'account/src/area/layout/AccountLayout.stories.tsx',
  'account/src/components/ReceiverForm/ReceiverForm.stories.tsx',
  'account/src/orders/components/OrderDetails/OrderDetails.stories.tsx',
  'cart/src/components/CartView/CartView.stories.tsx',
  'corporate/src/components/CorporateView/CorporateView.stories.tsx',
  'delivery-location/src/components/DeliveryLocation/DeliveryLocation.stories.tsx',
  'hamper-builder/src/components/HamperView/HamperView.stories.tsx',
  'login-dialog/src/components/LoginDialog/LoginDialog.stories.tsx',
  'pdp/src/components/ProductView/ProductView.stories.tsx',
  'pdp/src/components/reviews/PaginatedReviews/PaginatedReviews.stories.tsx',
].map((path) => path.slice(0, -'.stories.tsx'.length))

const openStories = (page: string) =>
  [
    `import { ${page.replace('.tsx', '')} as open } from './${page}'`,
    ...storyFiles.map((path, place) => `import * as file${place} from '${packages}/${path}.stories.tsx'`),
    `open({ ${storyFiles.map((path, place) => `'${path}': file${place}`).join(', ')} })`,
  ].join('\n')

/** Options that all bundles share: one React for all packages, in its development build, which warns. */
export const bundleOptions = (page: string, react: ReactVersion) =>
  ({
    // Stories import the sources of their own package, so the others must be sources too.
    conditions: page === 'builtPage.tsx' ? [] : ['@store/source'],
    stdin: {
      contents: page === 'builtPage.tsx' ? `import './${page}'` : openStories(page),
      resolveDir: join(import.meta.dirname, '../src'),
    },
    bundle: true,
    write: false,
    jsx: 'automatic',
    loader: { '.module.css': 'local-css' },
    alias: reacts[react],
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  }) satisfies BuildOptions

/** Bundles a page as a host's bundler does: styles beside the script. */
export async function bundlePage(page: string, react: ReactVersion = 19): Promise<BundledPage> {
  const { outputFiles } = await build({ ...bundleOptions(page, react), format: 'iife', outdir: '/out' })
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  return { script: text('.js'), styles: text('.css') }
}
