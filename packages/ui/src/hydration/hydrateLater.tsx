import { type ComponentType, createElement, lazy, memo, Suspense, useState } from 'react'
import { type HydrationTrigger, useHydrationTrigger } from './HydrationProvider.tsx'
import { HydrationRegion } from './HydrationRegion.tsx'
import { onNextInteraction } from './onNextInteraction.ts'

/** A component that is hydrated later than the page around it. */
export interface DeferredComponent<Props extends object> {
  /** The component. */
  readonly Component: ComponentType<Props>
  /** Loads the code. A server calls it before rendering, so that the page's HTML contains the part. */
  readonly preload: () => Promise<void>
}

/**
 * Creates a component that is server-rendered with the page, and whose code a browser loads and hydrates later (partial
 * hydration). After a failure, the next interaction loads it again, and the server-rendered HTML stays until then. The
 * component does not re-render with its parent, because an update from there would make React discard that HTML. Events
 * before hydration are replayed ({@link HydrationRegion}).
 */
export function hydrateLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** When a browser loads the code. @default the trigger of the {@link HydrationProvider} */
  when?: HydrationTrigger,
): DeferredComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  let waiting: ComponentType<Props> | undefined
  const read = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  const wait = (trigger: HydrationTrigger) =>
    lazy(
      () =>
        new Promise<Awaited<ReturnType<typeof read>>>((resolve) => {
          const start = () => void read().then(resolve, () => onNextInteraction(start))
          trigger(start)
        }),
    )
  const choose = (trigger: HydrationTrigger) => {
    if (loaded) return loaded
    waiting ??= wait(when ?? trigger)
    return waiting
  }
  const preload = async () => void (await read())
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at the top of a module.
  return { Component: memo((props: Props) => createElement(Later<Props>, { choose, props })), preload }
}

interface LaterProps<Props extends object> {
  /** Returns the loaded component, or a component that waits for the code. */
  readonly choose: (trigger: HydrationTrigger) => ComponentType<Props>
  readonly props: Props
}

function Later<Props extends object>(props: LaterProps<Props>) {
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  )
}

function Content<Props extends object>({ choose, props }: LaterProps<Props>) {
  const trigger = useHydrationTrigger()
  // Keeps the same component for its whole lifetime, because a new one would lose its state.
  const [Part] = useState(() => choose(trigger))
  return (
    <HydrationRegion>
      <Part {...props} />
    </HydrationRegion>
  )
}
