import {
  type ComponentType,
  type Context,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react'
import type { Slot } from './Slot.ts'

/** What `createSlots` returns: how a package passes slots down, and how it defines the parts that read them. */
export interface SlotKit<Slots> {
  /** Passes the host's slots to the parts below; its provider takes them. */
  readonly SlotsContext: Context<Slots | undefined>
  /** Returns a component that renders `Default`, or what the host's slot returns in its place. */
  readonly createPart: <Given extends object>(
    find: (slots: Slots) => Slot<Given> | undefined,
    Default: ComponentType<Given>,
  ) => (given: Given) => ReactNode
}

/**
 * Creates the slots of a package: `Slots` lists its parts, each as a `Slot` of the props that the part is given.
 */
export function createSlots<Slots>(): SlotKit<Slots> {
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
