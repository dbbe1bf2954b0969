import type { Extent } from '../Part.ts'
import type { Verdict } from '../Verdict.ts'
import { dripRequests } from './dripRequests.ts'
import { readNothing } from './readNothing.ts'
import { sendAway } from './sendAway.ts'
import { shopThroughFaults } from './shopThroughFaults.ts'

/** Clients who never end their request or never read the response, a store that is told to stop while it is busy, and a bad line to it. */
export async function mistreatClients(extent: Extent): Promise<readonly Verdict[]> {
  return [
    await dripRequests(extent),
    await readNothing(extent),
    await sendAway(extent),
    await shopThroughFaults(extent),
  ]
}
