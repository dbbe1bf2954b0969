import type { ChaosTest } from './ChaosTest.ts'
import { testMisbehavingClients } from './clients/testMisbehavingClients.ts'
import { runContentionScenarios } from './contention/runContentionScenarios.ts'
import { crashStore } from './crashStore.ts'
import { fuzzApi } from './fuzz/fuzzApi.ts'
import { runSoakTest } from './soak/runSoakTest.ts'
import { testDatabaseFailures } from './testDatabaseFailures.ts'

/** All chaos tests, in the order of the table. */
export const chaosTests: readonly ChaosTest[] = [
  { name: 'crash', run: crashStore },
  { name: 'database', run: testDatabaseFailures },
  { name: 'contention', run: runContentionScenarios },
  { name: 'clients', run: testMisbehavingClients },
  { name: 'fuzz', run: fuzzApi },
  { name: 'long', run: runSoakTest },
]
