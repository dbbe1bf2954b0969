import fc from 'fast-check'

const { STORE_TEST_SEED: seed = '20261125', STORE_TEST_FACTOR: factor = '1' } = process.env

// One fixed seed for `pnpm check` (the change lane), so that no result depends on chance; the long lane sets its own.
fc.configureGlobal({ seed: Number(seed), numRuns: 100 * Number(factor) })
