import { defineConfig } from 'vitest/config'
import { findPgbouncer } from './packages/config/src/postgres/findPgbouncer.ts'
import { findProgram } from './packages/config/src/programs/findProgram.ts'
import { findVarnish } from './packages/config/src/varnish/findVarnish.ts'

const sourceOfPackages = {
  resolve: { conditions: ['@store/source', 'module', 'browser', 'development|production'] },
  // The condition 'module' is omitted: files that only bundlers can read must not reach Node, which loads most packages
  // itself.
  ssr: { resolve: { conditions: ['@store/source', 'node', 'development|production'] } },
}

const concurrencyTests = 'apps/api/src/**/*.concurrency.test.ts'
const processTests = [
  'apps/bench/src/*.test.ts',
  'apps/bench/src/chaos/{startChaosEnvironment,contention/*}.test.ts',
]
const apiTests = 'apps/api/src/**/*.test.ts'

/** API tests that open PGlite themselves, so that they are the same on every database. */
const testsOfPglite = [
  'apps/api/src/{db/migrations,db/openPglite,delivery/splitPincodes}.test.ts',
  // Compares a hash of the statements that PGlite gets.
  'apps/api/src/sample/seedSampleData.test.ts',
]

/**
 * API tests whose result can differ on PGlite: those that depend on its single connection, its extensions or its
 * collation, and the most important calls of each area.
 */
const pgliteTests = [
  ...testsOfPglite,
  'apps/api/src/{db,jobs,messaging,purge}/**/*.test.ts',
  'apps/api/src/places/{findNearestPincode,searchPlaces,seedPlaces}.test.ts',
  'apps/api/src/{cart/cartSuite,login/loginSuite,orders/orders,points/points,catalogue/searchGifts}.test.ts',
  'apps/api/src/{http/unavailable,singleSignOn/singleSignOn}.test.ts',
]

const pgbouncerTest = 'apps/api/src/db/pgbouncer.concurrency.test.ts'

/** Tests of the store behind caching proxies, each where its program is installed. */
const proxyTests = {
  varnish: 'apps/storefront/server/tests/varnish.proxy.test.ts',
  nginx: 'apps/storefront/server/tests/nginx.proxy.test.ts',
} as const
const installedProxyTests = [
  ...(findVarnish() === undefined ? [] : [proxyTests.varnish]),
  ...(findProgram('nginx') === undefined ? [] : [proxyTests.nginx]),
]

/**
 * API tests whose result can differ through a connection pooler: those about the state of a database session, and about
 * concurrency.
 */
const pooledTests = [
  ...[concurrencyTests, 'apps/api/src/{db,jobs,messaging,places,purge,sample}/**/*.test.ts'],
  'apps/api/src/{cart/cartSuite,login/loginSuite,orders/orders,points/points,http/unavailable}.test.ts',
]

// Test timeouts in milliseconds; property tests with a raised factor run for hours.
const isAtLength = process.env.STORE_TEST_FACTOR !== undefined
const testTimeout = isAtLength ? 14_400_000 : 120_000

const shared = {
  testTimeout,
  hookTimeout: 300_000,
  // Modules load once per worker instead of once per file: saves half of the time of the API's tests.
  isolate: false,
  maxWorkers: '100%',
} as const
const testDatabases = './apps/api/src/fixtures/provideTestRun.ts'
const seedProperties = './packages/config/src/vitest/seedProperties.ts'

export default defineConfig({
  test: {
    projects: [
      {
        ...sourceOfPackages,
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/{src,app,server}/**/*.test.ts'],
          exclude: [apiTests, ...processTests, ...Object.values(proxyTests)],
          globalSetup: [testDatabases],
          setupFiles: [seedProperties],
        },
      },
      {
        ...sourceOfPackages,
        test: {
          ...shared,
          // The most important journeys, in the built store and in every installed engine.
          name: 'engines',
          environment: 'node',
          include: ['apps/storefront/e2e/engines/*.engine.ts'],
          globalSetup: ['./apps/storefront/e2e/seedTemplate.ts'],
        },
      },
      {
        ...sourceOfPackages,
        test: {
          ...shared,
          // Runs all API tests on a real Postgres, including those of concurrency, which cannot fail on PGlite.
          name: 'postgres',
          environment: 'node',
          include: [apiTests],
          exclude: [...testsOfPglite, pgbouncerTest],
          globalSetup: [testDatabases, './packages/config/src/vitest/provideTestPostgres.ts'],
          setupFiles: [seedProperties, './packages/config/src/vitest/requirePostgres.ts'],
        },
      },
      {
        ...sourceOfPackages,
        test: {
          ...shared,
          name: 'pgbouncer',
          environment: 'node',
          include:
            findPgbouncer() === undefined ? ['apps/api/src/db/pooler.concurrency.test.ts'] : pooledTests,
          exclude: testsOfPglite,
          globalSetup: [
            testDatabases,
            './packages/config/src/vitest/provideTestPostgres.ts',
            './packages/config/src/vitest/provideTestPgbouncer.ts',
          ],
          setupFiles: [seedProperties, './packages/config/src/vitest/requirePostgres.ts'],
        },
      },
      {
        ...sourceOfPackages,
        test: {
          ...shared,
          // Tests behind a caching proxy; if none is installed, only the test of the pages' cache tags.
          name: 'proxies',
          environment: 'node',
          include: ['apps/storefront/server/tests/cacheTags.test.ts', ...installedProxyTests],
          globalSetup: [testDatabases, './packages/config/src/vitest/reportInstalledProxies.ts'],
        },
      },
      {
        ...sourceOfPackages,
        test: {
          ...shared,
          name: 'pglite',
          environment: 'node',
          include: pgliteTests,
          exclude: [concurrencyTests],
          globalSetup: [testDatabases],
          setupFiles: [seedProperties],
        },
      },
      {
        ...sourceOfPackages,
        test: {
          ...shared,
          name: 'pglite:rest',
          environment: 'node',
          include: [apiTests],
          exclude: [concurrencyTests, ...pgliteTests],
          globalSetup: [testDatabases],
          setupFiles: [seedProperties],
        },
      },
      {
        ...sourceOfPackages,
        test: {
          // Runs the built store and its databases as real processes, one test after the other, because they are
          // measured.
          name: 'processes',
          environment: 'node',
          include: processTests,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        ...sourceOfPackages,
        test: {
          ...shared,
          name: 'jsdom',
          environment: 'jsdom',
          include: ['packages/*/src/**/*.test.tsx', 'apps/*/{src,app,server}/**/*.test.tsx'],
          setupFiles: [
            seedProperties,
            './packages/config/src/vitest/resetDocument.ts',
            './packages/config/src/vitest/failOnConsole.ts',
          ],
        },
      },
    ],
  },
})
