import { join } from 'node:path'
import type { ConsumerProject } from './ConsumerProject.ts'
import { measureComponentSize } from './measureComponentSize.ts'
import { createdAppConsumer } from './prepareCreatedApp.ts'
import { testCartInBrowser } from './testCartInBrowser.ts'
import { testCartLinks } from './testCartLinks.ts'
import { testCreatedApp } from './testCreatedApp.ts'
import { testCustomElements } from './testCustomElements.ts'
import { testNextBuild } from './testNextBuild.ts'
import { testReadmeExamples } from './testReadmeExamples.ts'
import { testTutorialApp } from './testTutorialApp.ts'
import { testViteBuild } from './testViteBuild.ts'

const catalog = undefined
const picture = (name: string) =>
  join(import.meta.dirname, `../../../../node_modules/.cache/consumers/${name}.png`)

// Text of the wrapped part that `shared/mountCart.tsx` renders.
const ownPart = 'From an own shop'

/** All consumers of the packages, each with what it tests. */
export const packageConsumerProjects: readonly ConsumerProject[] = [
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
      ...(await testViteBuild(folder, (page, home) =>
        testCartInBrowser(page, home, picture('vite'), ownPart),
      )),
      ...(await testViteBuild(folder, testReadmeExamples)),
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
    use: (folder) => testViteBuild(folder, testTutorialApp),
  },
  {
    name: 'npm create @store/storefront: a shop in memory, from the list to the cart',
    app: createdAppConsumer,
    libraries: {},
    scripts: [],
    use: (folder) => testViteBuild(folder, (page, home) => testCreatedApp(page, home, picture('created'))),
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
    use: (folder) =>
      testViteBuild(folder, (page, home) => testCartInBrowser(page, home, picture('react-18'), ownPart)),
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
      testViteBuild(
        folder,
        async (page, home) => {
          await testCartInBrowser(page, home, picture('react-router'))
          await testCartLinks(page, home)
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
      testNextBuild(folder, async (page, home) => {
        await testCartInBrowser(page, home, picture('next'))
        await testCartLinks(page, home)
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
    use: (folder) => testCustomElements(folder, picture('html')),
  },
]
