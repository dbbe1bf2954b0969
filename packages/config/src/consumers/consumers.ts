import { join } from 'node:path'
import type { Consumer } from './Consumer.ts'
import { measureComponentSize } from './measureComponentSize.ts'
import { createdApp } from './prepareCreatedApp.ts'
import { tryCart } from './tryCart.ts'
import { tryCreatedApp } from './tryCreatedApp.ts'
import { tryElements } from './tryElements.ts'
import { tryExamples } from './tryExamples.ts'
import { tryFirstPackage } from './tryFirstPackage.ts'
import { tryLinks } from './tryLinks.ts'
import { withNext } from './withNext.ts'
import { withVite } from './withVite.ts'

const catalog = undefined
const picture = (name: string) =>
  join(import.meta.dirname, `../../../../node_modules/.cache/consumers/${name}.png`)

// Text of the wrapped part that `shared/mount.tsx` renders.
const ownPart = 'From an own shop'

/** All consumers of the packages, each with what it tests. */
export const consumers: readonly Consumer[] = [
  {
    name: 'Vite and React 19: the cart, and the example of every README',
    app: 'vite',
    libraries: {
      react: catalog,
      'react-dom': catalog,
      '@types/react': catalog,
      '@types/react-dom': catalog,
      typescript: catalog,
      vite: catalog,
    },
    scripts: ['types', 'build'],
    use: async (folder) => [
      ...(await withVite(folder, (page, home) => tryCart(page, home, picture('vite'), ownPart))),
      ...(await withVite(folder, tryExamples)),
      ...(await measureComponentSize(folder)),
    ],
  },
  {
    name: 'an empty Vite app: the page "The first package in an empty app" of the docs',
    app: 'first-package',
    libraries: {
      react: catalog,
      'react-dom': catalog,
      '@types/react': catalog,
      '@types/react-dom': catalog,
      typescript: catalog,
      vite: catalog,
    },
    packages: ['@store/api-client', '@store/ui', '@store/cart'],
    scripts: ['types', 'build'],
    use: (folder) => withVite(folder, tryFirstPackage),
  },
  {
    name: 'npm create @store/storefront: a shop in memory, from the list to the cart',
    app: createdApp,
    libraries: {},
    scripts: [],
    use: (folder) => withVite(folder, (page, home) => tryCreatedApp(page, home, picture('created'))),
  },
  {
    name: 'React 18: the cart',
    app: 'react-18',
    libraries: {
      react: '18.3.1',
      'react-dom': '18.3.1',
      '@types/react': '18.3.31',
      '@types/react-dom': '18.3.7',
      typescript: catalog,
      vite: catalog,
    },
    scripts: ['types', 'build'],
    use: (folder) => withVite(folder, (page, home) => tryCart(page, home, picture('react-18'), ownPart)),
  },
  {
    name: 'React Router: the cart, and links by its router',
    app: 'react-router',
    libraries: {
      react: catalog,
      'react-dom': catalog,
      '@types/react': catalog,
      '@types/react-dom': catalog,
      typescript: catalog,
      vite: catalog,
      'react-router': catalog,
    },
    scripts: ['types', 'build'],
    use: (folder) =>
      withVite(
        folder,
        async (page, home) => {
          await tryCart(page, home, picture('react-router'))
          await tryLinks(page, home)
        },
        '/shop/',
      ),
  },
  {
    name: 'Next.js: the cart rendered on the server, parts in a server component, links by its router',
    app: 'next',
    libraries: {
      react: catalog,
      'react-dom': catalog,
      '@types/react': catalog,
      '@types/react-dom': catalog,
      '@types/node': catalog,
      typescript: catalog,
      next: '16.4.6',
    },
    scripts: ['types', 'build'],
    use: (folder) =>
      withNext(folder, async (page, home) => {
        await tryCart(page, home, picture('next'))
        await tryLinks(page, home)
      }),
  },
  {
    name: 'plain HTML: login and location as custom elements, which share their code or stand alone',
    app: 'html',
    libraries: {},
    packages: [
      '@store/api-client',
      '@store/ui',
      '@store/login-dialog',
      '@store/delivery-location',
      '@store/elements',
    ],
    scripts: [],
    use: (folder) => tryElements(folder, picture('html')),
  },
]
