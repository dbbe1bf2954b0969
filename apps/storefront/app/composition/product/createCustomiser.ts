import type { ApiClient } from '@store/api-client'
import type { Product } from '@store/api-client/contract/catalogue'
import type { ChosenPhoto } from '@store/api-client/contract/rules/selection'
import type { ToastStore } from '@store/host'
import { type CustomiserIframe, type CustomiserStore, createCustomiserStore } from '@store/pdp/customiser'
import { commonMessages } from '#messages/commonMessages.ts'
import { language } from '#messages/language.ts'
import { createDesignDraft } from '../storage/createDesignDraft.ts'

/** Dependencies of `createCustomiser`. */
interface CustomiserWiring {
  readonly client: Pick<ApiClient, 'uploads'>
  readonly notices: Pick<ToastStore, 'say'>
  /** Accepts the finished picture as the product's photo. */
  readonly keep: (picture: ChosenPhoto | undefined) => void
}

/** Creates the store of a product's design. */
export const createCustomiser = (
  { client, notices, keep: setPicture }: CustomiserWiring,
  product: Product,
): CustomiserStore =>
  createCustomiserStore({
    product,
    failed: commonMessages.failed,
    ports: {
      siteOf: toIframe,
      setPicture,
      upload: client.uploads.photo,
      listen: (hear) => {
        window.addEventListener('message', hear)
        return () => window.removeEventListener('message', hear)
      },
      draft: createDesignDraft(product.id),
      showToast: (text) => notices.say({ kind: 'error', text }),
    },
  })

/** The store's own customiser has an opaque origin and cannot access the shop; a third-party one keeps its origin. */
const toIframe = ({ personalised }: Product): CustomiserIframe => {
  const address = personalised?.customiser
  if (address === undefined)
    return { address: `/customiser/?language=${language.code}`, origin: 'null', sandbox: 'allow-scripts' }
  const { origin } = new URL(address)
  // On the shop's own origin, an iframe that keeps its origin could access the page around it.
  const isOwn = origin === window.location.origin
  return {
    address,
    origin: isOwn ? 'null' : origin,
    sandbox: isOwn ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-forms',
  }
}
