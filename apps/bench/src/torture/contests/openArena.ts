import { createApiClient } from '@store/api-client'
import type { Buyer } from '../../bench/seedBuyers.ts'
import { openPostgresBooks } from '../../ledger/openBooks.ts'
import { createShopper } from '../../shopper/createShopper.ts'
import { type Answered, type Browser, openBrowser } from '../../shopper/openBrowser.ts'
import { fillShelves, openGround } from '../openGround.ts'
import type { Arena } from './Arena.ts'

/** An arena, and what was answered in it. */
export interface OpenArena extends Arena {
  /** Every answer since the last time it was asked. */
  readonly takeAnswers: () => readonly Answered[]
  readonly close: () => Promise<void>
}

/** Opens an arena with full shelves. */
export async function openArena(): Promise<OpenArena> {
  const ground = await openGround()
  const { origin } = ground.store
  const books = await openPostgresBooks(ground.postgres.url)
  await fillShelves(books)
  let browsers: Browser[] = []
  let homes = 0
  return {
    origin,
    books,
    openBuyer: ({ cookie }: Buyer) => {
      homes += 1
      const home = `10.${(homes >> 16) % 256}.${(homes >> 8) % 256}.${homes % 256}`
      const [name = '', value = ''] = cookie.split('=')
      const browser = openBrowser(origin, () => home, new Map([[name, value]]))
      browsers.push(browser)
      return createApiClient({ baseUrl: origin, brand: 'marigold', fetch: browser.fetch })
    },
    openNewcomer: () => {
      const shopper = createShopper(origin)
      browsers.push(shopper.browser)
      return shopper
    },
    takeAnswers: () => {
      const answers = browsers.flatMap((browser) => browser.answers)
      browsers = []
      return answers
    },
    close: async () => {
      await books.close()
      await ground.close()
    },
  }
}
