import type { Hamper } from '@store/api-client/contract/hampers'
import { type CalendarDate, toIndianDate } from '@store/api-client/contract/rules/calendarDays'
import { cleanGiftText } from '@store/api-client/contract/rules/giftText'
import { serializeHamperToUrl } from '@store/api-client/contract/rules/hamperUrlState'
import { createStore } from 'zustand/vanilla'
import { createHamperLoader, toPlaceKey, wantsCourier } from './createHamperLoader.ts'
import { createInitialState } from './createInitialState.ts'
import { createPurchaseActions } from './createPurchaseActions.ts'
import { daysBetween } from './daysBetween.ts'
import { getHamperDates } from './getHamperDates.ts'
import type { HamperSelectionAction } from './HamperSelection.ts'
import type { HamperState } from './HamperState.ts'
import type { HamperStore, HamperStoreOptions } from './HamperStore.ts'
import { parseHamperDraft } from './parseHamperDraft.ts'
import { reduceHamperSelection } from './reduceHamperSelection.ts'

/** Creates the store of one hamper in progress. */
export function createHamperStore({ id, initial = {}, ports }: HamperStoreOptions): HamperStore {
  const { place, url, draft, track } = ports
  const today = toIndianDate(ports.clock.now())
  const store = createStore<HamperState>(() => createInitialState(initial, today))
  const loader = createHamperLoader(id, { ...ports, today }, initial.hamper)
  // Choices from the URL, which are applied when the hamper is loaded.
  let written = initial.hamper ? undefined : initial.written
  let turn = 0
  let isOpened = false
  let isRestored = false

  const serialize = () => {
    const { build, baseSteps, date } = store.getState()
    const picks = [...build.picks, ...build.unavailable]
    const step = build.steps[build.at]?.id
    const at = step === undefined ? baseSteps.length : baseSteps.findIndex(({ id }) => id === step)
    return serializeHamperToUrl(baseSteps, { at: Math.max(0, at), picks, date })
  }

  const tellAddress = () => {
    if (store.getState().hamper) url?.write(serialize())
  }

  const keepDraft = () => {
    const { hamper, message } = store.getState()
    const choices = hamper ? serialize() : written
    // The choices of an edited cart line are in its link, and must not fill another hamper.
    draft?.write({ hamper: String(id), message, written: initial.lineId === undefined ? choices : undefined })
  }

  const restoreDraft = () => {
    // A builder that is mounted again continues with the choices and the variant of the store.
    if (isRestored) return
    isRestored = true
    const stored = parseHamperDraft(draft?.read())
    if (stored?.hamper !== String(id)) return
    if (!initial.written && initial.lineId === undefined && stored.written !== undefined) {
      written = stored.written
      store.setState(createInitialState({ ...initial, written }, today))
      tellAddress()
    }
    if (store.getState().message === '') store.setState({ message: stored.message })
  }

  const daysTo = (date: CalendarDate | undefined) =>
    date === undefined ? undefined : daysBetween(today, date)

  const load = async () => {
    turn += 1
    const mine = turn
    store.setState({ loading: { kind: 'loading' } })
    const { date: asked } = store.getState()
    const found = await loader.load(daysTo(asked))
    // Another day or location was chosen meanwhile, so this response is dropped.
    if (mine !== turn) return
    if (!found) return store.setState({ loading: { kind: 'failed' } })
    const { base, sold } = found
    if (!store.getState().hamper) {
      // Text and day that were chosen while the hamper was loading are kept.
      const { message, date: chosen } = store.getState()
      store.setState({
        ...createInitialState({ ...initial, hamper: base, written }, today),
        message: cleanMessage(message, base),
        ...(chosen !== undefined && { date: chosen, isDateGone: false }),
      })
      written = undefined
    }
    const { build } = store.getState()
    store.setState({
      ...{ loading: { kind: 'ready' }, hamper: sold, offsetDays: base.offsetDays },
      ...{ baseSteps: base.steps, baseBlockedDays: base.blockedDays },
      build:
        sold.steps === build.steps
          ? build
          : reduceHamperSelection(build, { kind: 'load', steps: sold.steps }),
    })
    clearGoneDate()
    open()
    tellAddress()
    // A day from the URL, or a cleared day, may require another variant.
    if (store.getState().date !== asked) await load()
  }

  /** Clears a day on which the hamper or a chosen item cannot be delivered. */
  const clearGoneDate = () => {
    const { date } = store.getState()
    if (date === undefined || !getHamperDates(store.getState(), today).isGone(date)) return
    store.setState({ date: undefined, isDateGone: true })
  }

  const open = () => {
    const { hamper } = store.getState()
    if (isOpened || !hamper) return
    isOpened = true
    track({ kind: 'hamperOpened', productId: hamper.id })
  }

  const act = (action: HamperSelectionAction) => {
    const before = store.getState()
    const build = reduceHamperSelection(before.build, action)
    if (build === before.build) return
    buyer.leaveCart()
    store.setState({ build })
    clearGoneDate()
    tellAddress()
    keepDraft()
    // Without its day, the hamper may be sold in another variant.
    if (store.getState().date !== before.date) void load()
    if (build.at !== before.build.at && before.hamper) {
      track({ kind: 'hamperStepReached', productId: before.hamper.id, step: build.at + 1 })
    }
  }

  const buyer = createPurchaseActions({ store, ports, lineId: initial.lineId, act })

  return {
    ...{ getState: store.getState, getInitialState: store.getInitialState, subscribe: store.subscribe },
    today,
    actions: {
      start: () => {
        restoreDraft()
        open()
        const { hamper, date, offsetDays } = store.getState()
        const lacksCourier = hamper?.courierId !== undefined && wantsCourier(offsetDays)
        if (!hamper || !loader.isCurrent() || date !== undefined || lacksCourier) void load()
        return place.subscribe((now, before) => {
          if (now.pincode !== before.pincode) buyer.placeChanged()
          // Also loads when the shopper returns to a location while the response for another location is pending.
          if (!loader.isCurrent() || toPlaceKey(now) !== toPlaceKey(before)) void load()
        })
      },
      retry: () => void load(),
      add: (productId) => act({ kind: 'add', productId }),
      take: (productId) => act({ kind: 'take', productId }),
      drop: (step, productId) => act({ kind: 'drop', step, productId }),
      next: () => act({ kind: 'next' }),
      back: () => act({ kind: 'back' }),
      goTo: (to) => act({ kind: 'go', to }),
      setDate: (date) => {
        const { hamper } = store.getState()
        buyer.leaveCart()
        store.setState({ date, isDateGone: false })
        tellAddress()
        keepDraft()
        if (hamper) {
          track({ kind: 'hamperDateChosen', productId: hamper.id, offsetDays: daysBetween(today, date) })
        }
        void load()
      },
      write: (typed) => {
        const message = cleanMessage(typed, store.getState().hamper)
        buyer.leaveCart()
        store.setState({ message })
        keepDraft()
      },
      buy: buyer.buy,
      showPlace: ports.showPlace,
    },
  }
}

/** Cleans a message by the rules of the hamper; keeps it as it is until the hamper is loaded. */
function cleanMessage(typed: string, hamper: Hamper | undefined): string {
  return hamper ? cleanGiftText(typed, hamper.message?.limit ?? 0).text : typed
}
