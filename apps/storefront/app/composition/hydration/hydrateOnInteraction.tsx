import { type ComponentType, memo, Suspense } from 'react'
import { onFirstInteraction } from './onFirstInteraction.ts'
import { onNextInteraction } from './onNextInteraction.ts'

/**
 * Creates a component that is server-rendered and hydrated on interaction; a failed load of its code is retried on
 * the next interaction. It does not re-render with its parent: an update from there would make React discard the
 * server-rendered HTML.
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Whether this page loads it immediately. @default never */
  isWanted: () => boolean = () => false,
) {
  let part: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  /**
   * Loads the component's code. The server calls it before rendering, so that the component is part of the page's
   * HTML.
   */
  const preload = async (): Promise<void> => {
    part ??= await load()
  }
  function Loaded(props: Props) {
    const Part = part
    if (!Part) {
      loading ??= new Promise<void>((resolve) => {
        const start = () => void preload().then(resolve, () => onNextInteraction(start))
        if (isWanted()) start()
        else onFirstInteraction(start)
      })
      throw loading
    }
    return <Part {...props} />
  }
  function Lazy(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  }
  return { Component: memo(Lazy), preload }
}
