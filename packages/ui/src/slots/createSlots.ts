import {
  type ComponentType,
  type Context,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react'
import type { Slot } from './Slot.ts'

/**
 * Result of `createSlots`: the provider that passes slots down, and the function that defines the parts that read them.
 */
export interface SlotHelpers<Slots> {
  /** Provider that passes the host's slots to the parts below it. */
  readonly SlotsContext: Context<Slots | undefined>
  /** Returns a component that renders `Default`, or the host's slot in its place. */
  readonly createPart: <Given extends object>(
    find: (slots: Slots) => Slot<Given> | undefined,
    Default: ComponentType<Given>,
  ) => (given: Given) => ReactNode
}

/** Creates the slots of a package: `Slots` lists its parts, each as a `Slot` with the part's props. */
export function createSlots<Slots>(): SlotHelpers<Slots> {
  const SlotsContext = createContext<Slots | undefined>(undefined)
  return {
    SlotsContext,
    createPart: (find, Default) =>
      function Part(given) {
        const slots = useContext(SlotsContext)
        const replace = slots && find(slots)?.replace
        return replace ? replace(given, Default) : createElement(Default, given)
      },
  }
}
