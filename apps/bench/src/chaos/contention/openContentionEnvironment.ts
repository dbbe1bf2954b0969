import { createApiClient } from '@store/api-client'
import type { Buyer } from '../../bench/seedBuyers.ts'
import { openPostgresInspector } from '../../ledger/DatabaseInspector.ts'
import { createShopper } from '../../shopper/createShopper.ts'
import {
  openSimulatedBrowser,
  type RecordedResponse,
  type SimulatedBrowser,
} from '../../shopper/openSimulatedBrowser.ts'
import { fillStock, startChaosEnvironment } from '../startChaosEnvironment.ts'
import type { ContentionEnvironment } from './ContentionEnvironment.ts'

/** A contention environment that records responses. */
export interface RecordingContentionEnvironment extends ContentionEnvironment {
  /** Returns the responses since the last call. */
  readonly takeResponses: () => readonly RecordedResponse[]
  readonly close: () => Promise<void>
}

/** Opens a contention environment with full stock. */
export async function openContentionEnvironment(): Promise<RecordingContentionEnvironment> {
  const ground = await startChaosEnvironment()
  const { origin } = ground.store
  const database = await openPostgresInspector(ground.postgres.url)
  await fillStock(database)
  let browsers: SimulatedBrowser[] = []
  let homes = 0
  return {
    origin,
    database,
    openBuyer: ({ cookie }: Buyer) => {
      homes += 1
      const home = `10.${(homes >> 16) % 256}.${(homes >> 8) % 256}.${homes % 256}`
      const [name = '', value = ''] = cookie.split('=')
      const browser = openSimulatedBrowser(origin, () => home, new Map([[name, value]]))
      browsers.push(browser)
      return createApiClient({ baseUrl: origin, brand: 'marigold', fetch: browser.fetch })
    },
    openNewcomer: () => {
      const shopper = createShopper(origin)
      browsers.push(shopper.browser)
      return shopper
    },
    takeResponses: () => {
      const answers = browsers.flatMap((browser) => browser.responses)
      browsers = []
      return answers
    },
    close: async () => {
      await database.close()
      await ground.close()
    },
  }
}
