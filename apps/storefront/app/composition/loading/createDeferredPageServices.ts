import { type ConnectionStore, memoizeAsync } from '@store/host'
import type { IdentifiedPerson } from '@store/login-dialog/headless'
import { onFirstInteraction } from '@store/ui/hydration'
import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { PageContext } from '../../PageContext.ts'
import { isInApp } from '../browser/nativeApp.ts'
import { readOverlayHistoryState } from '../browser/overlayEntry.ts'
import type { CurrentPage } from '../tracking/CurrentPage.ts'

/** Settings of the installation, from the server. */
export type BackgroundServiceSettings = Pick<PageContext, 'isDemo' | 'chat'>

/** Background services of every page, once loaded. */
export interface BackgroundServices {
  readonly element: ReactNode
  /** The individual consent choices, rendered in the consent banner. */
  readonly choices: ReactNode
  /** Handles an action of the consent banner. */
  readonly handleConsent: (answer: ConsentAction) => void
  readonly identify: (person: IdentifiedPerson) => void
}

/** An action of the consent banner; `choose` shows the individual choices. */
export type ConsentAction = 'accept' | 'reject' | 'choose'

/** Dependencies of the background services. */
export interface BackgroundServicesDependencies {
  readonly page: CurrentPage
  readonly settings: BackgroundServiceSettings
  readonly connection: ConnectionStore
  /** Revalidates every store of the page. */
  readonly revalidate: () => void
}

/** Delay before loading without an interaction (specification 2, section 9: the chat's script), in ms. */
const startDelayMs = 3_000

/** Lazy-loads analytics, consent and connection monitoring, because no page needs them for buying. */
export function createDeferredPageServices(connection: ConnectionStore, revalidate: () => void) {
  const store = createStore<Pick<BackgroundServices, 'element' | 'choices'>>(() => ({
    element: null,
    choices: null,
  }))
  let open = async (): Promise<BackgroundServices | undefined> => undefined
  return {
    ...store,
    /**
     * Starts the lazy loading; browser only. The loader is a parameter, because it depends on more of the host than
     * this module.
     */
    start: (
      page: CurrentPage,
      settings: BackgroundServiceSettings,
      load: (wiring: BackgroundServicesDependencies) => Promise<BackgroundServices>,
    ) => {
      const loaded = memoizeAsync(load)
      open = async () => {
        // Without a network, the chunk cannot be loaded, so the next trigger retries.
        const background = await loaded({ page, settings, connection, revalidate }).catch(() => undefined)
        if (background) store.setState({ element: background.element, choices: background.choices })
        return background
      }
      const soon = () => void open()
      connection.subscribe(soon)
      // Loads immediately, without waiting for an interaction, if data that failed on the server must be loaded again,
      // or in the app, whose shell needs the current page.
      if (isInApp() || JSON.stringify(page).includes(page.name === 'cart' ? '"data":{}' : '"failed"'))
        return soon()
      // A reload has closed the overlay of this history entry; the loaded code makes Back skip the entry.
      if (readOverlayHistoryState().isSkipped) return soon()
      onFirstInteraction(soon)
      if (settings.chat || document.cookie.includes('consent=1')) setTimeout(soon, startDelayMs)
    },
    /** Handles a consent action, even before the code is loaded. */
    answer: (answer: ConsentAction) => void open().then((background) => background?.handleConsent(answer)),
    /** Reports the signed-in user to marketing services if the visitor has consented. */
    identify: (person: IdentifiedPerson) => void open().then((background) => background?.identify(person)),
  }
}

/** Lazy-loaded analytics, consent and connection monitoring. */
export type LazyBackgroundServices = ReturnType<typeof createDeferredPageServices>
