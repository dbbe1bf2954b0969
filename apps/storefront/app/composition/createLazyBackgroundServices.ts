import type { IdentifiedPerson } from '@store/login-dialog/headless'
import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { PageContext } from '../PageContext.ts'
import type { PageWithData } from '../PageData.ts'
import type { Connection } from './createConnection.ts'
import { memoizeAsync } from './memoizeAsync.ts'
import { isInApp } from './nativeApp.ts'
import { onFirstInteraction } from './onFirstInteraction.ts'

/** What the server says of the installation. */
export type HostSettings = Pick<PageContext, 'isDemo' | 'chat'>

/** What is around every page once it is loaded. */
export interface BackgroundServices {
  readonly element: ReactNode
  /** What a visitor agrees to one by one; it stands in the question for consent. */
  readonly choices: ReactNode
  /** Takes an answer to the question for consent. */
  readonly handleConsent: (answer: ConsentAction) => void
  readonly identify: (person: IdentifiedPerson) => void
}

/** An answer to the question for consent; `choose` asks for the choices one by one. */
export type ConsentAction = 'accept' | 'reject' | 'choose'

/** What it is wired to. */
export interface BackgroundServicesWiring {
  readonly page: PageWithData
  readonly settings: HostSettings
  readonly connection: Connection
  /** Has every store of the page ask again. */
  readonly revalidate: () => void
}

/** How long a page that nobody stirs on is left alone (specification 2, section 9: the chat's script), in ms. */
const patienceMs = 3_000

/** Loads what counts, asks for consent and tells of a lost connection: late, for no page is bought from by it. */
export function createLazyBackgroundServices(connection: Connection, revalidate: () => void) {
  const store = createStore<Pick<BackgroundServices, 'element' | 'choices'>>(() => ({
    element: null,
    choices: null,
  }))
  let open = async (): Promise<BackgroundServices | undefined> => undefined
  return {
    ...store,
    /** Begins; browser only. The code is handed in, for it knows more of the host than what stands here. */
    start: (
      page: PageWithData,
      settings: HostSettings,
      load: (wiring: BackgroundServicesWiring) => Promise<BackgroundServices>,
    ) => {
      const loaded = memoizeAsync(load)
      open = async () => {
        // Without a network there is no code: the next sign tries again.
        const background = await loaded({ page, settings, connection, revalidate }).catch(() => undefined)
        if (background) store.setState({ element: background.element, choices: background.choices })
        return background
      }
      const soon = () => void open()
      connection.subscribe(soon)
      // What failed on the server is made good without anybody asking; the app wants to know where it is.
      if (isInApp() || JSON.stringify(page).includes(page.name === 'cart' ? '"data":{}' : '"failed"'))
        return soon()
      onFirstInteraction(soon)
      if (settings.chat || document.cookie.includes('consent=1')) setTimeout(soon, patienceMs)
    },
    /** Takes an answer to the question for consent, which may come before the code. */
    answer: (answer: ConsentAction) => void open().then((background) => background?.handleConsent(answer)),
    /** Tells who signed in, as far as they agreed to that. */
    identify: (person: IdentifiedPerson) => void open().then((background) => background?.identify(person)),
  }
}

/** What counts, asks for consent and tells of a lost connection, loaded late. */
export type LazyBackgroundServices = ReturnType<typeof createLazyBackgroundServices>
