import type { Product } from '@store/api-client/contract/catalogue'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import { createStore } from 'zustand/vanilla'
import type { CustomiserPorts } from './CustomiserPorts.ts'
import type { CustomiserState } from './CustomiserState.ts'
import { type DesignDraft, parseDesignDraft } from './parseDesignDraft.ts'
import type { CustomiserMessage } from './protocol/CustomiserMessage.ts'
import type { HostMessage } from './protocol/HostMessage.ts'
import { type FrameChannel, openFrameChannel } from './protocol/openFrameChannel.ts'

/** Timeout for the editor's handshake, in milliseconds. */
const timeoutMs = 10_000

/** Store of a product's customiser: its state, and the actions that change it. */
export interface CustomiserStore extends ReadonlyStore<CustomiserState> {
  readonly actions: CustomiserActions
}

/** Actions on a design. */
export interface CustomiserActions {
  /** Opens the editor with the stored design. */
  readonly open: (frame: () => unknown) => void
  /** Reopens the editor after a failed load. */
  readonly reopen: () => void
  /** Closes the customiser and keeps the design; a running upload is aborted. */
  readonly close: () => void
  /** Uploads the picture again after a failure. */
  readonly resend: () => void
  /** Returns to the design after a failed upload. */
  readonly back: () => void
  /** Removes the design from the product. */
  readonly remove: () => void
}

/** Options of `createCustomiserStore`. */
export interface CustomiserStoreOptions {
  readonly product: Product
  readonly ports: CustomiserPorts
  /** Message for an error that has no message of its own. */
  readonly failed: string
}

/** Creates the store of a product's personalisation editor; throws for a product that has no design. */
export function createCustomiserStore({ product, ports, failed }: CustomiserStoreOptions): CustomiserStore {
  const { personalised } = product
  if (!personalised) {
    throw new Error(
      'createCustomiserStore: the product has no design. Make one for personalised products only.',
    )
  }
  let draft: DesignDraft = parseDesignDraft(ports.draft.read(), product.id) ?? nothingOf(product.id)
  const store = createStore<CustomiserState>(() => ({
    stage: { kind: 'closed' },
    attempt: 0,
    site: ports.siteOf(product),
  }))
  let frameOf: () => unknown = () => undefined
  let line: FrameChannel | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let done: Extract<CustomiserMessage, { kind: 'done' }> | undefined
  let sending: AbortController | undefined

  const stage = () => store.getState().stage.kind
  const move = (next: CustomiserState['stage']) => store.setState({ stage: next })
  const write = (more: Partial<DesignDraft>) => {
    draft = { ...draft, ...more }
    ports.draft.write(draft)
  }
  const finish = (finished: DesignDraft['finished']) => {
    write({ finished })
    ports.setPicture(finished)
  }

  const hangUp = () => {
    clearTimeout(timer)
    sending?.abort()
    sending = undefined
    line?.close()
    line = undefined
  }

  const send = async () => {
    if (!done) return
    const { picture: file, chosen } = done
    const own = new AbortController()
    sending = own
    move({ kind: 'uploading', percent: 0 })
    const answer = await ports.upload({
      ...{ file, productId: product.id, attribute: personalised.attribute, signal: own.signal },
      onProgress: (percent) => {
        if (sending === own) move({ kind: 'uploading', percent: Math.round(percent) })
      },
    })
    // The customiser was closed or the upload repeated meanwhile, so this response is stale.
    if (sending !== own) return
    sending = undefined
    if (answer.ok) {
      finish({ ...answer.value, name: chosen })
      hangUp()
      return move({ kind: 'closed' })
    }
    // Specification 2, section 4: show the server's message and clear the personalised data. The design itself is kept.
    finish(undefined)
    ports.showToast(answer.failure.kind === 'refused' ? answer.failure.message : failed)
    move({ kind: 'failed', failure: answer.failure })
  }

  const hear = (message: CustomiserMessage) => {
    if (stage() !== 'ready') return
    switch (message.kind) {
      case 'changed':
        return write({ design: message.design })
      case 'done':
        write({ design: message.design })
        done = message
        return void send()
      case 'cancel':
        return close()
      case 'failed':
        return ports.showToast(message.text)
    }
  }

  const ring = () => {
    hangUp()
    store.setState(({ attempt }) => ({ stage: { kind: 'opening' }, attempt: attempt + 1 }))
    const { origin } = store.getState().site
    line = openFrameChannel({
      ...{ origin, frame: () => frameOf(), listen: ports.listen, onMessage: hear },
      onReady: () => {
        clearTimeout(timer)
        move({ kind: 'ready' })
        line?.send(opening(product, personalised, draft.design))
      },
    })
    timer = setTimeout(() => stage() === 'opening' && move({ kind: 'late' }), timeoutMs)
  }

  const close = () => {
    hangUp()
    move({ kind: 'closed' })
  }

  // After a reload, the product page no longer has the picture of the design, so it is set again.
  if (draft.finished) ports.setPicture(draft.finished)

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    actions: {
      open: (frame) => {
        frameOf = frame
        if (stage() === 'closed') ring()
      },
      reopen: () => {
        if (stage() === 'late') ring()
      },
      close: () => {
        if (stage() !== 'closed') close()
      },
      resend: () => {
        if (stage() === 'failed') void send()
      },
      back: () => {
        if (stage() === 'failed') move({ kind: 'ready' })
      },
      remove: () => {
        finish(undefined)
        draft = nothingOf(product.id)
        ports.draft.forget()
      },
    },
  }
}

const nothingOf = (product: number): DesignDraft => ({ product, design: undefined, finished: undefined })

const opening = (
  { id, title }: Product,
  { kind, template, asks, limit }: NonNullable<Product['personalised']>,
  design: string | undefined,
): HostMessage => ({
  kind: 'open',
  product: { id, title, kind },
  ...{ template, asks, limit, design },
  name: '',
})
