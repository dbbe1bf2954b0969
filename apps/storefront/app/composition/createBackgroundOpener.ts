import type { IdentifiedPerson } from '@store/login-dialog/headless'
import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { OpenedPage } from '../PageData.ts'
import type { Surroundings } from '../Surroundings.ts'
import { isInApp } from './appShell.ts'
import type { Connection } from './createConnection.ts'
import { loadOnce } from './loadOnce.ts'
import { whenStirred } from './whenStirred.ts'

/** What the server says of the installation. */
export type HostFacts = Pick<Surroundings, 'isDemo' | 'chat'>

/** What is around every page once it is loaded. */
export interface LoadedBackground {
  readonly element: ReactNode
  /** What a visitor agrees to one by one; it stands in the question for consent. */
  readonly choices: ReactNode
  /** Takes an answer to the question for consent. */
  readonly answer: (answer: ConsentAnswer) => void
  readonly identify: (person: IdentifiedPerson) => void
}

/** An answer to the question for consent; `choose` asks for the choices one by one. */
export type ConsentAnswer = 'accept' | 'reject' | 'choose'

/** What it is wired to. */
export interface BackgroundWiring {
  readonly page: OpenedPage
  readonly facts: HostFacts
  readonly connection: Connection
  /** Has every store of the page ask again. */
  readonly wake: () => void
}

/** How long a page that nobody stirs on is left alone (specification 2, section 9: the chat's script), in ms. */
const patienceMs = 3_000

/** Loads what counts, asks for consent and tells of a lost connection: late, for no page is bought from by it. */
export function createBackgroundOpener(connection: Connection, wake: () => void) {
  const store = createStore<Pick<LoadedBackground, 'element' | 'choices'>>(() => ({
    element: null,
    choices: null,
  }))
  let open = async (): Promise<LoadedBackground | undefined> => undefined
  return {
    ...store,
    /** Begins; browser only. The code is handed in, for it knows more of the host than what stands here. */
    start: (
      page: OpenedPage,
      facts: HostFacts,
      load: (wiring: BackgroundWiring) => Promise<LoadedBackground>,
    ) => {
      const loaded = loadOnce(load)
      open = async () => {
        // Without a network there is no code: the next sign tries again.
        const background = await loaded({ page, facts, connection, wake }).catch(() => undefined)
        if (background) store.setState({ element: background.element, choices: background.choices })
        return background
      }
      const soon = () => void open()
      connection.subscribe(soon)
      // What failed on the server is made good without anybody asking; the app wants to know where it is.
      if (isInApp() || JSON.stringify(page).includes(page.name === 'cart' ? '"data":{}' : '"failed"'))
        return soon()
      whenStirred(soon)
      if (facts.chat || document.cookie.includes('consent=1')) setTimeout(soon, patienceMs)
    },
    /** Takes an answer to the question for consent, which may come before the code. */
    answer: (answer: ConsentAnswer) => void open().then((background) => background?.answer(answer)),
    /** Tells who signed in, as far as they agreed to that. */
    identify: (person: IdentifiedPerson) => void open().then((background) => background?.identify(person)),
  }
}

/** What counts, asks for consent and tells of a lost connection, loaded late. */
export type BackgroundOpener = ReturnType<typeof createBackgroundOpener>
