import { CrossIcon, IconButton, Notice, VisuallyHidden } from '@store/ui'
import { useLazy } from '@store/ui/lazy'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartState } from '../../react/useCartState.ts'
import styles from './CartToasts.module.css'
import { isAnnouncedToScreenReader } from './isAnnouncedToScreenReader.ts'

/** Renders the cart's toasts, lazy-loaded with the first one. Announcements do not wait for them. */
export const CartToasts = createCartPart((slots) => slots.toasts, OwnCartToasts)

function OwnCartToasts() {
  const { actions, messages } = useCartServices()
  const toasts = useCartState(({ toasts }) => toasts)
  const { part: Toasts, isError } = useLazy(loadToasts, toasts.length > 0)
  const loud = Toasts ? [] : toasts.filter(isAnnouncedToScreenReader)
  return (
    <>
      {Toasts && <Toasts />}
      <VisuallyHidden>
        {/* The live region is rendered empty first, because screen readers announce only later changes of it. */}
        <span role="alert">
          {loud.map(({ id, kind }) => (
            <span key={id}>{messages.toasts[kind]}</span>
          ))}
        </span>
      </VisuallyHidden>
      {isError &&
        loud.map(({ id, kind }) => (
          <Notice key={id} kind="bad">
            <span className={styles.plain}>{messages.toasts[kind]}</span>
            <IconButton
              icon={<CrossIcon size="s" />}
              label={messages.close}
              onClick={() => actions.dismissToast(id)}
            />
          </Notice>
        ))}
    </>
  )
}

const loadToasts = () => import('./Toasts.tsx').then((late) => late.Toasts)
