import { CrossIcon, IconButton, Notice, VisuallyHidden } from '@store/ui'
import { useCart } from '../../react/useCart.ts'
import { useLate } from '../late/useLate.ts'
import styles from './CartToasts.module.css'
import { isLoud } from './isLoud.ts'

/** What the cart has to tell; the toasts come with the first notice, and what is announced does not wait for them. */
export function CartToasts() {
  const { state, actions, messages } = useCart()
  const { notices } = state
  const { part: Toasts, hasFailed } = useLate(loadToasts, notices.length > 0)
  const loud = Toasts ? [] : notices.filter(isLoud)
  return (
    <>
      {Toasts && <Toasts />}
      <VisuallyHidden>
        {/* It stands there before there is something to say, or it would not be announced. */}
        <span role="alert">
          {loud.map(({ id, kind }) => (
            <span key={id}>{messages.notices[kind]}</span>
          ))}
        </span>
      </VisuallyHidden>
      {hasFailed &&
        loud.map(({ id, kind }) => (
          <Notice key={id} kind="bad">
            <span className={styles.plain}>{messages.notices[kind]}</span>
            <IconButton
              icon={<CrossIcon size="s" />}
              label={messages.close}
              onClick={() => actions.dismissNotice(id)}
            />
          </Notice>
        ))}
    </>
  )
}

const loadToasts = () => import('./Toasts.tsx').then((late) => late.Toasts)
