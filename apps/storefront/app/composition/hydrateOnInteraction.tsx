import { type ComponentType, memo, Suspense } from 'react'
import { onFirstInteraction } from './onFirstInteraction.ts'
import { onNextInteraction } from './onNextInteraction.ts'

/**
 * A part of a page that is served whole and whose code comes when somebody stirs, and is asked for again with the next stir
 * where it does not arrive. It takes no part in what changes around it: an update from there would make React throw away what was served.
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Whether this page wants it at once. @default never */
  isWanted: () => boolean = () => false,
) {
  let part: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  /** Brings the code; a server calls it before it renders, so that the part is served with the page. */
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
