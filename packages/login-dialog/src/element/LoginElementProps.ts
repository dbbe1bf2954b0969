import type { LoginIntent } from '@store/api-client/contract/ports'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { LoginElement } from './LoginElement.ts'
import type { LoginElementEvents } from './LoginElementEvents.ts'

/**
 * Props of `<store-login-dialog>` in JSX. React 19 sets events as props; in React 18, add listeners through its `ref`.
 */
export type LoginElementProps = DetailedHTMLProps<HTMLAttributes<LoginElement>, LoginElement> & {
  /** Origin of the store's API. */
  readonly api: string
  /** Slug of the brand. */
  readonly brand: string
  /** Language, as a BCP 47 tag. @default English */
  readonly locale?: string
  /** The action that the visitor wants to continue after the login. @default `account` */
  readonly intent?: LoginIntent['kind']
  /** Excluded, because React 19 would overwrite the method `open`. */
  readonly open?: never
} & {
  readonly [Name in keyof LoginElementEvents as `on${Name}`]?: (
    event: CustomEvent<LoginElementEvents[Name]>,
  ) => void
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'store-login-dialog': LoginElementProps
    }
  }
}
