import { type ForwardedRef, forwardRef, type MouseEvent, type ReactNode, useCallback } from 'react'
import { classNames } from '../classNames.ts'
import { Link } from '../Link/Link.tsx'
import styles from './Button.module.css'

/** Props of {@link Button}. */
export interface ButtonProps {
  /** Text of the button. */
  readonly children: ReactNode
  /** URL to go to; with it the button is a link. */
  readonly href?: string | undefined
  /**
   * Visual emphasis; one primary button per view.
   * @default 'primary'
   */
  readonly variant?: 'primary' | 'secondary' | 'quiet'
  /**
   * Height: `m` 44 px, `l` 52 px.
   * @default 'm'
   */
  readonly size?: 'm' | 'l'
  /**
   * Whether the button takes the full width of its container.
   * @default false
   */
  readonly fullWidth?: boolean
  /**
   * Whether work is in progress: the button shows a spinner, keeps focus and ignores clicks.
   * @default false
   */
  readonly busy?: boolean
  /**
   * Whether the button cannot be used now: it keeps focus, so that the reason can be read, and ignores clicks.
   * @default false
   */
  readonly unavailable?: boolean
  /** Icon before the text. */
  readonly icon?: ReactNode
  /** Called when the button is pressed. */
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /**
   * Native type; a link has none.
   * @default 'button'
   */
  readonly type?: 'button' | 'submit'
  /** Id of the form to submit when the button is outside it. */
  readonly form?: string | undefined
  /** Accessible name if the text alone is not enough; must contain the text. */
  readonly label?: string | undefined
  /** Id of the element that describes the button, such as why the button is unavailable. */
  readonly describedBy?: string | undefined
  /** Kind of popup that the button opens. */
  readonly hasPopup?: 'dialog' | 'listbox' | undefined
}

/** A button, or a link that looks like one. */
export const Button = forwardRef(function Button(props: ButtonProps, ref: ForwardedRef<HTMLElement>) {
  const { children, href, icon, onClick, busy = false, unavailable = false } = props
  const setElement = useCallback(
    (element: HTMLElement | null) => {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [ref],
  )
  const shared = {
    className: classOf(props),
    onClick: busy || unavailable ? swallow : onClick,
    'aria-busy': busy || undefined,
    'aria-disabled': busy || unavailable || undefined,
    'aria-label': props.label,
    'aria-describedby': props.describedBy,
    'aria-haspopup': props.hasPopup,
  }
  const content = (
    <>
      <span className={styles.face} data-busy={busy || undefined}>
        {icon}
        {children}
      </span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </>
  )
  if (href !== undefined) {
    return (
      <Link {...shared} ref={setElement} href={href}>
        {content}
      </Link>
    )
  }
  return (
    <button {...shared} ref={setElement} type={props.type ?? 'button'} form={props.form}>
      {content}
    </button>
  )
})

const sizes = { m: styles.medium, l: styles.large }

function classOf({ variant = 'primary', size = 'm', fullWidth, busy, unavailable }: ButtonProps): string {
  return classNames(
    styles.button,
    styles[variant],
    sizes[size],
    fullWidth && styles.fullWidth,
    busy && styles.busy,
    unavailable && styles.unavailable,
  )
}

function swallow(event: MouseEvent<HTMLElement>) {
  event.preventDefault()
  event.stopPropagation()
}
