import type { ChaosRunOptions } from '../ChaosTest.ts'
import type { ChaosTestResult } from '../ChaosTestResult.ts'
import { runRollingRestart } from './runRollingRestart.ts'
import { runSlowloris } from './runSlowloris.ts'
import { runSlowReadAttack } from './runSlowReadAttack.ts'
import { shopThroughFaults } from './shopThroughFaults.ts'

/**
 * Tests clients that never end their request or never read the response, a store that is stopped under load, and a
 * flaky proxy.
 */
export async function testMisbehavingClients(extent: ChaosRunOptions): Promise<readonly ChaosTestResult[]> {
  return [
    await runSlowloris(extent),
    await runSlowReadAttack(extent),
    await runRollingRestart(extent),
    await shopThroughFaults(extent),
  ]
}
