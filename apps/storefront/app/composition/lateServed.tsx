import { type ComponentType, memo, Suspense } from 'react'
import { whenStirred } from './whenStirred.ts'
import { whenStirredAgain } from './whenStirredAgain.ts'

/**
 * A part of a page that is served whole and whose code comes when somebody stirs, and is asked for again with the next stir
 * where it does not arrive. It takes no part in what changes around it: an update from there would make React throw away what was served.
 */
export function lateServed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Whether this page wants it at once. @default never */
  isWanted: () => boolean = () => false,
) {
  let part: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  /** Brings the code; a server calls it before it renders, so that the part is served with the page. */
  const bring = async (): Promise<void> => {
    part ??= await load()
  }
  function Arrived(props: Props) {
    const Part = part
    if (!Part) {
      coming ??= new Promise<void>((resolve) => {
        const come = () => void bring().then(resolve, () => whenStirredAgain(come))
        if (isWanted()) come()
        else whenStirred(come)
      })
      throw coming
    }
    return <Part {...props} />
  }
  function Late(props: Props) {
    return (
      <Suspense fallback={null}>
        <Arrived {...props} />
      </Suspense>
    )
  }
  return { Late: memo(Late), bring }
}
