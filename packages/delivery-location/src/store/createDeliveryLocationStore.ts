import type { ReadonlyStore, SessionState } from '@store/api-client/contract/ports'
import { normalizePincode } from '@store/api-client/contract/rules/normalizePincode'
import { uncheckedState } from './createInitialState.ts'
import { createLocationCore } from './createLocationCore.ts'
import type { DeliveryLocationState, MissingField } from './DeliveryLocationState.ts'
import type { DeliveryLocationStoreOptions } from './DeliveryLocationStoreOptions.ts'
import { findMissingField } from './findMissingField.ts'
import { followExternalChanges } from './followExternalChanges.ts'
import { formatPlaceInput } from './formatPlaceInput.ts'
import type { PlaceResolver, PlaceResolverActions } from './PlaceResolver.ts'

/** The box's store: state to read, actions to call. */
export interface DeliveryLocationStore extends ReadonlyStore<DeliveryLocationState> {
  readonly actions: DeliveryLocationActions
  /** The product's delivery and the ways the host offers, handed on. */
  readonly offers: Pick<DeliveryLocationStoreOptions, 'productId' | 'delivery' | 'productType'> & {
    readonly session: ReadonlyStore<SessionState> | undefined
  }
}

/** What a visitor or host can do with the box. */
export interface DeliveryLocationActions extends PlaceResolverActions {
  /** Takes the field's text; what was known of another place is forgotten. */
  readonly type: (text: string) => void
  /** Takes what was typed into the field before the page came alive, or checks the place known from earlier. */
  readonly resume: (inField?: string) => Promise<void>
  /** Asks again about the place where the product is delivered, as at the hour of a cut-off. */
  readonly recheck: () => Promise<void>
  /** Follows the chosen place and the session, which may change elsewhere; the answer ends it. */
  readonly follow: () => () => void
  /** Whether nothing is missing to go on; what is missing is marked, and the field takes focus. */
  readonly require: (mark?: MissingField) => boolean
  /** Leads back to the field, to name another place. */
  readonly focusField: () => void
  /** Opens something over the page. */
  readonly open: (what: NonNullable<DeliveryLocationState['open']>) => void
  /** Closes what stands open. */
  readonly close: () => void
  /** Answers whether to go where gifts are left behind; staying changes nothing. */
  readonly resolveConfirmation: (isGoing: boolean) => void
}

/** Makes the store of one box. What goes to a place is a script of its own and comes with the first wish for it. */
export function createDeliveryLocationStore(options: DeliveryLocationStoreOptions): DeliveryLocationStore {
  const { ports, productId, delivery, productType } = options
  const core = createLocationCore(options)
  const { store, fail } = core
  let loading: Promise<PlaceResolver> | undefined

  const load = () => {
    loading ??= import('./createPlaceResolver.ts').then(({ createPlaceResolver }) =>
      createPlaceResolver(core),
    )
    return loading.catch(() => {
      // Offline for a moment: the next wish asks again.
      loading = undefined
      return undefined
    })
  }
  const wish = async (run: (finding: PlaceResolver) => Promise<void>) => {
    const finding = await load()
    if (finding) return run(finding)
    fail(noScript)
  }
  /** A wish that what is asked or typed before its script has come makes void. */
  const question = async (run: (finding: PlaceResolver) => Promise<void>) => {
    const isNewest = core.begin()
    await wish(async (finding) => (isNewest() ? run(finding) : undefined))
  }
  const type = (text: string) => {
    core.begin()
    store.setState({ ...uncheckedState, typed: text, isLocating: false })
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
        // Browsers put back what a field held: the known place is checked however it got there.
        if (inField !== '' && inField !== text && normalizePincode(inField) !== text) return type(inField)
        if (text === '') return
        store.setState({ typed: inField || text })
        if (productId !== undefined) store.setState({ check: { kind: 'checking', pincode: place.pincode } })
        await question((finding) => finding.showChosen(place, inField || text))
      },
      recheck: async () => (await load())?.recheck(),
      follow: () =>
        followExternalChanges(core, (run) => void load().then((finding) => finding && run(finding))),
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
        // What stands at the field is not about the cities or addresses that open.
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
