import type { ReadonlyStore, SessionState } from '@store/api-client/contract/ports'
import { normalizePincode } from '@store/api-client/contract/rules/normalizePincode'
import { initialPlaceCheckState } from './createInitialState.ts'
import { createLocationStoreCore } from './createLocationStoreCore.ts'
import type { DeliveryLocationState, MissingField } from './DeliveryLocationState.ts'
import type { DeliveryLocationStoreOptions } from './DeliveryLocationStoreOptions.ts'
import { findMissingField } from './findMissingField.ts'
import { formatPlaceInput } from './formatPlaceInput.ts'
import type { PlaceResolver, PlaceResolverActions } from './PlaceResolver.ts'
import { subscribeToExternalChanges } from './subscribeToExternalChanges.ts'

/** The box's store: its state, and the actions that change it. */
export interface DeliveryLocationStore extends ReadonlyStore<DeliveryLocationState> {
  readonly actions: DeliveryLocationActions
  /** Delivery options of the product and options of the host. */
  readonly offers: Pick<DeliveryLocationStoreOptions, 'productId' | 'delivery' | 'productType'> & {
    readonly session: ReadonlyStore<SessionState> | undefined
  }
}

/** Actions of a visitor or host on the box. */
export interface DeliveryLocationActions extends PlaceResolverActions {
  /** Updates the field's text, and clears the check result of the former text. */
  readonly type: (text: string) => void
  /** Applies text that was typed before hydration, or else checks the stored location. */
  readonly resume: (inField?: string) => Promise<void>
  /** Checks the product at its current location again, such as at the cut-off hour. */
  readonly recheck: () => Promise<void>
  /**
   * Subscribes to the chosen location and the session, which other location boxes and tabs also change; returns the
   * unsubscribe function.
   */
  readonly follow: () => () => void
  /** Returns whether all required fields are filled; otherwise marks the missing one and focuses it. */
  readonly require: (mark?: MissingField) => boolean
  /** Focuses the field to enter another location. */
  readonly focusField: () => void
  /** Opens an overlay. */
  readonly open: (what: NonNullable<DeliveryLocationState['open']>) => void
  /** Closes the open overlay. */
  readonly close: () => void
  /** Answers the confirmation before lines become undeliverable. Cancelling changes nothing. */
  readonly resolveConfirmation: (isGoing: boolean) => void
}

/**
 * Creates the store of one box. The actions that look up a location are a separate script, lazy-loaded on first use.
 */
export function createDeliveryLocationStore(options: DeliveryLocationStoreOptions): DeliveryLocationStore {
  const { ports, productId, delivery, productType } = options
  const core = createLocationStoreCore(options)
  const { store, fail } = core
  let loading: Promise<PlaceResolver> | undefined

  const load = () => {
    loading ??= import('./createPlaceResolver.ts').then(({ createPlaceResolver }) =>
      createPlaceResolver(core),
    )
    return loading.catch(() => {
      // After a network failure, the next call loads it again.
      loading = undefined
      return undefined
    })
  }
  const wish = async (run: (finding: PlaceResolver) => Promise<void>) => {
    const finding = await load()
    if (finding) return run(finding)
    fail(noScript)
  }
  /** Runs an action of the lazy-loaded script, unless a newer request or typed text has made it stale. */
  const question = async (run: (finding: PlaceResolver) => Promise<void>) => {
    const isNewest = core.begin()
    await wish(async (finding) => (isNewest() ? run(finding) : undefined))
  }
  const type = (text: string) => {
    core.begin()
    store.setState({ ...initialPlaceCheckState, typed: text, isLocating: false })
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    offers: { productId, delivery, productType, session: ports.addresses?.session },
    actions: {
      type,
      check: async () => {
        const isNewest = core.begin()
        store.setState({ check: { kind: 'checking' }, error: undefined, missingField: undefined })
        const finding = await load()
        if (!isNewest()) return undefined
        return finding ? finding.check() : fail(noScript)
      },
      resume: async (inField = '') => {
        const place = ports.place.getState()
        if (store.getState().typed !== '') return
        const country = delivery?.country ?? place.country
        store.setState({ place, country })
        const text = place.country === country ? formatPlaceInput(place) : ''
        // After a reload, browsers restore the field's text; text that equals the stored location does not count as
        // typed, so that location is checked.
        if (inField !== '' && inField !== text && normalizePincode(inField) !== text) return type(inField)
        if (text === '') return
        store.setState({ typed: inField || text })
        if (productId !== undefined) store.setState({ check: { kind: 'checking', pincode: place.pincode } })
        await question((finding) => finding.showChosen(place, inField || text))
      },
      recheck: async () => (await load())?.recheck(),
      follow: () =>
        subscribeToExternalChanges(core, (run) => void load().then((finding) => finding && run(finding))),
      require: (missingField = findMissingField(store.getState().check, delivery)) => {
        if (missingField)
          store.setState(({ focusRequestCount }) => ({
            missingField,
            focusRequestCount: focusRequestCount + 1,
          }))
        return missingField === undefined
      },
      focusField: () =>
        store.setState(({ focusRequestCount }) => ({
          missingField: undefined,
          focusRequestCount: focusRequestCount + 1,
        })),
      open: (open) => {
        // Only the sheet shows the field's error, so it is cleared when the dialog with cities or addresses opens.
        store.setState(open === 'sheet' ? { open } : { open, error: undefined })
      },
      close: () => store.setState({ open: undefined }),
      resolveConfirmation: (isGoing) => void wish(async (finding) => finding.resolveConfirmation(isGoing)),
      search: (text) => wish((finding) => finding.search(text)),
      chooseSuggestion: (suggestion) => question((finding) => finding.chooseSuggestion(suggestion)),
      chooseCity: (city) => question((finding) => finding.chooseCity(city)),
      locateMe: () => question((finding) => finding.locateMe()),
      openAddresses: () => wish((finding) => finding.openAddresses()),
      loadAddresses: () => wish((finding) => finding.loadAddresses()),
      chooseAddress: (address) => question((finding) => finding.chooseAddress(address)),
      loadCountries: () => wish((finding) => finding.loadCountries()),
      chooseCountry: (country) => question((finding) => finding.chooseCountry(country)),
    },
  }
}

const noScript = { kind: 'failed', failure: { kind: 'network' } } as const
